/** Where our fonts come from, and what is kept of them. `subsetFonts.ts` makes the files. */

interface FontSource {
  /** What the font is for; also the name of its file. */
  role: 'headings' | 'text';
  name: string;
  version: string;
  axes: Readonly<Record<string, number | { min: number; max: number; default: number }>>;
  features: readonly string[];
}

/**
 * Headings: one static cut, a little heavier than regular so that hairlines survive on photographs. Its default figures
 * are old style, so `lnum` stays. It has no ligatures: browsers use none where letter spacing is set, as in headings,
 * and without them the file arrives in one round trip (14.6 KB with its headers).
 * Text: 400 to 600, with tabular figures for the timetable.
 */
export const FONT_SOURCES: readonly FontSource[] = [
  {
    role: 'headings',
    name: '@fontsource-variable/baskervville',
    version: '5.3.0',
    axes: { wght: 430 },
    features: ['kern', 'lnum'],
  },
  {
    role: 'text',
    name: '@fontsource-variable/figtree',
    version: '5.3.0',
    axes: { wght: { min: 400, max: 600, default: 400 } },
    features: ['kern', 'tnum'],
  },
];
