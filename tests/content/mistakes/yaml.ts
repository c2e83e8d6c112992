/** Fields at the top of a text that cannot be read. */
import { edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const yaml: readonly Mistake[] = [
  edit(
    'a colon in a title without quotes',
    SAUNA,
    'title: Sauna\n',
    'title: Sauna: dry heat\n',
    `
services/sauna/index.mdx:2 broken-file
text with a colon or an indent that reads as a second field
one field a line; text with “: ” in it between quotes; fields of a group indented alike
put the whole text between single quotes, and write an apostrophe inside it as ’ (or twice: '')`,
  ),
  edit(
    'a tab instead of blanks',
    SAUNA,
    '  src: ./sauna.jpg',
    '\tsrc: ./sauna.jpg',
    `
services/sauna/index.mdx:10 broken-file
a tab at the beginning of a line
blanks: two for each step inwards
replace the tab with two blanks`,
  ),
  edit(
    'a quotation mark that is never closed',
    'services/sound-healing/index.mdx',
    "lying down is enough'",
    'lying down is enough',
    `
services/sound-healing/index.mdx:19 broken-file
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
services/sound-healing/index.mdx:16 broken-file
something after the end of a value
nothing after a closing quotation mark; an apostrophe inside single quotes written as ’
put the whole text between single quotes, and write an apostrophe inside it as ’ (or twice: '')`,
  ),
  edit(
    'the same field twice',
    SAUNA,
    'group: cold-and-heat\n',
    'group: cold-and-heat\ntitle: Steam\n',
    `
services/sauna/index.mdx:4 broken-file
the same field twice
every field once
remove one of the two`,
  ),
  edit(
    'no blank after the colon',
    SAUNA,
    'group: cold-and-heat',
    'group:cold-and-heat',
    `
services/sauna/index.mdx:3 broken-file
a line without a field name, or without the colon after it
“name: value”, the colon directly after the name and a blank after the colon
write the name and a colon before the text, or indent the line if it goes on from the line above`,
  ),
  edit(
    'a dash that is out of line',
    SAUNA,
    '  - A thorough sweat',
    ' - A thorough sweat',
    `
services/sauna/index.mdx:16 broken-file
a line that is indented unlike its neighbours, or a [ without its ]
fields of a group, and the dashes of a list, exactly below one another
line them up with blanks`,
  ),
  edit(
    'a text that begins with a star',
    SAUNA,
    'title: Sauna\n',
    'title: *Sauna*\n',
    `
services/sauna/index.mdx:2 broken-file
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
services/sauna/index.mdx:2 broken-file
text that begins with a character that has a meaning of its own here
text between quotes when it begins with one of \` @ % * & ! | > { [ # -
put the whole text between single quotes, and write an apostrophe inside it as ’ (or twice: '')`,
  ),
  edit(
    'a # that cuts the text off',
    SAUNA,
    'title: Sauna\n',
    'title: Sauna #1\n',
    `
services/sauna/index.mdx:2 broken-file
a “#” with a blank before it; what follows it is a remark, and no page shows it
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
no fields between two lines of three dashes at the top of the file
“---” as the first line, then the fields, then “---” again, then the text
add the missing line of three dashes`,
  ),
];
