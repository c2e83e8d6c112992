/** Encodings, no-break spaces, and files with the marks of a merge. */
import { append, edit, rewrite, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';
const MORNING = 'schedule/morning/index.json';

/** Three lines where one was: the marks of two versions, as Git writes them. */
const versions = (text: string, line: string, other: string) =>
  text.replace(line, `<<<<<<< HEAD\n${line}\n=======\n${other}\n>>>>>>> main`);

const NBSP = '\u00A0';

export const encodings: readonly Mistake[] = [
  rewrite(
    'UTF-8 with a byte order mark',
    MORNING,
    (text) => `\uFEFF${text}`,
    `
schedule/morning/index.json:1 encoding
an invisible mark at the beginning of the file (a byte order mark: “UTF-8 with BOM”)
UTF-8, the encoding of every content file
run “npm run content:format”, or save the file as “UTF-8”, not “UTF-8 with BOM”`,
  ),
  rewrite(
    'UTF-8 with a byte order mark, in a text',
    SAUNA,
    (text) => `\uFEFF${text}`,
    `
services/sauna/index.mdx:1 encoding
an invisible mark at the beginning of the file (a byte order mark: “UTF-8 with BOM”)
UTF-8, the encoding of every content file
run “npm run content:format”, or save the file as “UTF-8”, not “UTF-8 with BOM”`,
  ),
  rewrite(
    'UTF-16',
    SAUNA,
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    `
services/sauna/index.mdx:1 encoding
a file saved as UTF-16
UTF-8, the encoding of every content file
in VS Code press the encoding in the bar at the bottom, then choose “Save with Encoding” and “UTF-8”`,
  ),
  rewrite(
    'UTF-16 without its mark',
    MORNING,
    (text) => Buffer.from(text, 'utf16le'),
    `
schedule/morning/index.json:1 encoding
a file saved as UTF-16
UTF-8, the encoding of every content file
in VS Code press the encoding in the bar at the bottom, then choose “Save with Encoding” and “UTF-8”`,
  ),
  rewrite(
    'UTF-16, big-endian',
    SAUNA,
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    `
services/sauna/index.mdx:1 encoding
a file saved as UTF-16
UTF-8, the encoding of every content file
in VS Code press the encoding in the bar at the bottom, then choose “Save with Encoding” and “UTF-8”`,
  ),
  rewrite(
    'Latin-1',
    MORNING,
    (text) => Buffer.from(text.replace('lemon', 'crème'), 'latin1'),
    `
schedule/morning/index.json:‹"activity": "W› encoding
a file saved as Latin-1 (or Windows-1252): its “è” cannot be read as UTF-8
UTF-8, the encoding of every content file
in VS Code press the encoding in the bar at the bottom, choose “Reopen with Encoding” and “Western (Windows 1252)”, then “Save with Encoding” and “UTF-8”`,
  ),
  rewrite(
    'Windows-1252',
    SAUNA,
    (text) => Buffer.from(text.replaceAll('’', '\u0092').replaceAll('—', '\u0097'), 'latin1'),
    `
services/sauna/index.mdx:‹- A thorough s› encoding
a file saved as Windows-1252: its “’” cannot be read as UTF-8
UTF-8, the encoding of every content file
in VS Code press the encoding in the bar at the bottom, choose “Reopen with Encoding” and “Western (Windows 1252)”, then “Save with Encoding” and “UTF-8”`,
  ),
  rewrite(
    'versions that were never merged, in the text',
    SAUNA,
    (text) => versions(text, 'Between rounds', 'Then'),
    `
services/sauna/index.mdx:‹<<<<<<< HEAD› merge
<<<<<<< HEAD, a mark of two versions that were never merged
one version
keep the right lines and delete the marks: the lines of <<<<<<<, ======= and >>>>>>>`,
  ),
  rewrite(
    'versions that were never merged, in the fields',
    SAUNA,
    (text) => versions(text, 'order: 12', 'order: 13'),
    `
services/sauna/index.mdx:‹<<<<<<< HEAD› merge
<<<<<<< HEAD, a mark of two versions that were never merged
one version
keep the right lines and delete the marks: the lines of <<<<<<<, ======= and >>>>>>>`,
  ),
  rewrite(
    'versions that were never merged, in JSON',
    MORNING,
    (text) => versions(text, '  "order": 1,', '  "order": 2,'),
    `
schedule/morning/index.json:‹<<<<<<< HEAD› merge
<<<<<<< HEAD, a mark of two versions that were never merged
one version
keep the right lines and delete the marks: the lines of <<<<<<<, ======= and >>>>>>>`,
  ),
  append(
    'no-break spaces between words',
    `Heat${NBSP}loosens and${NBSP}then you${NBSP}rest.`,
    `
services/sauna/index.mdx:‹Heat loosens a› spaces
a no-break space, or one of another width, in "Heat loosens and then you rest."
ordinary spaces; a no-break space only between a number and its unit
run “npm run content:format”, or delete the space and type it again`,
  ),
  append(
    'a space of another width',
    'Heat\u2003and rest.',
    `
services/sauna/index.mdx:‹Heat and rest.› spaces
a no-break space, or one of another width, in "Heat and rest."
ordinary spaces; a no-break space only between a number and its unit
run “npm run content:format”, or delete the space and type it again`,
  ),
  edit(
    'a no-break space as indent',
    SAUNA,
    '  src: ./sauna.jpg',
    `${NBSP} src: ./sauna.jpg`,
    `
services/sauna/index.mdx:‹src: ./sauna.j› spaces
a no-break space around the name of a field
ordinary spaces; a no-break space only between a number and its unit
run “npm run content:format”, or delete the space and type it again`,
  ),
  edit(
    'a no-break space after a colon',
    SAUNA,
    'order: 12',
    `order:${NBSP}12`,
    `
services/sauna/index.mdx:‹order: 12› spaces
a no-break space around the name of a field
ordinary spaces; a no-break space only between a number and its unit
run “npm run content:format”, or delete the space and type it again`,
  ),
  edit(
    'a no-break space after the dash of a list',
    SAUNA,
    '- A thorough sweat',
    `-${NBSP}A thorough sweat`,
    `
services/sauna/index.mdx:‹- A thorough s› spaces
a no-break space around the name of a field
ordinary spaces; a no-break space only between a number and its unit
run “npm run content:format”, or delete the space and type it again`,
  ),
  edit(
    'a no-break space as indent in JSON',
    MORNING,
    '  "order": 1',
    `${NBSP} "order": 1`,
    `
schedule/morning/index.json:‹"order": 1,› spaces
a no-break space around the name of a field
ordinary spaces; a no-break space only between a number and its unit
run “npm run content:format”, or delete the space and type it again`,
  ),
  edit(
    'a no-break space in a time',
    MORNING,
    '"6:45 AM"',
    `"6:45${NBSP}AM"`,
    `
schedule/morning/index.json:‹"time": "6:45 › spaces
a no-break space, or one of another width, in "6:45 AM"
ordinary spaces; a no-break space only between a number and its unit
run “npm run content:format”, or delete the space and type it again`,
  ),
  edit(
    'a no-break space between the words of a field',
    MORNING,
    'Warm water',
    `Warm water${NBSP}and tea`,
    `
schedule/morning/index.json:‹"activity": "W› spaces
a no-break space, or one of another width, in "Warm water and tea with lemon and ginger"
ordinary spaces; a no-break space only between a number and its unit
run “npm run content:format”, or delete the space and type it again`,
  ),
];
