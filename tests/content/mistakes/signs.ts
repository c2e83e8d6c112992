/** Text that still looks like markup, so that a visitor would see the symbols. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const signs: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    + Bed &amp breakfast.
    markup: the code of a character: "&amp"
    type the character itself: & and not &amp;, é and not &eacute;

    + Then the [ice bath] (/services/cryotherapy).
    markup: a link with its brackets the wrong way round, or a space between them: "[ice bath] (/services/cryotherapy)"
    write [ice bath](/services/cryotherapy)

    + Then the (ice bath)[/services/cryotherapy].
    markup: a link with its brackets the wrong way round, or a space between them: "(ice bath)[/services/cryotherapy]"
    write [ice bath](/services/cryotherapy)

    + Then the [ice bath][/services/cryotherapy].
    markup: a link with its brackets the wrong way round, or a space between them: "[ice bath][/services/cryotherapy]"
    write [ice bath](/services/cryotherapy)

    + Then the [ice bath](/services/cryotherapy and rest.
    markup: a link whose address has a space in it, or no closing bracket: "[ice bath](/services/cryotherapy"
    write [ice bath](/services/cryotherapy)

    + Write [to us](/contact us) first.
    markup: a link whose address has a space in it, or no closing bracket: "[to us](/contact"
    write [to us](/contact)

    + Then the ice bath](/services/cryotherapy).
    markup: half a link: "]("
    write [words](/address)

    + Drink ** plenty of water ** first.
    markup: stars of strong words, which would be shown: "** plenty of water **"
    write **plenty of water**, without spaces inside the stars

    + Drink **plenty of water first.
    markup: stars or lines without their partners, which would be shown: "**"
    put ** directly before the first and directly after the last strong word, or leave both out

    + Drink * plenty of water * first.
    markup: symbols of emphasis, which would be shown: "* plenty of water *"
    write _plenty of water_, without spaces inside

    + Drink _plenty of water first.
    markup: a symbol of emphasis without its partner, which would be shown: "_"
    put _ directly before the first and directly after the last emphasised word, or leave it out

    + Drink *plenty of water first.
    markup: a symbol of emphasis without its partner, which would be shown: "*"
    put _ directly before the first and directly after the last emphasised word, or leave it out

    + ##What to bring
    markup: a heading that is none, because there is no space after the #: "##What to bring"
    write ## What to bring

    + • Towel\n• Bottle
    markup: an item of a list that does not begin with a dash and a space: "• Towel"
    write each item on a line of its own, with a space after the dash: - Towel

    + -Towel\n-Bottle
    markup: an item of a list that does not begin with a dash and a space: "-Towel"
    write each item on a line of its own, with a space after the dash: - Towel

    + – Towel\n– Bottle
    markup: an item of a list that does not begin with a dash and a space: "– Towel"
    write each item on a line of its own, with a space after the dash: - Towel

    + *Towel\n*Bottle
    markup: an item of a list that does not begin with a dash and a space: "*Towel"
    write each item on a line of its own, with a space after the dash: - Towel

    + 1.Shower\n2.Sit
    markup: an item of a list without a space after its number: "1.Shower"
    write 1. Shower

    + In this order:\n2. Sit\n3. Rest
    markup ‹2. Sit›: items of a list that begin inside a paragraph: "2. Sit"
    leave an empty line before the first item, and begin with 1.

    + | Day | Bath |
    markup: a line of a table: "| Day | Bath |"
    write it as a list or in sentences; no page shows tables

    + This is the bench: !(bench)[./bench.jpg]
    markup: a picture pasted as text: "!(bench)["
    take it out; a picture has a field of its own, in the fields of the entry that shows it

    + See bench-2.JPG for the bench.
    markup: a picture pasted as text: "bench-2.JPG"
    take it out; a picture has a field of its own, in the fields of the entry that shows it

    + First shower.\\nThen sit.
    markup: a backslash: "\\n"
    write what it stands for: an empty line for \\n\\n, a space for \\n or \\t, “ and ” for \\"

    + Time | What\n8:00 | Heat\n9:00 | Rest
    markup: a line of a table: "Time | What"
    write it as a list or in sentences; no page shows tables

    + It is [b]very[/b] hot.
    markup: words between the symbols of a forum: "[b]very[/b]"
    write **very**, or the words alone
  `,
  ...mistakesIn('why/expert-guidance/index.json')`
    listen first → **listen** first
    markup: stars of strong words, which would be shown: "**listen**"; this field shows every symbol as it is
    write the words alone: listen

    listen first → <b>listen</b> first
    markup: a tag: "<b>"; this field shows every symbol as it is
    leave out what is between < and >
  `,
  ...mistakesIn('schedule/midday/index.json')`
    Rest in a hammock → Rest in a [hammock](/gallery)
    markup: a link: "[hammock](/gallery)"; this field shows every symbol as it is
    write the words alone: hammock

    Rest in a hammock → - Rest in a hammock
    markup: the symbol of a list, a heading or a quotation: "- Rest in a hammock or behind closed shutters"; this field shows every symbol as it is
    write the words alone: Rest in a hammock or behind closed shutters
  `,
];
