/** Words in fields and texts: characters, placeholders, alternative texts. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const words: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    title: Sauna\n → title: Sauna 🔥\n
    characters: the character 🔥 (U+1F525) in "Sauna 🔥"
    leave it out, or say it in words

    Voices drop → Vоices drop
    characters: the Cyrillic letter о (U+043E) inside a word of Latin letters, in "The room smells of warm timber and hot stone. You choose yo…"
    delete the word and type it again; a search would not find this one

    title: Sauna\n → title: Sau\u200Bna\n
    characters: an invisible character (U+200B) in "Sau\u200Bna"
    delete the word it is in and type it again

    title: Sauna\n → title: "TODO: the name"\n
    placeholder: "TODO: the name", a placeholder
    replace all of it with what visitors will read

    Voices drop → Lorem ipsum dolor
    placeholder: "The room smells of warm timber and hot stone. You choose yo…", a placeholder
    replace all of it with what visitors will read

    + Bring [insert what to bring here].
    placeholder: "[insert what to bring here]" in "Bring [insert what to bring here].", a placeholder
    write what belongs in the place of "[insert what to bring here]"

    + The hours are TBC.
    placeholder: "TBC" in "The hours are TBC.", a placeholder
    write what belongs in the place of "TBC"

    A wooden pail → Image of a wooden pail
    alternative-text ‹alt:›: "Image of" at the beginning; screen readers say themselves that it is a picture
    begin with "A wooden pail with a ladle and a rolled towel on a sauna be…"
  `,
  ...mistakesIn('team/drips-and-light/index.json')`
    "Placeholder portrait: a pale plaster bust without a face, with short dark hair, against a sand-coloured wall." → "drips and light"
    alternative-text: "drips and light", which is the name of a file
    say in one sentence what the picture shows, as you would on the telephone
  `,
  ...mistakesIn('gallery/meganisi/index.json')`
    "Olive trees and dark cypresses on a dry grass slope above a hazy bay." → "IMG_2041.JPG"
    alternative-text: "IMG_2041.JPG", which is the name of a file
    say in one sentence what the picture shows, as you would on the telephone

    "Olive trees and dark cypresses on a dry grass slope above a hazy bay." → "x"
    alternative-text: "x", which describes nothing
    say in one sentence what the picture shows, as you would on the telephone
  `,
  ...mistakesIn('pages/home/index.json')`
    Be there for the sunrise → [your heading here]
    placeholder: "[your heading here]", a placeholder
    replace all of it with what visitors will read
  `,
  ...mistakesIn('services/breathwork/index.mdx')`
    our lead breathwork guide → ???
    placeholder: "???", a placeholder
    replace all of it with what visitors will read
  `,
];
