/** Front matter that cannot be parsed, or reads otherwise than it looks. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const yaml: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    title: Sauna\n → title: Sauna: dry heat\n
    broken-file: text with a colon or an indent that reads as a second field
    put the text between single quotes: title: 'Sauna: dry heat'

    image:\n  src → image:\n\tsrc
    broken-file: a tab at the beginning of a line
    replace the tab with spaces: two for each step inwards

    group: cold-and-heat\n → group: cold-and-heat\ntitle: Steam\n
    broken-file: the same field twice
    remove one of the two

    group: cold-and-heat → group:cold-and-heat
    broken-file: a field without a space after its colon
    write group: cold-and-heat

    \n  - A thorough → \n - A thorough
    broken-file: a line that is indented unlike its neighbours, or a [ without its ]
    line up the fields of a group, and the dashes of a list, with spaces

    title: Sauna\n → title: @Sauna\n
    broken-file: text that begins with a character that has a meaning of its own here (\u0060 @ % * & ! | > { [ # -)
    put the text between single quotes: title: '@Sauna'

    title: Sauna\n → title: Sauna #1\n
    broken-file: a “#” with a space before it; what follows it is a remark, and no page shows it
    put the whole text between quotes if “#” belongs to it; otherwise remove the remark

    heat\n---\n → heat\n
    broken-file ‹---›: one line of three dashes, and no second one below the fields
    write --- on a line of its own between the last field and the text

    Warmth that loosens → Warmth: loosens
    text: a group of fields
    put it between single quotes, because of the colon: 'Warmth: loosens a stiff back and tight shoulders'

    - A thorough sweat → -A thorough sweat
    broken-file: a dash without a space after it
    write - A thorough sweat, the body’s own way of keeping cool

    benefits:\n  - Warmth → benefits:\n  -Warmth
    text ‹benefits:›: the text "-Warmth that loosens a stiff back and tight shoulders - A t…"
    write a space after each dash: - Warmth that loosens a stiff back and tight shoulders

    benefits:\n → Bring a towel.\nbenefits:\n
    broken-file: words that belong to no field: Bring a towel.
    move the line below the second line of dashes; or, if it goes on from the line above, indent it by two spaces

    '2026-11-20' → 2026-5-3
    date: 2026-5-3
    write 2026-05-03

    '2026-11-20' → 3rd May 2026
    date: 3rd May 2026
    write 2026-05-03

    \n---\n\n → \n----\n\n
    broken-file: more than three dashes below the fields
    write ---

    \n---\n\nThe → \n--- The
    broken-file: words after the second three dashes
    write ---, and the words below it, after an empty line
  `,
  ...mistakesIn('services/sound-healing/index.mdx')`
    lying down is enough' → lying down is enough
    broken-file ‹---›: a quotation mark or bracket that is opened and never closed
    add the missing quotation mark or bracket, or remove the one that opens

    'Nothing to learn and → 'It's nothing to learn and
    broken-file: something after the end of a value, such as after its quotes
    put the text between single quotes: - 'It’s nothing to learn and nothing to get right: lying down is enough'
  `,
];
