/** Words in fields: lengths, signs, characters, alternative texts. */
import { edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const words: readonly Mistake[] = [
  edit(
    'a title too long for its card',
    SAUNA,
    'title: Sauna\n',
    'title: Sauna with aromatic herbs, birch leaves and ice\n',
    `
services/sauna/index.mdx:2 too-long
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
services/sauna/index.mdx:6 too-long
the text "A place where the days are long and the evenings are longer…", 199 characters
at most 160 characters
make it shorter by 39 or more`,
  ),
  edit(
    'a blank at the end',
    'schedule/midday/index.json',
    '"Midday"',
    '"Midday "',
    `
schedule/midday/index.json:2 text
the text "Midday "
one line without blanks at either end
write it on one line and remove blanks at its ends`,
  ),
  edit(
    'two lines in a title',
    SAUNA,
    'title: Sauna\n',
    'title: |-\n  Sauna\n  and steam\n',
    `
services/sauna/index.mdx:2 text
the text "Sauna and steam"
one line without blanks at either end
write it on one line and remove blanks at its ends`,
  ),
  edit(
    'bold words in a plain field',
    'why/expert-guidance/index.json',
    'listen first',
    '**listen** first',
    `
why/expert-guidance/index.json:4 markup
"**" in "Clinicians, therapists and guides **listen** first and sugg…"
plain words; this field would show such signs as they are
write the words alone`,
  ),
  edit(
    'HTML in a plain field',
    'why/expert-guidance/index.json',
    'listen first',
    '<b>listen</b> first',
    `
why/expert-guidance/index.json:4 markup
"<b>" in "Clinicians, therapists and guides <b>listen</b> first and s…"
plain words; this field would show such signs as they are
write the words alone`,
  ),
  edit(
    'an HTML entity in a plain field',
    'activities/sauna-and-heat-therapy/index.json',
    'Sauna & Heat',
    'Sauna &amp; Heat',
    `
activities/sauna-and-heat-therapy/index.json:2 markup
"&amp;" in "Sauna &amp; Heat Therapy"
plain words; this field would show such signs as they are
write the words alone`,
  ),
  edit(
    'an emoji',
    SAUNA,
    'title: Sauna\n',
    'title: Sauna 🔥\n',
    `
services/sauna/index.mdx:2 characters
the character 🔥 (U+1F525) in "Sauna 🔥"
letters, digits and punctuation that the site’s typefaces hold
remove it or write it in words`,
  ),
  edit(
    'a letter the typefaces lack, in the text',
    SAUNA,
    'Voices drop',
    'Voices drop ⟶',
    `
services/sauna/index.mdx:21 characters
the character ⟶ (U+27F6) in "The room smells of warm timber and hot stone. You choose yo…"
letters, digits and punctuation that the site’s typefaces hold
remove it or write it in words`,
  ),
  edit(
    'an invisible character pasted from a web page',
    SAUNA,
    'title: Sauna\n',
    'title: Sau​na\n',
    `
services/sauna/index.mdx:2 characters
an invisible character (U+200B) in "Sau​na"
letters, digits and punctuation that the site’s typefaces hold
remove it or write it in words`,
  ),
  edit(
    'a leftover placeholder',
    SAUNA,
    'title: Sauna\n',
    'title: "TODO: the name"\n',
    `
services/sauna/index.mdx:2 placeholder
"TODO: the name", which waits to be filled in
the text that visitors shall see
replace all of it`,
  ),
  edit(
    'dummy text below the fields',
    SAUNA,
    'Voices drop',
    'Lorem ipsum dolor',
    `
services/sauna/index.mdx:21 placeholder
"The room smells of warm timber and hot stone. You choose yo…", which waits to be filled in
the text that visitors shall see
replace all of it`,
  ),
  edit(
    'an alternative text that is the file’s name',
    'team/drips-and-light/index.json',
    '"Placeholder portrait: a pale plaster bust without a face, with short dark hair, against a sand-coloured wall."',
    '"drips and light"',
    `
team/drips-and-light/index.json:6 alternative-text
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
gallery/meganisi/index.json:16 alternative-text
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
gallery/meganisi/index.json:16 missing
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
gallery/meganisi/index.json:16 repeated
"Olive trees and dark cypresses on a dry grass slope above a…", as in item 2
a different one in each item
change it, or remove item 3`,
  ),
];
