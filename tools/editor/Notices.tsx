import { useEffect, useState, type ReactNode } from 'react';
import { reasonsOf } from './wording.ts';

/** How Keystatic’s list of reasons begins. */
const REFUSED = 'Field validation failed';

const PLACE = {
  position: 'fixed',
  insetInlineStart: '1rem',
  insetBlockEnd: '1rem',
  zIndex: 1000,
  maxInlineSize: '28rem',
  maxBlockSize: '60vh',
  overflow: 'auto',
  padding: '1rem 1.5rem',
  border: '2px solid #b3261e',
  borderRadius: '0.5rem',
  background: '#fff',
  color: '#21383b',
  font: '1rem/1.5 system-ui, sans-serif',
  overflowWrap: 'anywhere',
} as const;

/** Calls a function on an event of the page, until the component is gone. */
const useEvent = (name: string, call: () => void) =>
  useEffect(() => {
    addEventListener(name, call);
    return () => removeEventListener(name, call);
  }, [name, call]);

const Notice = ({ title, close, children }: { title: string; close: () => void; children: ReactNode }) => (
  <div role="alert" style={PLACE}>
    <strong>{title}</strong>
    {children}
    <button type="button" onClick={close}>
      Close
    </button>
  </div>
);

/** What the content check last said; `page.astro` keeps it. */
const mistakesNow = () => document.documentElement.dataset['mistakes'] ?? '';

/**
 * Says why the last Save did not save, and where: Keystatic shows a reason beside its field, where an item of a list
 * hides it, and otherwise only writes it to the console. Also says which mistakes the saved content has.
 */
export const Notices = () => {
  const [reasons, setReasons] = useState<readonly string[]>([]);
  const [mistakes, setMistakes] = useState(mistakesNow);
  useEffect(() => {
    const { warn } = console;
    console.warn = (...said: unknown[]) => {
      const [first] = said;
      if (first instanceof Error && first.message.startsWith(REFUSED)) setReasons(reasonsOf(first.message));
      else warn(...said);
    };
    return () => {
      console.warn = warn;
    };
  }, []);
  useEvent('sixfold:saving', () => setReasons([]));
  useEvent('sixfold:mistakes', () => setMistakes(mistakesNow()));
  if (reasons.length > 0)
    return (
      <Notice title="Not saved" close={() => setReasons([])}>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
    );
  if (mistakes === '') return null;
  return (
    <Notice title="Saved, but the content has a mistake" close={() => setMistakes('')}>
      <p style={{ whiteSpace: 'pre-wrap' }}>{mistakes}</p>
    </Notice>
  );
};
