/** What a text below the fields may not contain. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const body: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    Voices drop → In <5 minutes voices drop
    markup: a “<” that reads as code
    write “<” as “less than”, and leave out { and }

    Voices drop → Voices {drop
    markup: a “{” that reads as code
    write “<” as “less than”, and leave out { and }

    Voices drop → <b>Voices</b> drop
    markup: a tag between < and >
    leave out what is between < and >

    Voices drop → ![Steam](./sauna.jpg) Voices drop
    markup: a picture
    take it out; the picture of an entry is a field

    The room smells → # Sauna\n\nThe room smells
    markup: a heading with 1 #: "Sauna"
    write ## for a heading, ### for one below it; the title is the page’s only #

    The room smells → ### Smells\n\nThe room smells
    markup: a heading with 3 #: "Smells"
    write ## for a heading, ### for one below it; the title is the page’s only #

    The room smells → import nothing but yourself.\n\nThe room smells
    markup: a line that begins with “import” or “export”, which reads as code
    begin the line with another word

    + A towel.<br>A robe.
    markup: a tag: <br>
    leave out <br>; an empty line begins a new paragraph, and pictures are fields

    + Read [](/contact) first.
    markup: a link without words
    write its words between [ and ]

    + ## \n\nA towel.
    markup: a heading without words
    write its words, or delete the #

    + What to bring\n---
    markup: a line of --- directly below "What to bring", which makes a large heading of it
    delete that line; if it is meant as a heading, write ## What to bring

    + ----\n\nA towel.
    markup: a line of dashes or stars
    delete the line; an empty line is enough between paragraphs, and ## begins a new part

    + -\n- Towel
    markup: an item of a list without words
    write its words, or delete its line

    + - [ ] Towel
    markup: a box to tick at the beginning of an item
    leave out [ ] or [x]

    + >\n\nA towel.
    markup: a quotation without words
    write its words, or delete the >

    + | Day | Bath |\n| --- | --- |\n| 1 | Ice |
    markup: a table
    write it as a list or in sentences

    + We ~~never~~ offer towels.
    markup: words between ~~, which would be struck through
    take them out, or leave out the ~~

    + Bring a \u0060towel\u0060.
    markup: words between \u0060 and \u0060
    leave out the \u0060

    + Bring {towel}.
    markup: a curly bracket
    leave out { and }

    + A towel[^1].\n\n[^1]: Large.
    markup: a footnote
    put its words into the sentence
  `,
];
