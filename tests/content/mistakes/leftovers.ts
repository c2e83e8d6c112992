/** Text that still looks like markup, waits for words or was misread, so that a visitor would see the signs. */
import { append, edit, type Mistake } from './mistake.ts';

export const leftovers: readonly Mistake[] = [
  append(
    'a space between the words of a link and its address',
    'Then the [ice bath] (/services/cryotherapy).',
    `
services/sauna/index.mdx:‹Then the [ice › markup
a link with a space between its words and its address: "[ice bath] (/services/cryotherapy)"
no sign that a visitor would see
write [ice bath](/services/cryotherapy)`,
  ),
  append(
    'a link with its brackets the wrong way round',
    'Then the (ice bath)[/services/cryotherapy].',
    `
services/sauna/index.mdx:‹Then the (ice › markup
a link with its brackets the wrong way round: "(ice bath)[/services/cryotherapy]"
no sign that a visitor would see
write [ice bath](/services/cryotherapy)`,
  ),
  append(
    'a link with its address in square brackets',
    'Then the [ice bath][/services/cryotherapy].',
    `
services/sauna/index.mdx:‹Then the [ice › markup
a link with its address in square brackets: "[ice bath][/services/cryotherapy]"
no sign that a visitor would see
write [ice bath](/services/cryotherapy)`,
  ),
  append(
    'a link that is never closed',
    'Then the [ice bath](/services/cryotherapy and rest.',
    `
services/sauna/index.mdx:‹Then the [ice › markup
a link whose address has a space in it, or no closing bracket: "[ice bath](/services/cryotherapy"
no sign that a visitor would see
write [ice bath](/services/cryotherapy)`,
  ),
  append(
    'a link whose address has spaces',
    'Write [to us](/contact us) first.',
    `
services/sauna/index.mdx:‹Write [to us](› markup
a link whose address has a space in it, or no closing bracket: "[to us](/contact"
no sign that a visitor would see
write [to us](/contact)`,
  ),
  append(
    'half a link',
    'Then the ice bath](/services/cryotherapy).',
    `
services/sauna/index.mdx:‹Then the ice b› markup
half a link: "]("
no sign that a visitor would see
write [words](/address)`,
  ),
  append(
    'a link without words',
    'Read [](/contact) first.',
    `
services/sauna/index.mdx:‹Read [](/conta› markup
a link to "/contact" without words
write [words](/address)
write words between [ and ]`,
  ),
  append(
    'strong words with spaces inside the stars',
    'Drink ** plenty of water ** first.',
    `
services/sauna/index.mdx:‹Drink ** plent› markup
stars of strong words, which would be shown: "** plenty of water **"
no sign that a visitor would see
write **plenty of water**, without spaces inside the stars`,
  ),
  append(
    'strong words that never end',
    'Drink **plenty of water first.',
    `
services/sauna/index.mdx:‹Drink **plenty› markup
stars or lines without their partners, which would be shown: "**"
no sign that a visitor would see
put ** directly before the first and directly after the last strong word, or leave both out`,
  ),
  append(
    'emphasised words with spaces inside',
    'Drink * plenty of water * first.',
    `
services/sauna/index.mdx:‹Drink * plenty› markup
signs of emphasis, which would be shown: "* plenty of water *"
no sign that a visitor would see
write _plenty of water_, without spaces inside`,
  ),
  append(
    'emphasised words that never end',
    'Drink _plenty of water first.',
    `
services/sauna/index.mdx:‹Drink _plenty › markup
a _ without its partner, which would be shown: "_"
no sign that a visitor would see
put _ directly before the first and directly after the last emphasised word, or leave it out`,
  ),
  append(
    'one star before a word',
    'Drink *plenty of water first.',
    `
services/sauna/index.mdx:‹Drink *plenty › markup
a star without its partner, which would be shown: "*"
no sign that a visitor would see
put _ directly before the first and directly after the last emphasised word, or leave the star out`,
  ),
  append(
    'a heading without a space',
    '##What to bring',
    `
services/sauna/index.mdx:‹##What to brin› markup
a heading that is none, because there is no space after the #: "##What to bring"
no sign that a visitor would see
write ## What to bring`,
  ),
  append(
    'a heading without words',
    '## \n\nA towel.',
    `
services/sauna/index.mdx:27 markup
a heading without words
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
write its words, or delete the #`,
  ),
  append(
    'dashes directly below a line',
    'What to bring\n---',
    `
services/sauna/index.mdx:‹What to bring› markup
a line of --- directly below "What to bring", which makes a large heading of it
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
delete that line; if it is meant as a heading, write ## What to bring`,
  ),
  append(
    'equals signs directly below a line',
    'What to bring\n===',
    `
services/sauna/index.mdx:‹What to bring› markup
a line of === directly below "What to bring", which makes a large heading of it
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
delete that line; if it is meant as a heading, write ## What to bring`,
  ),
  append(
    'a line of four dashes',
    '----\n\nA towel.',
    `
services/sauna/index.mdx:27 markup
a line of dashes or stars
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
delete the line; an empty line is enough between paragraphs, and ## begins a new part`,
  ),
  append(
    'bullets typed as signs',
    '• Towel\n• Bottle',
    `
services/sauna/index.mdx:27 markup
a list with its bullets typed as signs: "• Towel"
no sign that a visitor would see
write each item on a line of its own, with a space after the dash: - Towel`,
  ),
  append(
    'dashes without a space',
    '-Towel\n-Bottle',
    `
services/sauna/index.mdx:27 markup
an item of a list without a space after its dash: "-Towel"
no sign that a visitor would see
write each item on a line of its own, with a space after the dash: - Towel`,
  ),
  append(
    'long dashes for a list',
    '– Towel\n– Bottle',
    `
services/sauna/index.mdx:27 markup
a list with long dashes: "– Towel"
no sign that a visitor would see
write each item on a line of its own, with a space after the dash: - Towel`,
  ),
  append(
    'stars without a space',
    '*Towel\n*Bottle',
    `
services/sauna/index.mdx:27 markup
an item of a list without a space after its star: "*Towel"
no sign that a visitor would see
write each item on a line of its own, with a space after the dash: - Towel`,
  ),
  append(
    'numbers without a space',
    '1.Shower\n2.Sit',
    `
services/sauna/index.mdx:‹1.Shower› markup
an item of a list without a space after its number: "1.Shower"
no sign that a visitor would see
write 1. Shower`,
  ),
  append(
    'a list that begins inside a paragraph',
    'In this order:\n2. Sit\n3. Rest',
    `
services/sauna/index.mdx:28 markup
items of a list that begin inside a paragraph: "2. Sit"
no sign that a visitor would see
leave an empty line before the first item, and begin with 1.`,
  ),
  append(
    'an item without words',
    '- Towel\n-\n- Bottle',
    `
services/sauna/index.mdx:28 markup
an item of a list without words
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
write its words, or delete its line`,
  ),
  append(
    'a box to tick',
    '- [ ] Towel',
    `
services/sauna/index.mdx:‹- [ ] Towel› markup
a box to tick at the beginning of an item
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
leave out [ ] or [x]`,
  ),
  append(
    'a quotation without words',
    '>\n\nA towel.',
    `
services/sauna/index.mdx:27 markup
a quotation without words
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
write its words, or delete the >`,
  ),
  append(
    'a table',
    '| Day | Bath |\n| --- | --- |\n| 1 | Ice |',
    `
services/sauna/index.mdx:‹| Day | Bath |› markup
a table
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
write it as a list or in sentences`,
  ),
  append(
    'a line of a table',
    '| Day | Bath |',
    `
services/sauna/index.mdx:‹| Day | Bath |› markup
a line of a table: "| Day | Bath |"
no sign that a visitor would see
write it as a list or in sentences; no page shows tables`,
  ),
  append(
    'words struck through',
    'We ~~never~~ offer towels.',
    `
services/sauna/index.mdx:‹We ~~never~~ o› markup
words between ~~, which would be struck through
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
take them out, or leave out the ~~`,
  ),
  append(
    'a footnote',
    'A towel[^1].\n\n[^1]: Large.',
    `
services/sauna/index.mdx:‹A towel[^1].› markup
a footnote
paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words
put its words into the sentence`,
  ),
  append(
    'a picture pasted as text',
    'This is the bench: !(bench)[./bench.jpg]',
    `
services/sauna/index.mdx:‹This is the be› markup
a picture pasted as text: "!(bench)["
no sign that a visitor would see
take it out; a picture has a field of its own, in the fields of the entry that shows it`,
  ),
  append(
    'the name of a picture',
    'See bench-2.JPG for the bench.',
    `
services/sauna/index.mdx:‹See bench-2.JP› markup
a picture pasted as text: "bench-2.JPG"
no sign that a visitor would see
take it out; a picture has a field of its own, in the fields of the entry that shows it`,
  ),
  append(
    'a code for the end of a line',
    'First shower.\\nThen sit.',
    `
services/sauna/index.mdx:‹First shower.\\› markup
a backslash: "\\n"
no sign that a visitor would see
write what it stands for: an empty line for \\n\\n, a space for \\n or \\t, “ and ” for \\"`,
  ),
  append(
    'the code of a character',
    'Heat &amp;amp; steam.',
    `
services/sauna/index.mdx:‹Heat &amp;amp;› markup
the code of a character: "&amp;"
no sign that a visitor would see
type the character itself: & and not &amp;, é and not &eacute;`,
  ),
  append(
    'words in brackets to be replaced',
    'Bring [insert what to bring here].',
    `
services/sauna/index.mdx:‹Bring [insert › placeholder
"[insert what to bring here]" in "Bring [insert what to bring here].", a placeholder
the text that visitors will read
write what belongs in the place of "[insert what to bring here]"`,
  ),
  append(
    'TBC',
    'The hours are TBC.',
    `
services/sauna/index.mdx:‹The hours are › placeholder
"TBC" in "The hours are TBC.", a placeholder
the text that visitors will read
write what belongs in the place of "TBC"`,
  ),
  append(
    'crosses for words to come',
    'The bench is XXX years old.',
    `
services/sauna/index.mdx:‹The bench is X› placeholder
"XXX" in "The bench is XXX years old.", a placeholder
the text that visitors will read
write what belongs in the place of "XXX"`,
  ),
  append(
    'a table typed with bars',
    'Time | What\n8:00 | Heat\n9:00 | Rest',
    `
services/sauna/index.mdx:‹Time |› markup
a line of a table: "Time | What"
no sign that a visitor would see
write it as a list or in sentences; no page shows tables`,
  ),
  append(
    'strong words as in a forum',
    'It is [b]very[/b] hot.',
    `
services/sauna/index.mdx:‹It is [b]› markup
words between the signs of a forum: "[b]very[/b]"
no sign that a visitor would see
write **very**, or the words alone`,
  ),
  append(
    'a curly quotation mark that was misread',
    'The guestâ€™s towel.',
    `
services/sauna/index.mdx:‹The guestâ€™s › encoding
"â€™" in "The guestâ€™s towel.": a character that was saved in one encoding and opened in another
the character itself: ’
type ’ instead; if there are more of them, copy the text again and save the file as UTF-8`,
  ),
  append(
    'an accent that was misread',
    'A cafÃ© by the sea.',
    `
services/sauna/index.mdx:‹A cafÃ© by the› encoding
"Ã©" in "A cafÃ© by the sea.": a character that was saved in one encoding and opened in another
the character itself: é
type é instead; if there are more of them, copy the text again and save the file as UTF-8`,
  ),
  append(
    'a Greek letter that was misread',
    'Î±ÏÎ¼ÏŒÏ‚ is steam.',
    `
services/sauna/index.mdx:‹Î±ÏÎ¼ÏŒÏ‚ is s› encoding
"Î±" in "Î±ÏÎ¼ÏŒÏ‚ is steam.": a character that was saved in one encoding and opened in another
the character itself: α
type α instead; if there are more of them, copy the text again and save the file as UTF-8`,
  ),
  append(
    'a character that was lost',
    'The guest�s towel.',
    `
services/sauna/index.mdx:‹The guest�s to› encoding
"�" in "The guest�s towel.": a character that was saved in one encoding and opened in another
the character itself
type the word again`,
  ),
  edit(
    'a link in a plain field',
    'schedule/midday/index.json',
    'Rest in a hammock',
    'Rest in a [hammock](/gallery)',
    `
schedule/midday/index.json:‹"activity": "R› markup
a link: "[hammock](/gallery)"
plain words; this field shows every sign as it is
write the words alone: hammock`,
  ),
  edit(
    'a picture in a plain field',
    'schedule/midday/index.json',
    'Rest in a hammock',
    '![A hammock](hammock.png) Rest in a hammock',
    `
schedule/midday/index.json:‹"activity": "!› markup
a picture pasted as text: "![A hammock]"
plain words; this field shows every sign as it is
take it out; a picture has a field of its own, in the fields of the entry that shows it`,
  ),
  edit(
    'a dash before a plain field',
    'schedule/midday/index.json',
    'Rest in a hammock',
    '- Rest in a hammock',
    `
schedule/midday/index.json:‹"activity": "-› markup
the sign of a list, a heading or a quotation: "- Rest in a hammock or behind closed shutters"
plain words; this field shows every sign as it is
write the words alone: Rest in a hammock or behind closed shutters`,
  ),
  edit(
    'a bullet before a plain field',
    'schedule/midday/index.json',
    'Rest in a hammock',
    '• Rest in a hammock',
    `
schedule/midday/index.json:‹"activity": "•› markup
a list with its bullets typed as signs: "• Rest in a hammock or behind closed shutters"
plain words; this field shows every sign as it is
write the words alone: Rest in a hammock or behind closed shutters`,
  ),
  edit(
    'emphasis in a plain field',
    'schedule/midday/index.json',
    'Rest in a hammock',
    '_Rest_ in a hammock',
    `
schedule/midday/index.json:‹"activity": "_› markup
signs of emphasis, which would be shown: "_Rest_"
plain words; this field shows every sign as it is
write the words alone: Rest`,
  ),
  edit(
    'words to be replaced in a plain field',
    'pages/home/index.json',
    'Be there for the sunrise',
    '[your heading here]',
    `
pages/home/index.json:‹"heading": "[y› placeholder
"[your heading here]", a placeholder
the text that visitors will read
replace all of it`,
  ),
  edit(
    'question marks for a name',
    'services/breathwork/index.mdx',
    'our lead breathwork guide',
    '???',
    `
services/breathwork/index.mdx:‹practitioner: › placeholder
"???", a placeholder
the text that visitors will read
replace all of it`,
  ),
];
