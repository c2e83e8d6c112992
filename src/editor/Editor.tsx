import { Keystatic } from '@keystatic/core/ui';
import config from './config.ts';

/** The visual editor, in the browser only. */
export default function Editor() {
  return <Keystatic config={config} appSlug={{ envName: '', value: undefined }} />;
}
