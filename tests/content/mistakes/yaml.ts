/** Front matter that cannot be parsed, or reads otherwise than it looks. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const yaml: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    title: Sauna\n → title: Sauna: dry heat\n
    broken-file: a text with a colon, which is read as another field
    put the text in single quotes: title: 'Sauna: dry heat'

    image:\n  src → image:\n\tsrc
    broken-file: a tab at the beginning of a line
    replace it with spaces, two for each level

    group: cold-and-heat\n → group: cold-and-heat\ntitle: Steam\n
    broken-file: the same field twice
    delete one of the two

    group: cold-and-heat → group:cold-and-heat
    broken-file: a field without a space after its colon
    write group: cold-and-heat

    \n  - A thorough → \n - A thorough
    broken-file: a line that is not indented like the lines around it
    line it up with the other lines of its group or list, using spaces

    title: Sauna\n → title: @Sauna\n
    broken-file: a text that begins with “@”, which is read as code
    put the text in single quotes: title: '@Sauna'

    title: Sauna\n → title: Sauna #1\n
    broken-file: a “#” after a space, which begins a comment that no page shows
    put the whole text in single quotes, or delete the comment

    heat\n---\n → heat\n
    broken-file ‹---›: no line of three dashes below the fields
    write --- on a line of its own between the last field and the text

    Warmth that loosens → Warmth: loosens
    text: a group of fields
    put it in single quotes, because it has a colon: 'Warmth: loosens a stiff back and tight shoulders'

    - A thorough sweat → -A thorough sweat
    broken-file: a dash without a space after it
    write - A thorough sweat, the body’s own way of keeping cool

    benefits:\n  - Warmth → benefits:\n  -Warmth
    text ‹benefits:›: the text "-Warmth that loosens a stiff back and tight shoulders - A t…"
    write a space after each dash: - Warmth that loosens a stiff back and tight shoulders

    benefits:\n → Bring a towel.\nbenefits:\n
    broken-file: words that belong to no field: Bring a towel.
    move the line below the second line of dashes, or indent it by two spaces if it continues the line above

    '2026-11-20' → 2026-5-3
    date: 2026-5-3
    write 2026-05-03

    '2026-11-20' → 3rd May 2026
    date: 3rd May 2026
    write 2026-05-03

    \n---\n\n → \n----\n\n
    broken-file: more than three dashes below the fields
    write exactly three

    \n---\n\nThe → \n--- The
    broken-file: words on the same line as the dashes
    move the words below the dashes, after an empty line
  `,
  ...mistakesIn('services/sound-healing/index.mdx')`
    lying down is enough' → lying down is enough
    broken-file ‹---›: a quotation mark or bracket that is never closed
    add the closing one, or delete the opening one

    'Nothing to learn and → 'It's nothing to learn and
    broken-file: words after a closing quotation mark or bracket
    put the text in single quotes: - 'It’s nothing to learn and nothing to get right: lying down is enough'
  `,
];
