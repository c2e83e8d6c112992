/** What is only noted. */
import { mistakesIn, says, type Mistake } from './mistake.ts';

export const notes: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    + The sauna cures what ails you.
    claim: words that promise a cure: “The sauna cures what ails you.”
    reword the sentence without it, unless the operator has confirmed it in writing

    + Sleep comes. A good night is guaranteed! Sleep well.
    claim: words that promise a result: “A good night is guaranteed!”
    reword the sentence without it, unless the operator has confirmed it in writing

    + It fights the early signs of depression.
    claim: words that promise a cure: “It fights the early signs of depression.”
    reword the sentence without it, unless the operator has confirmed it in writing

    + It boosts your immunity.
    claim: words that promise better health: “It boosts your immunity.”
    reword the sentence without it, unless the operator has confirmed it in writing

    + A session costs £120.
    claim: a price: “A session costs £120.”
    reword the sentence without it, unless the operator has confirmed it in writing

    + A session is 120 euros.
    claim: a price: “A session is 120 euros.”
    reword the sentence without it, unless the operator has confirmed it in writing

    + Two sessions are 20 % off.
    claim: a price: “Two sessions are 20 % off.”
    reword the sentence without it, unless the operator has confirmed it in writing

    + Each round lasts fifteen minutes.
    claim: the length of a session: “Each round lasts fifteen minutes.”
    reword the sentence without it, unless the operator has confirmed it in writing

    + It is stage 1 of 7.
    figure: "stage 1 of 7", but the number of stages is 6
    correct it, or reword the sentence without it

    + It belongs to Repair, the fifth stage.
    figure: "Repair, the fifth stage", but Repair is the fourth
    correct it, or reword the sentence without it

    Voices drop → It is one of our 12 quiet sessions. Voices drop
    figure: "our 12 quiet sessions", but the number of sessions is 17
    correct it, or reword the sentence without it
  `,
  ...mistakesIn('schedule/midday/index.json')`
    Rest in a hammock → A 90-minute rest in a hammock
    claim: the length of a session: “A 90-minute rest in a hammock or behind closed shutters”
    reword the sentence without it, unless the operator has confirmed it in writing
  `,
  ...mistakesIn('pages/services/index.json')`
    Seventeen sessions → Eighteen sessions
    figure: "Eighteen sessions", but the number of sessions is 17
    correct it, or reword the sentence without it
  `,
  ...mistakesIn('pages/home/index.json')`
    Renew, Repair → Renew, Rebuild
    figure: "Rebuild", but no stage has that name
    correct it, or reword the sentence without it
  `,
  {
    name: 'the picture of another service under a new name',
    make: (site) => site.write('services/sauna/sauna.jpg', site.bytes('services/grounding/grounding.jpg')),
    says: says`
      repeated ‹services/sauna/index.mdx|src:›: content/services/sauna/sauna.jpg, which is the same picture as content/services/grounding/grounding.jpg
      copy the right picture into the folder and run “npm run media”
    `,
  },
];
