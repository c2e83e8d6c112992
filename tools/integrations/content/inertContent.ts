import { join } from 'node:path';
import { mdxToMdast, type MdastNode } from 'satteri';
import type { Plugin } from 'vite';
import { contentDir } from '../../../src/contentDir.ts';

/** Whether a text contains anything that would run. */
const hasCode = (node: MdastNode): boolean =>
  node.type.startsWith('mdx') || ('children' in node && node.children.some(hasCode));

/**
 * The text below the fields. Readers differ on where unusual fields end, so there is only one way to write them.
 * @throws if the fields are not between two lines of three dashes
 */
const bodyOf = (text: string): string => {
  const [first, ...lines] = text.split('\n').map((line) => line.trimEnd());
  const end = lines.findIndex((line) => /^(---|\+\+\+)/.test(line));
  if (first !== '---' || lines[end] !== '---') throw new Error('its fields are not between two lines of ---');
  return lines.slice(end + 1).join('\n');
};

/**
 * Refuses entries that contain code before any of it runs, in development as in a build. The content check explains such
 * a mistake to editors; this holds even for a file that nothing has checked yet.
 */
export const inertContent = (root: string): Plugin => {
  const home = `${join(root, contentDir(root)).replaceAll('\\', '/')}/`;
  return {
    name: 'sixfold:inert-content',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler: (text, id) => {
        const [file = ''] = id.split('?');
        if (!file.startsWith(home) || !file.endsWith('.mdx')) return;
        if (hasCode(mdxToMdast(bodyOf(text)))) throw new Error(`${file} contains code, which no entry may.`);
      },
    },
  };
};
