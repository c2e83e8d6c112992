/** Encodings, no-break spaces, and files with the marks of a merge. */
import { mistakesIn, says, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

/** A mistake made by replacing a file with other bytes. */
const rewrite = (
  name: string,
  file: string,
  change: (text: string) => string | Uint8Array,
  said: Mistake['says'],
): Mistake => ({
  name,
  make: (site) => site.write(file, change(site.read(file))),
  at: () => ({ file, line: 1 }),
  says: said,
});

/** Three lines where one was: the marks of two versions, as Git writes them. */
const versions = (text: string, line: string, other: string) =>
  text.replace(line, `<<<<<<< HEAD\n${line}\n=======\n${other}\n>>>>>>> main`);

export const encodings: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    + Heat\u00A0loosens and\u00A0then you\u00A0rest.
    spaces: a space that is not an ordinary one, shown here as ␣: "Heat␣loosens and␣then you␣rest."
    run “npm run content:format”, or delete the space and type it again

    image:\n  src → image:\n\u00A0 src
    spaces: a no-break space beside the name of a field
    run “npm run content:format”, or delete the space and type it again

    + The guestâ€™s towel.
    encoding: "â€™" in "The guestâ€™s towel.": a character read in the wrong encoding
    type ’ instead; if there are more, paste the text again and save the file as UTF-8

    + Î±ÏÎ¼ÏŒÏ‚ is steam.
    encoding: "Î±" in "Î±ÏÎ¼ÏŒÏ‚ is steam.": a character read in the wrong encoding
    type α instead; if there are more, paste the text again and save the file as UTF-8

    + The guest\uFFFDs towel.
    encoding: "\uFFFD" in "The guest\uFFFDs towel.": a character read in the wrong encoding
    type the word again
  `,
  ...mistakesIn('schedule/morning/index.json')`
    \n  "order" → \n\u00A0 "order"
    spaces: a no-break space beside the name of a field
    run “npm run content:format”, or delete the space and type it again

    "6:45 AM" → "6:45\u00A0AM"
    spaces: a space that is not an ordinary one, shown here as ␣: "6:45␣AM"
    run “npm run content:format”, or delete the space and type it again
  `,
  rewrite(
    'UTF-8 with a byte order mark',
    SAUNA,
    (text) => `\uFEFF${text}`,
    says`
      encoding: an invisible mark at the beginning of the file (“UTF-8 with BOM”); every content file is UTF-8
      run “npm run content:format”, or save the file as “UTF-8”
    `,
  ),
  rewrite(
    'UTF-16',
    SAUNA,
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    says`
      encoding: a file saved as UTF-16; every content file is UTF-8
      in VS Code, select the encoding in the bar at the bottom, then choose “Save with Encoding” and “UTF-8”
    `,
  ),
  rewrite(
    'Windows-1252',
    SAUNA,
    (text) => Buffer.from(text.replaceAll('’', '\u0092').replaceAll('—', '\u0097'), 'latin1'),
    says`
      encoding ‹- A thorough s›: a file saved as Windows-1252: its “’” cannot be read as UTF-8; every content file is UTF-8
      in VS Code, select the encoding in the bar at the bottom, choose “Reopen with Encoding” and “Western (Windows 1252)”, then “Save with Encoding” and “UTF-8”
    `,
  ),
  rewrite(
    'versions that were never merged',
    SAUNA,
    (text) => versions(text, 'order: 12', 'order: 13'),
    says`
      merge ‹<<<<<<< HEAD›: <<<<<<< HEAD, a mark left by an unfinished merge
      keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>
    `,
  ),
  rewrite(
    'versions that were never merged, in JSON',
    'schedule/morning/index.json',
    (text) => versions(text, '  "order": 1,', '  "order": 2,'),
    says`
      merge ‹<<<<<<< HEAD›: <<<<<<< HEAD, a mark left by an unfinished merge
      keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>
    `,
  ),
];
