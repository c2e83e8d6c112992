/** What editors rightly wish for: the check accepts it, with a note at most. */
import { describe, expect, test } from 'vitest';
import { reviewContent } from '../../tools/content/check/checkContent.ts';
import { siteCopy, type Site } from './site.ts';

const SAUNA = 'services/sauna/index.mdx';
const BREATHWORK = 'services/breathwork/index.mdx';
const MORNING = 'schedule/morning/index.json';

const append = (site: Site, text: string) => site.write(SAUNA, `${site.read(SAUNA)}\n${text}\n`);

const review = async (make: (site: Site) => void) => {
  const site = siteCopy();
  make(site);
  const { mistakes, notes } = await reviewContent(site.root);
  return { mistakes, notes: notes.map(({ kind, found }) => `${kind}: ${found}`) };
};

describe('text below the fields', () => {
  test.each([
    ['a guest’s words', '> The best hour of my week.\n>\n> A guest in May'],
    ['a quotation of two paragraphs with a link', '> Heat.\n\n> Then [ice](/services/cryotherapy).'],
    ['bullets', '- Swimwear\n- Flip-flops'],
    ['bullets with stars', '* Swimwear\n* Flip-flops'],
    ['numbers', '1. Shower\n2. Sit\n3. Rest'],
    ['a list in a list', '- Bring\n  - a towel\n  - a bottle\n- Leave\n  - your watch'],
    ['headings', '## What to bring\n\nA towel.\n\n### And what not\n\nA watch.'],
    ['strong and emphasised words', 'Drink **plenty** of _water_ and ***rest***.'],
    ['brackets', 'A towel (large) and [if you like] a robe. 2 * 3 rounds of 5 °C, A/B & C.'],
    ['a star that leads to a remark', 'Free for guests of the house*.\n\n*Ask at the desk.'],
    ['blanks that keep a number and its unit together', 'At 80\u00A0°C, from 8\u00A0AM.'],
    ['a line break', 'First line,  \nsecond line,\nand more of it.'],
    ['addresses elsewhere', '[Sea](https://example.org/sea_(ionian)), [mail](mailto:hello@example.org).'],
  ])('%s', async (_, text) => {
    expect(await review((site) => append(site, text))).toEqual({ mistakes: [], notes: [] });
  });

  test('lines that end as Windows ends them', async () => {
    const made = review((site) => site.write(SAUNA, site.read(SAUNA).replaceAll('\n', '\r\n')));
    expect(await made).toEqual({ mistakes: [], notes: [] });
  });
});

describe('words', () => {
  test.each([
    'Our host calls it ησυχία.',
    'Anjarle (आंजर्ले)',
    'prāṇāyāma',
    'CO₂ → air',
    // The length of a way is no length of a session.
    'Forty minutes by taxi',
    'It is 20 minutes’ walk away',
    '10 minutes on foot',
    'The sauna does not treat depression.',
    // These numbers count something else, or a few of many.
    'Seventeen sessions, from drips to silence.',
    'Two sessions a day are enough.',
    'Nine sessions in one long summer, at a festival.',
    'Repair, the fourth stage.',
  ])('%s', async (words) => {
    expect(await review((site) => append(site, words))).toEqual({ mistakes: [], notes: [] });
  });

  test.each(['Łukasz Wójcik', 'अनिता शर्मा', 'श्री क्‍षमा', '李小龙', 'محمد علی‌پور', 'Наталья Иванова'])(
    'the name %s',
    async (name) => {
      const made = review((site) => {
        site.replace('team/drips-and-light/index.json', '"order": 2,', `"order": 2, "name": "${name}",`);
        site.replace(BREATHWORK, 'our lead breathwork guide', name);
      });
      expect(await made).toEqual({ mistakes: [], notes: [] });
    },
  );
});

describe('facts', () => {
  test.each([
    '020 7946 0123',
    '+44 (0)20 7946 0123',
    '+30 26450-51234',
    '0049 30/1234567',
    '+1 (415) 555-0132 ext. 5',
  ])('the telephone number %s', async (number) => {
    const made = review((site) => site.replace('site.json', '+44 20 7946 0123', number));
    expect(await made).toEqual({ mistakes: [], notes: [] });
  });

  test('two things at one time', async () => {
    const made = review((site) => site.replace(MORNING, '"6:45 AM"', '"6:00 AM"'));
    expect(await made).toEqual({ mistakes: [], notes: [] });
  });

  test.each(['2026-11-22', "'2026-11-22'", '"2026-11-22"'])('the date %s', async (date) => {
    const made = review((site) => site.replace(SAUNA, "'2026-11-20'", date));
    expect(await made).toEqual({ mistakes: [], notes: [] });
  });
});

test('the picture of another service under a new name is noted', async () => {
  const { mistakes, notes } = await review((site) =>
    site.write('services/sauna/sauna.jpg', site.bytes('services/grounding/grounding.jpg')),
  );
  expect(mistakes).toEqual([]);
  expect(notes).toEqual([
    'repeated: content/services/sauna/sauna.jpg, which is the same picture as content/services/grounding/grounding.jpg',
  ]);
});
