/** Front matter that cannot be parsed. */
import { edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const yaml: readonly Mistake[] = [
  edit(
    'a colon in a title without quotes',
    SAUNA,
    'title: Sauna\n',
    'title: Sauna: dry heat\n',
    `
services/sauna/index.mdx:‹title:› broken-file
text with a colon or an indent that reads as a second field
one field a line; text with “: ” in it between quotes; fields of a group indented alike
put the text between single quotes: title: 'Sauna: dry heat'`,
  ),
  edit(
    'a tab instead of spaces',
    SAUNA,
    '  src: ./sauna.jpg',
    '\tsrc: ./sauna.jpg',
    `
services/sauna/index.mdx:‹src: ./sauna.jpg› broken-file
a tab at the beginning of a line
spaces, not tabs: two for each step inwards
replace the tab with two spaces`,
  ),
  edit(
    'a quotation mark that is never closed',
    'services/sound-healing/index.mdx',
    "lying down is enough'",
    'lying down is enough',
    `
services/sound-healing/index.mdx:‹---› broken-file
a quotation mark or bracket that is opened and never closed
a closing one for each
add the missing quotation mark or bracket, or remove the one that opens`,
  ),
  edit(
    'an apostrophe inside single quotes',
    'services/sound-healing/index.mdx',
    "'Nothing to learn and",
    "'It's nothing to learn and",
    `
services/sound-healing/index.mdx:‹- 'It's› broken-file
something after the end of a value
nothing after a closing quotation mark; an apostrophe inside single quotes written as ’
put the text between single quotes: - 'It’s nothing to learn and nothing to get right: lying down is enough'`,
  ),
  edit(
    'the same field twice',
    SAUNA,
    'group: cold-and-heat\n',
    'group: cold-and-heat\ntitle: Steam\n',
    `
services/sauna/index.mdx:‹title: Steam› broken-file
the same field twice
every field once
remove one of the two`,
  ),
  edit(
    'no space after the colon',
    SAUNA,
    'group: cold-and-heat',
    'group:cold-and-heat',
    `
services/sauna/index.mdx:‹group:cold-and-heat› broken-file
a field without a space after its colon
“name: value”, with a space after the colon
write group: cold-and-heat`,
  ),
  edit(
    'a dash that is out of line',
    SAUNA,
    '  - A thorough sweat',
    ' - A thorough sweat',
    `
services/sauna/index.mdx:‹- A thorough› broken-file
a line that is indented unlike its neighbours, or a [ without its ]
fields of a group, and the dashes of a list, exactly below one another
line them up with spaces`,
  ),
  edit(
    'a text that begins with a star',
    SAUNA,
    'title: Sauna\n',
    'title: *Sauna*\n',
    `
services/sauna/index.mdx:‹title:› broken-file
text that begins with a character that has a meaning of its own here
text between quotes when it begins with one of \` @ % * & ! | > { [ # -
put the whole text between single quotes, and write an apostrophe inside it as ’ (or twice: '')`,
  ),
  edit(
    'a text that begins with @',
    SAUNA,
    'title: Sauna\n',
    'title: @Sauna\n',
    `
services/sauna/index.mdx:‹title:› broken-file
text that begins with a character that has a meaning of its own here
text between quotes when it begins with one of \` @ % * & ! | > { [ # -
put the text between single quotes: title: '@Sauna'`,
  ),
  edit(
    'a # that cuts the text off',
    SAUNA,
    'title: Sauna\n',
    'title: Sauna #1\n',
    `
services/sauna/index.mdx:‹title:› broken-file
a “#” with a space before it; what follows it is a remark, and no page shows it
no remarks
put the whole text between quotes if “#” belongs to it; otherwise remove the remark`,
  ),
  edit(
    'the second line of dashes is missing',
    SAUNA,
    'heat\n---\n',
    'heat\n',
    `
services/sauna/index.mdx:1 broken-file
one line of three dashes, and no second one below the fields
“---” as the first line, then the fields, then “---” again, then the text
write --- on a line of its own between the last field and the text`,
  ),
  edit(
    'a colon in a benefit',
    SAUNA,
    'Warmth that loosens',
    'Warmth: loosens',
    `
services/sauna/index.mdx:‹- Warmth: loos› text
a group of fields
a text of 1 to 120 characters
put it between single quotes, because of the colon: 'Warmth: loosens a stiff back and tight shoulders'`,
  ),
  edit(
    'no space after the dash of one item',
    SAUNA,
    '- A thorough sweat',
    '-A thorough sweat',
    `
services/sauna/index.mdx:‹-A thorough sw› broken-file
a dash without a space after it
a dash and a space before each item of a list
write - A thorough sweat, the body’s own way of keeping cool`,
  ),
  edit(
    'no space after the dash of the first item',
    SAUNA,
    'benefits:\n  - ',
    'benefits:\n  -',
    `
services/sauna/index.mdx:‹benefits:› text
the text "-Warmth that loosens a stiff back and tight shoulders - A t…"
a list
write a space after each dash: - Warmth that loosens a stiff back and tight shoulders`,
  ),
  edit(
    'words between the fields',
    SAUNA,
    'benefits:\n',
    'Bring a towel.\nbenefits:\n',
    `
services/sauna/index.mdx:‹Bring a towel.› broken-file
words that belong to no field: Bring a towel.
only fields between the two lines of dashes: “name: value”
move the line below the second line of dashes; or, if it goes on from the line above, indent it by two spaces`,
  ),
  edit(
    'a date without its noughts',
    SAUNA,
    "'2026-11-20'",
    '2026-5-3',
    `
services/sauna/index.mdx:‹updated: 2026-› date
2026-5-3
a day of the calendar, as year, month and day
write 2026-05-03`,
  ),
  edit(
    'a date in English words',
    SAUNA,
    "'2026-11-20'",
    '3rd May 2026',
    `
services/sauna/index.mdx:‹updated: 3rd M› date
3rd May 2026
a day of the calendar, as year, month and day
write 2026-05-03`,
  ),
  edit(
    'a field of a group that is indented less than its neighbours',
    SAUNA,
    '  src: ./sauna.jpg',
    ' src: ./sauna.jpg',
    `
services/sauna/index.mdx:‹ src: ./sauna.jpg› broken-file
a line that is indented unlike its neighbours, or a [ without its ]
fields of a group, and the dashes of a list, exactly below one another
line them up with spaces`,
  ),
  edit(
    'four dashes below the fields',
    SAUNA,
    '\n---\n\n',
    '\n----\n\n',
    `
services/sauna/index.mdx:‹----› broken-file
more than three dashes below the fields
exactly three dashes on a line of their own
write ---`,
  ),
  edit(
    'the text on the line of dashes',
    SAUNA,
    '\n---\n\n',
    '\n--- ',
    `
services/sauna/index.mdx:‹--- The room› broken-file
words after the second three dashes
exactly three dashes on a line of their own
write ---, and the words below it, after an empty line`,
  ),
];
