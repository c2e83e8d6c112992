/** What is only noted. */
import { mistakesIn, says, type Mistake } from './mistake.ts';

export const notes: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    + The sauna cures what ails you.
    claim: a cure: “The sauna cures what ails you.”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing

    + Sleep comes. A good night is guaranteed! Sleep well.
    claim: a guarantee: “A good night is guaranteed!”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing

    + It fights the early signs of depression.
    claim: a cure: “It fights the early signs of depression.”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing

    + It boosts your immunity.
    claim: an effect on health: “It boosts your immunity.”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing

    + A session costs £120.
    claim: a price: “A session costs £120.”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing

    + A session is 120 euros.
    claim: a price: “A session is 120 euros.”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing

    + Two sessions are 20 % off.
    claim: a price: “Two sessions are 20 % off.”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing

    + Each round lasts fifteen minutes.
    claim: the length of a session: “Each round lasts fifteen minutes.”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing

    + It is stage 1 of 7.
    figure: "stage 1 of 7", and the number of stages is 6
    correct it, or leave it out; without it the sentence stays true when something changes

    + It belongs to Repair, the fifth stage.
    figure: "Repair, the fifth stage", and Repair is the fourth
    correct it, or leave it out; without it the sentence stays true when something changes

    Voices drop → It is one of our 12 quiet sessions. Voices drop
    figure: "our 12 quiet sessions", and the number of sessions is 17
    correct it, or leave it out; without it the sentence stays true when something changes
  `,
  ...mistakesIn('schedule/midday/index.json')`
    Rest in a hammock → A 90-minute rest in a hammock
    claim: the length of a session: “A 90-minute rest in a hammock or behind closed shutters”
    say what a session is and how it is meant to feel, without the promise, unless the operator has confirmed it in writing
  `,
  ...mistakesIn('pages/services/index.json')`
    Seventeen sessions → Eighteen sessions
    figure: "Eighteen sessions", and the number of sessions is 17
    correct it, or leave it out; without it the sentence stays true when something changes
  `,
  ...mistakesIn('pages/home/index.json')`
    Renew, Repair → Renew, Rebuild
    figure: "Rebuild", and no stage has that name
    correct it, or leave it out; without it the sentence stays true when something changes
  `,
  {
    name: 'the picture of another service under a new name',
    make: (site) => site.write('services/sauna/sauna.jpg', site.bytes('services/grounding/grounding.jpg')),
    says: says`
      repeated ‹services/sauna/index.mdx|src:›: content/services/sauna/sauna.jpg, which is the same picture as content/services/grounding/grounding.jpg
      copy the right picture into the folder, then run “npm run media”
    `,
  },
];
