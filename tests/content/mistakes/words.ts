/** Text in fields: lengths, characters and alternative text. */
import { edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const words: readonly Mistake[] = [
  edit(
    'a title too long for its card',
    SAUNA,
    'title: Sauna\n',
    'title: Sauna with aromatic herbs, birch leaves and ice\n',
    `
services/sauna/index.mdx:‹title:› too-long
the text "Sauna with aromatic herbs, birch leaves and ice", 47 characters
at most 40 characters
make it shorter by 7 or more`,
  ),
  edit(
    'a summary too long for a search result',
    SAUNA,
    'summary: >-\n',
    'summary: >-\n  A place where the days are long and the evenings are longer, and nobody minds either of them.\n',
    `
services/sauna/index.mdx:‹summary:› too-long
the text "A place where the days are long and the evenings are longer…", 199 characters
at most 160 characters
make it shorter by 39 or more`,
  ),
  edit(
    'a space at the end',
    'schedule/midday/index.json',
    '"Midday"',
    '"Midday "',
    `
schedule/midday/index.json:‹"title":› text
the text "Midday "
one line without spaces at either end
write it on one line and delete the spaces at its ends`,
  ),
  edit(
    'two lines in a title',
    SAUNA,
    'title: Sauna\n',
    'title: |-\n  Sauna\n  and steam\n',
    `
services/sauna/index.mdx:‹title:› text
the text "Sauna and steam"
one line without spaces at either end
write it on one line and delete the spaces at its ends`,
  ),
  edit(
    'bold words in a plain field',
    'why/expert-guidance/index.json',
    'listen first',
    '**listen** first',
    `
why/expert-guidance/index.json:‹"description":› markup
stars of strong words, which would be shown: "**listen**"
plain words; this field shows every sign as it is
write the words alone: listen`,
  ),
  edit(
    'HTML in a plain field',
    'why/expert-guidance/index.json',
    'listen first',
    '<b>listen</b> first',
    `
why/expert-guidance/index.json:‹"description":› markup
a tag: "<b>"
plain words; this field shows every sign as it is
leave out what is between < and >`,
  ),
  edit(
    'an HTML entity in a plain field',
    'activities/sauna-and-heat-therapy/index.json',
    'Sauna & Heat',
    'Sauna &amp; Heat',
    `
activities/sauna-and-heat-therapy/index.json:‹"title":› markup
the code of a character: "&amp;"
plain words; this field shows every sign as it is
type the character itself: & and not &amp;, é and not &eacute;`,
  ),
  edit(
    'an emoji',
    SAUNA,
    'title: Sauna\n',
    'title: Sauna 🔥\n',
    `
services/sauna/index.mdx:‹title:› characters
the character 🔥 (U+1F525) in "Sauna 🔥"
letters, digits and punctuation
leave it out, or say it in words`,
  ),
  edit(
    'a Cyrillic letter in an English word, in the text',
    SAUNA,
    'Voices drop',
    'Vоices drop',
    `
services/sauna/index.mdx:‹The room› characters
the Cyrillic letter о (U+043E) inside a word of Latin letters, in "The room smells of warm timber and hot stone. You choose yo…"
one alphabet in a word; a search would not find this one
delete the word and type it again`,
  ),
  edit(
    'an invisible character pasted from a web page',
    SAUNA,
    'title: Sauna\n',
    'title: Sau​na\n',
    `
services/sauna/index.mdx:‹title:› characters
an invisible character (U+200B) in "Sau​na"
letters, digits and punctuation
delete the word it is in and type it again`,
  ),
  edit(
    'a leftover placeholder',
    SAUNA,
    'title: Sauna\n',
    'title: "TODO: the name"\n',
    `
services/sauna/index.mdx:‹title:› placeholder
"TODO: the name", a placeholder
the text that visitors will read
replace all of it`,
  ),
  edit(
    'dummy text below the fields',
    SAUNA,
    'Voices drop',
    'Lorem ipsum dolor',
    `
services/sauna/index.mdx:‹The room› placeholder
"The room smells of warm timber and hot stone. You choose yo…", a placeholder
the text that visitors will read
replace all of it`,
  ),
  edit(
    'an alternative text that is the file’s name',
    'team/drips-and-light/index.json',
    '"Placeholder portrait: a pale plaster bust without a face, with short dark hair, against a sand-coloured wall."',
    '"drips and light"',
    `
team/drips-and-light/index.json:‹"alt":› alternative-text
"drips and light", which is the name of a file
what the picture shows, as you would say it on the telephone
describe it in one sentence`,
  ),
  edit(
    'an alternative text from the camera',
    'gallery/meganisi/index.json',
    '"Olive trees and dark cypresses on a dry grass slope above a hazy bay."',
    '"IMG_2041.JPG"',
    `
gallery/meganisi/index.json:‹"alt": "IMG_2041.JPG"› alternative-text
"IMG_2041.JPG", which is the name of a file
what the picture shows, as you would say it on the telephone
describe it in one sentence`,
  ),
  edit(
    'an empty alternative text',
    'gallery/meganisi/index.json',
    '"Olive trees and dark cypresses on a dry grass slope above a hazy bay."',
    '""',
    `
gallery/meganisi/index.json:‹"alt": ""› missing
nothing after the field’s name
a text of 1 to 160 characters
fill it in`,
  ),
  edit(
    'the same alternative text twice',
    'gallery/meganisi/index.json',
    'Smooth white pebbles at the edge of a blue-green sea, with bare hills on the far shore.',
    'Olive trees and dark cypresses on a dry grass slope above a hazy bay.',
    `
gallery/meganisi/index.json:‹"alt": "Olive trees› repeated
"Olive trees and dark cypresses on a dry grass slope above a…", as in item 2
a different one in each item
change it, or remove item 3`,
  ),
];
