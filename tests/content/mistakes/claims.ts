/** Promises, which are notes and no mistakes: one for each pattern. */
import { append, edit, type Mistake } from './mistake.ts';

export const claims: readonly Mistake[] = [
  append(
    'a cure',
    'The sauna cures what ails you.',
    `
services/sauna/index.mdx:‹The sauna cure› claim
a cure: “The sauna cures what ails you.”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
  append(
    'something guaranteed',
    'Sleep comes. A good night is guaranteed! Sleep well.',
    `
services/sauna/index.mdx:‹Sleep comes. A› claim
a cure: “A good night is guaranteed!”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
  append(
    'an illness that is treated',
    'It fights the early signs of depression.',
    `
services/sauna/index.mdx:‹It fights the › claim
a cure: “It fights the early signs of depression.”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
  append(
    'immunity',
    'It boosts your immunity.',
    `
services/sauna/index.mdx:‹It boosts your› claim
an effect on health: “It boosts your immunity.”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
  append(
    'a price',
    'A session costs £120.',
    `
services/sauna/index.mdx:‹A session cost› claim
a price: “A session costs £120.”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
  append(
    'a price in words',
    'A session is 120 euros.',
    `
services/sauna/index.mdx:‹A session is 1› claim
a price: “A session is 120 euros.”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
  append(
    'a discount',
    'Two sessions are 20 % off.',
    `
services/sauna/index.mdx:‹Two sessions a› claim
a price: “Two sessions are 20 % off.”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
  append(
    'the length of a session',
    'Each round lasts fifteen minutes.',
    `
services/sauna/index.mdx:‹Each round las› claim
the length of a session: “Each round lasts fifteen minutes.”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
  edit(
    'the length of a session in a field',
    'schedule/midday/index.json',
    'Rest in a hammock',
    'A 90-minute rest in a hammock',
    `
schedule/midday/index.json:‹"activity": "A› claim
the length of a session: “A 90-minute rest in a hammock or behind closed shutters”
what a session is and how it is meant to feel; no cure, no price and no length of a session
say it without the promise, unless the operator has confirmed it in writing`,
  ),
];
