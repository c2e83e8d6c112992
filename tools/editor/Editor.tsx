import { useEffect, useMemo, useRef, useState } from 'react';
import { Keystatic } from '@keystatic/core/ui';
import { editorConfig } from './config.ts';
import { onRefusal, onSave } from './keystatic.ts';

interface Props {
  /** The content folder, relative to the project's folder. */
  dir: string;
}

/** The visual editor, in the browser only. It says why it did not save, and which mistakes the saved content has. */
export default function Editor({ dir }: Props) {
  const config = useMemo(() => editorConfig(dir), [dir]);
  const [reasons, setReasons] = useState('');
  const [mistakes, setMistakes] = useState('');
  const saving = useRef<HTMLDialogElement>(null);
  useEffect(() => onRefusal(setReasons), []);
  useEffect(
    () =>
      onSave((done) => {
        setReasons('');
        saving.current?.showModal();
        void done.then(() => saving.current?.close());
      }),
    [],
  );
  useEffect(() => {
    import.meta.hot?.on('sixfold:mistakes', setMistakes);
    // `contentCheck` answers with the mistakes that there are now.
    import.meta.hot?.send('sixfold:mistakes');
    return () => import.meta.hot?.off('sixfold:mistakes', setMistakes);
  }, []);
  const [title, text, close] =
    reasons === ''
      ? ['Mistakes in the saved content', mistakes, () => setMistakes('')]
      : ['Not saved', reasons, () => setReasons('')];
  return (
    <>
      <Keystatic config={config} appSlug={{ envName: '', value: undefined }} />
      {/* While it is open nothing can be typed. Then the focus is where it was. */}
      <dialog ref={saving} onCancel={(event) => event.preventDefault()}>
        Saving…
      </dialog>
      {text !== '' && (
        <div role="alert">
          <strong>{title}</strong>
          <p>{text}</p>
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      )}
    </>
  );
}
