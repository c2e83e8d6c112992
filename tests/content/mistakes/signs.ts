/** Text that still looks like markup, so that a visitor would see the symbols. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const signs: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    + Bed &amp breakfast.
    markup: a character written as code: "&amp"
    type the character itself: & instead of &amp;, é instead of &eacute;

    + Then the [ice bath] (/services/cryotherapy).
    markup: a link that is not written as [words](/address): "[ice bath] (/services/cryotherapy)"
    write [ice bath](/services/cryotherapy)

    + Then the (ice bath)[/services/cryotherapy].
    markup: a link that is not written as [words](/address): "(ice bath)[/services/cryotherapy]"
    write [ice bath](/services/cryotherapy)

    + Then the [ice bath][/services/cryotherapy].
    markup: a link that is not written as [words](/address): "[ice bath][/services/cryotherapy]"
    write [ice bath](/services/cryotherapy)

    + Then the [ice bath](/services/cryotherapy and rest.
    markup: a link whose address does not end with ): "[ice bath](/services/cryotherapy"
    write [ice bath](/services/cryotherapy)

    + Write [to us](/contact us) first.
    markup: a link whose address does not end with ): "[to us](/contact"
    write [to us](/contact)

    + Then the ice bath](/services/cryotherapy).
    markup: an incomplete link: "]("
    write [words](/address)

    + Drink ** plenty of water ** first.
    markup: marks for bold that visitors would see: "** plenty of water **"
    write **plenty of water**, without spaces inside

    + Drink **plenty of water first.
    markup: a mark for bold that is never closed: "**"
    put ** directly before and after the bold words, or delete it

    + Drink * plenty of water * first.
    markup: marks for italics that visitors would see: "* plenty of water *"
    write _plenty of water_, without spaces inside

    + Drink _plenty of water first.
    markup: a mark for italics that is never closed: "_"
    put _ directly before and after the words in italics, or delete it

    + Drink *plenty of water first.
    markup: a mark for italics that is never closed: "*"
    put _ directly before and after the words in italics, or delete it

    + ##What to bring
    markup: a # without a space after it: "##What to bring"
    write ## What to bring

    + • Towel\n• Bottle
    markup: a list item that does not begin with a dash and a space: "• Towel"
    begin each item on a new line with a dash and a space: - Towel

    + -Towel\n-Bottle
    markup: a list item that does not begin with a dash and a space: "-Towel"
    begin each item on a new line with a dash and a space: - Towel

    + – Towel\n– Bottle
    markup: a list item that does not begin with a dash and a space: "– Towel"
    begin each item on a new line with a dash and a space: - Towel

    + *Towel\n*Bottle
    markup: a list item that does not begin with a dash and a space: "*Towel"
    begin each item on a new line with a dash and a space: - Towel

    + 1.Shower\n2.Sit
    markup: a list item without a space after its number: "1.Shower"
    write 1. Shower

    + In this order:\n2. Sit\n3. Rest
    markup ‹2. Sit›: a list that begins inside a paragraph: "2. Sit"
    leave an empty line before the first item, and begin with 1.

    + | Day | Bath |
    markup: a line of a table: "| Day | Bath |"
    write it as a list or in sentences

    + This is the bench: !(bench)[./bench.jpg]
    markup: a picture pasted as text: "!(bench)["
    delete it; pictures have a field of their own

    + See bench-2.JPG for the bench.
    markup: a picture pasted as text: "bench-2.JPG"
    delete it; pictures have a field of their own

    + First shower.\\nThen sit.
    markup: a backslash: "\\n"
    write what it stands for: an empty line for \\n\\n, a space for \\n or \\t, “ and ” for \\"

    + Time | What\n8:00 | Heat\n9:00 | Rest
    markup: a line of a table: "Time | What"
    write it as a list or in sentences

    + It is [b]very[/b] hot.
    markup: tags in square brackets: "[b]very[/b]"
    write **very**, or the words alone
  `,
  ...mistakesIn('why/expert-guidance/index.json')`
    listen first → **listen** first
    markup: marks for bold that visitors would see: "**listen**"; this field shows every character as typed
    write the words alone: listen

    listen first → <b>listen</b> first
    markup: an HTML tag: "<b>"; this field shows every character as typed
    delete < and > and what is between them
  `,
  ...mistakesIn('schedule/midday/index.json')`
    Rest in a hammock → Rest in a [hammock](/gallery)
    markup: a link: "[hammock](/gallery)"; this field shows every character as typed
    write the words alone: hammock

    Rest in a hammock → - Rest in a hammock
    markup: a mark for a list, heading or quotation: "- Rest in a hammock or behind closed shutters"; this field shows every character as typed
    write the words alone: Rest in a hammock or behind closed shutters
  `,
];
