/** What a text below the fields may not contain. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const body: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    Voices drop → In <5 minutes voices drop
    markup: a “<”, which is read as code
    write “less than”

    Voices drop → Voices {drop
    markup: a “{”, which is read as code
    delete { and }

    Voices drop → <b>Voices</b> drop
    markup: an HTML tag
    delete < and > and what is between them

    Voices drop → ![Steam](./sauna.jpg) Voices drop
    markup: a picture
    delete it; pictures have a field of their own

    The room smells → # Sauna\n\nThe room smells
    markup: the heading "Sauna", which begins with #
    begin a heading with ##, and one below it with ###; # is for the page’s title

    The room smells → ### Smells\n\nThe room smells
    markup: the heading "Smells", which begins with ###
    begin a heading with ##, and one below it with ###; # is for the page’s title

    The room smells → import nothing but yourself.\n\nThe room smells
    markup: a line that begins with “import” or “export”, which is read as code
    begin the line with another word

    + A towel.<br>A robe.
    markup: the HTML tag <br>
    delete <br>; leave an empty line between paragraphs

    + Read [](/contact) first.
    markup: a link without words
    write its words between [ and ]

    + ## \n\nA towel.
    markup: an empty heading
    write the heading, or delete the #

    + What to bring\n---
    markup: --- on the line below "What to bring", which turns it into a heading
    delete that line; for a heading, write ## What to bring

    + ----\n\nA towel.
    markup: a line of dashes or stars
    delete the line; an empty line is enough between paragraphs

    + -\n- Towel
    markup: an empty list item
    write the item, or delete the line

    + - [ ] Towel
    markup: a tick box at the beginning of an item
    delete [ ] or [x]

    + >\n\nA towel.
    markup: an empty quotation
    write the quotation, or delete the >

    + | Day | Bath |\n| --- | --- |\n| 1 | Ice |
    markup: a table
    write it as a list or in sentences

    + We ~~never~~ offer towels.
    markup: words between ~~, which would be struck through
    delete the words, or only the ~~

    + Bring a \u0060towel\u0060.
    markup: words between backticks (\u0060)
    delete the backticks

    + Bring {towel}.
    markup: a curly bracket
    delete { and }

    + A towel[^1].\n\n[^1]: Large.
    markup: a footnote
    move its words into the sentence
  `,
];
