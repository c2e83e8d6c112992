import { expect, test } from 'vitest';
import { figuresIn, inWords } from '../../tools/content/check/figures.ts';

const SERVICES = ['services', 'sessions'];
const numbersIn = (text: string) => figuresIn(text, SERVICES).map(({ number }) => number);

test.each([
  ['Seventeen sessions, from drips to silence.', [17]],
  ['All 17 services of the clinic.', [17]],
  ['our three quiet sessions', [3]],
  ['Choose from twenty-two services and 40 sessions.', [22, 40]],
  ['seventy-one SERVICES', [71]],
  ['Our nine sessions a week', [9]],
  ['Nine sessions in a fixed order', [9]],
])('%s', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

test.each([
  'Two sessions a day are enough.',
  'Four sessions belong to it.',
  'Eight days, six stages.',
  'Nine sessions in one long summer, at a festival.',
  'Seven sessions a week keep the team busy.',
  'Services from 1990',
  'a service for 12 people',
  'seventeen',
])('counts nothing in “%s”', (text) => expect(numbersIn(text)).toEqual([]));

test.each([
  [0, 'none'],
  [9, 'nine'],
  [18, 'eighteen'],
  [40, 'forty'],
  [57, 'fifty-seven'],
  [120, '120'],
])('%i is “%s”', (number, words) => expect(inWords(number)).toBe(words));
