/** The mistakes in the content, as the error page of the development server shows them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { format, type Finding } from '../../content/check/finding.ts';
import { count } from '../../content/check/phrases.ts';

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** The line of a mistake and its neighbours, in the form of the browser's error page. */
const frame = (root: string, { file, line }: Finding): string => {
  try {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const from = Math.max(0, line - 3);
    return lines
      .slice(from, line + 2)
      .map((text, index) => {
        const number = from + index + 1;
        return `${number === line ? '>' : ' '} ${String(number).padStart(3)} | ${text}`;
      })
      .join('\n');
  } catch {
    return '';
  }
};

export const errorPage = (root: string, findings: readonly Finding[]): ErrorPayload => {
  const [first] = findings;
  const words = findings.map((finding) => escaped(format(finding))).join('\n\n');
  const place = first && { file: join(root, first.file), line: first.line, column: first.column };
  return {
    type: 'error',
    err: {
      name: 'ContentError',
      message: words,
      stack: '',
      plugin: 'content check',
      ...(first && { frame: frame(root, first) }),
      ...(place && { loc: place }),
      // Astro's error page also reads these.
      ...{
        title: `The content has ${count(findings.length, 'mistake')}.`,
        hint: 'The page returns by itself once the file is saved without the mistake.',
      },
    },
  };
};
