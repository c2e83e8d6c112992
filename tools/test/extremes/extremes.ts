/** The extremes made from the schemas: what each takes where a schema leaves a choice. */
import { SLUG_MAX } from '../../../src/schemas/fields.ts';
import { longest, shortest, strangest, type Write } from './words.ts';

interface Range {
  min: number;
  max: number;
}

export interface Extreme {
  /** Whether optional fields are filled in. */
  optional: boolean;
  /** How many of a list or collection there are, and which number a field has. */
  pick: (range: Range) => number;
  write: Write;
  /** The text below the fields: as long as allowed, or as short. */
  body: (write: (length: number) => string, max: number) => string;
  /** The addresses elsewhere, which are also as long or short as allowed. */
  host: (nth: number, max: number) => string;
  phone: string;
  /** The name of an entry’s folder. */
  id: (nth: number) => string;
}

const paragraphs = (write: (length: number) => string, max: number): string => {
  const parts = [
    write(200),
    `## ${write(60)}`,
    `${write(150)} **${write(20)}** [${write(30)}](/contact) _${write(20)}_.`,
    `- ${write(100)}\n- ${write(40)}`,
    `### ${write(40)}`,
  ];
  let text = parts.join('\n\n');
  while (text.length + 320 < max) text += `\n\n${write(300)}`;
  return text;
};

const longHost = (nth: number, max: number): string => {
  const start = `https://www${nth}.`;
  const end = '.example';
  const label = `${'long-'.repeat(11)}name.`;
  return start + label.repeat(4).slice(0, max - start.length - end.length - 1) + end.replace('.', 'x.');
};

export const EXTREMES: Readonly<Record<'least' | 'most' | 'odd', Extreme>> = {
  /** Every list at its minimum, every optional field empty, the shortest texts. */
  least: {
    optional: false,
    pick: ({ min }) => min,
    write: shortest,
    body: () => 'A small room.',
    host: (nth) => `https://${String.fromCodePoint(97 + (nth % 26))}.example`,
    phone: '7946012',
    id: (nth) => String.fromCodePoint(97 + nth),
  },
  /** Every list at its maximum, the longest texts. */
  most: {
    optional: true,
    pick: ({ max }) => max,
    write: longest,
    body: paragraphs,
    host: longHost,
    phone: '+44 20 7946 0123 ext. 45678',
    // One name of the greatest length is enough to show that it fits.
    id: (nth) => (nth === 0 ? 'long-'.repeat(SLUG_MAX / 5).replace(/-$/, 's') : `entry-${nth + 1}`),
  },
  /** Other scripts, ampersands, quotes, signs, and numbers for titles. */
  odd: {
    optional: true,
    pick: ({ min, max }) => Math.min(max, min + 2),
    write: strangest,
    body: (write) => paragraphs(write, 900),
    host: (nth) => `https://xn--jxalpdlp${nth}.example`,
    phone: '020 7946 0123',
    id: (nth) => String(nth + 1),
  },
};

export type ExtremeName = keyof typeof EXTREMES;

export const EXTREME_NAMES = Object.keys(EXTREMES) as ExtremeName[];
