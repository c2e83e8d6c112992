/** The text below the fields. */
import { append, edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const body: readonly Mistake[] = [
  {
    name: 'no text below the fields',
    make: (site) => {
      const [fields = ''] = site.read(SAUNA).split('---\n\n');
      site.write(SAUNA, `${fields}---\n`);
    },
    says: [
      `
services/sauna/index.mdx:‹---› missing
nothing
the description of the service, in a few paragraphs
write it below the second line of dashes`,
    ],
  },
  edit(
    'a sign for “less than”',
    SAUNA,
    'Voices drop',
    'In <5 minutes voices drop',
    `
services/sauna/index.mdx:‹The room› markup
a “<” that reads as code
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
write “<” as “less than”, and leave out { and }`,
  ),
  edit(
    'a curly bracket',
    SAUNA,
    'Voices drop',
    'Voices {drop',
    `
services/sauna/index.mdx:‹The room› markup
a “{” that reads as code
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
write “<” as “less than”, and leave out { and }`,
  ),
  edit(
    'HTML in the text',
    SAUNA,
    'Voices drop',
    '<b>Voices</b> drop',
    `
services/sauna/index.mdx:‹The room› markup
a tag between < and >
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
leave out what is between < and >`,
  ),
  edit(
    'a picture in the text',
    SAUNA,
    'Voices drop',
    '![Steam](./sauna.jpg) Voices drop',
    `
services/sauna/index.mdx:‹The room› markup
a picture
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
take it out; the picture of an entry is a field`,
  ),
  edit(
    'a second title',
    SAUNA,
    'The room smells',
    '# Sauna\n\nThe room smells',
    `
services/sauna/index.mdx:‹# Sauna› markup
a heading with 1 #: "Sauna"
## for a heading, ### for one below it; the title is the page’s only #
change the number of #`,
  ),
  edit(
    'a heading that skips a step',
    SAUNA,
    'The room smells',
    '### Smells\n\nThe room smells',
    `
services/sauna/index.mdx:‹### Smells› markup
a heading with 3 #: "Smells"
## for a heading, ### for one below it; the title is the page’s only #
change the number of #`,
  ),
  edit(
    'a line that begins with “import”',
    SAUNA,
    'The room smells',
    'import nothing but yourself.\n\nThe room smells',
    `
services/sauna/index.mdx:‹import› markup
a line that begins with “import” or “export”, which reads as code
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
begin the line with another word`,
  ),
  edit(
    'a broken link in the text',
    SAUNA,
    'Voices drop',
    '[Voices](/services/soundhealing) drop',
    `
services/sauna/index.mdx:‹The room› link
"/services/soundhealing", and there is no such page
the address of a page of this site. Did you mean "/services/sound-healing"?
write /services/sound-healing`,
  ),
  edit(
    'a link to a heading that does not exist',
    SAUNA,
    'Voices drop',
    '[Voices](#rounds) drop',
    `
services/sauna/index.mdx:‹The room› link
"#rounds", and no heading of this text makes that place
no link to a heading, as there are none
correct what follows #, or link to a page`,
  ),
  edit(
    'a link to the site’s own full address',
    SAUNA,
    'Voices drop',
    '[Voices](https://www.sixfold.example/contact) drop',
    `
services/sauna/index.mdx:‹The room› link
"https://www.sixfold.example/contact", the full address of a page of this site
the address without the site’s name
write /contact`,
  ),
  edit(
    'a link without https',
    SAUNA,
    'Voices drop',
    '[Voices](www.example.com) drop',
    `
services/sauna/index.mdx:‹The room› web-address
"www.example.com"
an address that begins with / on this site, or with https:// elsewhere
write the whole address`,
  ),
  append(
    'a line break as in a web page',
    'A towel.<br>A robe.',
    `
services/sauna/index.mdx:‹A towel.<br>› markup
a tag: <br>
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
leave out <br>; an empty line begins a new paragraph, and pictures are fields`,
  ),
  append(
    'the code of a character without its semicolon',
    'Bed &amp breakfast.',
    `
services/sauna/index.mdx:‹Bed &amp› markup
the code of a character: "&amp"
no sign that a visitor would see
type the character itself: & and not &amp;, é and not &eacute;`,
  ),
];
