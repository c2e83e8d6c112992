import { expect, test, vi } from 'vitest';
import { getLabels, getPage } from '../../src/queries/singles.ts';
import { getPracticalSections, getPrivacySections } from '../../src/queries/textSections.ts';

vi.stubGlobal('CONTACT_SERVICE', undefined);

test('practical sections are in the order of their headings', async () => {
  const { practical } = await getLabels();
  const { dates, gettingHere, whatToBring } = (await getPage('programme')).practical;
  const sections = await getPracticalSections();
  const { heading: _, ...headings } = practical;
  expect(sections.map(({ heading }) => heading)).toEqual(Object.values(headings));
  expect(sections[0]?.items).toHaveLength(dates.length);
  expect(sections[0]?.items?.[0]).toBe('3 to 10 May 2027');
  expect(sections[0]?.items?.[1]).toBe('27 September to 4 October 2027');
  expect(sections[1]?.paragraphs).toEqual([gettingHere]);
  expect(sections.find(({ heading }) => heading === practical.whatToBring)?.items).toEqual(whatToBring);
});

test('the law comes before the last section of the privacy page, without what is not filled in', async () => {
  const { sections, form, law } = await getPage('privacy');
  const { law: headings } = await getLabels();
  const found = await getPrivacySections();
  expect(found.map(({ heading }) => heading)).toEqual([
    sections[0]?.heading,
    form.heading,
    ...sections.slice(1, -1).map(({ heading }) => heading),
    headings.basis,
    headings.rights,
    sections.at(-1)?.heading,
  ]);
  expect(found.find(({ heading }) => heading === headings.basis)?.paragraphs).toEqual([law.basis]);
});
