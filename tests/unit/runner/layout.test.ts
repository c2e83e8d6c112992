/** How far a layout may be from the recorded one, in the engine that recorded it and in others. */
import { expect, test } from 'vitest';
import { differences } from '../../visual/compareLayout.ts';
import { sections, toText } from '../../visual/layout.ts';

const P = 'p 20 100 280 108 4 lines 16px 400 rgb(1,2,3)';

test.each([
  ['2 px beside', 'p 22 100 280 108 4 lines 16px 400 rgb(1,2,3)', 0],
  ['3 px beside', 'p 23 100 280 108 4 lines 16px 400 rgb(1,2,3)', 1],
  ['1% wider', 'p 20 100 282 108 4 lines 16px 400 rgb(1,2,3)', 0],
  ['another shade', 'p 20 100 280 108 4 lines 16px 400 rgb(1,2,4)', 1],
  ['a rounded size', 'p 20 100 280 108 4 lines 15.9px 400 rgb(1,2,3)', 0],
  ['a larger size', 'p 20 100 280 108 4 lines 17px 400 rgb(1,2,3)', 1],
  ['another element', 'h2 20 100 280 108 4 lines 16px 400 rgb(1,2,3)', 1],
  ['one line more', 'p 20 100 280 135 5 lines 16px 400 rgb(1,2,3)', 1],
])('%s', (_, found, count) => expect(differences([P], [found])).toHaveLength(count));

test('something missing and something more are differences', () => {
  expect(differences([P], [])).toEqual([`expected ${P}; found nothing`]);
  expect(differences([], [P])).toEqual([`expected nothing; found ${P}`]);
});

test('in another engine a text of several lines may break otherwise and move the rest by as much, and no more', () => {
  const longer = 'p 20 100 280 135 5 lines 16px 400 rgb(1,2,3)';
  const after = (top: number) => `a 20 ${top} 280 44 1 lines 16px 400 rgb(1,2,3)`;
  expect(differences([P, after(220)], [longer, after(247)], 'other')).toEqual([]);
  expect(differences([P, after(220)], [longer, after(260)], 'other')).toHaveLength(1);
  expect(differences([P, after(220)], [P, after(247)], 'other')).toHaveLength(1);
  const heading = (lines: number) => `h2 20 100 280 ${36 * lines} ${lines} lines 30px 400 rgb(1,2,3)`;
  expect(differences([heading(1)], [heading(2)], 'other')).toHaveLength(1);
});

test('in an engine that rounds letters a text may be wider and higher, and move what is in its row', () => {
  const box = (height: number) => `box 320 ${height} 16px 400 rgb(1,2,3)`;
  const label = (width: number) => `label 20 400 ${width} 44 1 lines 16px 400 rgb(1,2,3)`;
  const field = (left: number) => `input ${left} 411 23 23 16px 400 rgb(1,2,3)`;
  const recorded = [box(500), P, label(100), field(136)];
  const rounded = [box(496), P.replace('108', '104'), label(108), field(144)];
  expect(differences(recorded, rounded, 'rounding')).toEqual([]);
  expect(differences(recorded, rounded, 'other')).not.toEqual([]);
  expect(differences(recorded, [box(500), P, label(100), field(144)], 'rounding')).toHaveLength(1);
  expect(differences(recorded, [box(500), P, label(112), field(136)], 'rounding')).toHaveLength(1);
});

test('where texts are rounded, what is centred moves down by half of what is missing', () => {
  const part = (top: number, height: number) => [
    `p 20 ${top} 280 26 1 lines 16px 400 rgb(1,2,3)`,
    `h1 20 ${top + 30} 280 ${height} 6 lines 40px 400 rgb(1,2,3)`,
  ];
  expect(differences(part(100, 240), part(103, 234), 'rounding')).toEqual([]);
  expect(differences(part(100, 240), part(103, 234), 'other')).not.toEqual([]);
  expect(differences(part(100, 240), part(104, 240), 'rounding')).not.toEqual([]);
});

test('the order of focus and names count exactly', () =>
  expect(differences(['focus a “Book”'], ['focus a “Book now”'], 'other')).toHaveLength(1));

test('a text is read as it was written', () => {
  const text = toText(320, [
    { part: 'a', lines: ['x', 'y'] },
    { part: 'b', lines: [] },
  ]);
  expect([...sections(text)]).toEqual([
    ['a at 320', ['x', 'y']],
    ['b at 320', []],
  ]);
});
