import { useEffect, useMemo } from 'react';
import { Keystatic } from '@keystatic/core/ui';
import { editorConfig } from './config.ts';
import { Notices } from './Notices.tsx';
import { holdWhileSaving } from './saving.ts';

interface Props {
  /** The content folder, relative to the project's folder. */
  dir: string;
}

/** The visual editor, in the browser only. */
export default function Editor({ dir }: Props) {
  const config = useMemo(() => editorConfig(dir), [dir]);
  useEffect(holdWhileSaving, []);
  return (
    <>
      <Keystatic config={config} appSlug={{ envName: '', value: undefined }} />
      <Notices />
    </>
  );
}
