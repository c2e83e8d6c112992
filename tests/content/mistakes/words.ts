/** Words in fields and texts: characters, placeholders, alternative texts. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const words: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    title: Sauna\n → title: Sauna 🔥\n
    characters: the character 🔥 (U+1F525) in "Sauna 🔥"
    delete it, or say it in words

    Voices drop → Vоices drop
    characters: the Cyrillic letter о (U+043E) in a word of Latin letters: "The room smells of warm timber and hot stone. You choose yo…"
    delete the word and type it again

    title: Sauna\n → title: Sau\u200Bna\n
    characters: an invisible character (U+200B) in "Sau\u200Bna"
    delete the word it is in and type it again

    title: Sauna\n → title: "TODO: the name"\n
    placeholder: the placeholder "TODO: the name"
    replace it with what visitors should read

    Voices drop → Lorem ipsum dolor
    placeholder: the placeholder "The room smells of warm timber and hot stone. You choose yo…"
    replace it with what visitors should read

    + Bring [insert what to bring here].
    placeholder: the placeholder "[insert what to bring here]" in "Bring [insert what to bring here]."
    replace "[insert what to bring here]" with what belongs there

    + The hours are TBC.
    placeholder: the placeholder "TBC" in "The hours are TBC."
    replace "TBC" with what belongs there

    A wooden pail → Image of a wooden pail
    alternative-text ‹alt:›: "Image of" at the beginning; screen readers already say that it is a picture
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
    placeholder: the placeholder "[your heading here]"
    replace it with what visitors should read
  `,
  ...mistakesIn('services/breathwork/index.mdx')`
    our lead breathwork guide → ???
    placeholder: the placeholder "???"
    replace it with what visitors should read
  `,
];
