import { expect, test, vi } from 'vitest';
import { getClosing } from '../../../src/queries/closing.ts';
import { getNotFound } from '../../../src/queries/notFound.ts';
import { getSchedule, getScheduleSlides } from '../../../src/queries/schedule.ts';
import { getServiceBySlug, getServiceGroups, getServices } from '../../../src/queries/services.ts';
import { getLabels, getPage, getSite } from '../../../src/queries/singles.ts';
import { getStages } from '../../../src/queries/stages.ts';
import { getPracticalSections, getPrivacySections } from '../../../src/queries/textSections.ts';
import { DAY_PARTS, SERVICES, SLIDES, STAGES } from '../../support/routes.ts';

test('services come group by group, with an address and the credit of a practitioner', async () => {
  const services = await getServices();
  expect(services.map(({ path, data }) => [path, data.title])).toEqual(
    SERVICES.map(([slug, title]) => [`/services/${slug}`, title]),
  );
  expect(await getServiceBySlug('sauna')).toMatchObject({ id: 'sauna', credit: undefined });
  const { data, ...breathwork } = await getServiceBySlug('breathwork');
  const credit = `with ${data.practitioner ?? 'nobody'}`;
  expect(breathwork).toMatchObject({ credit });
  await expect(getServiceBySlug('suana')).rejects.toThrow(
    'There is no service "suana" in tests/fixture-site/services.',
  );
});

test('services are in groups, each with the words of the services page', async () => {
  const groups = await getServiceGroups();
  expect(groups.map(({ id, services }) => [id, services.length])).toEqual([
    ['drips', 6],
    ['light', 1],
    ['cold-and-heat', 2],
    ['plans', 1],
    ['mind-and-body', 7],
  ]);
  expect(groups[1]).toMatchObject((await getPage('services')).groups.light);
});

test('stages come first to last, each with an address, a number and a palette of its own', async () => {
  const stages = await getStages();
  expect(stages.map(({ data, path, number }) => [data.title, path, number])).toEqual(
    STAGES.map((title, index) => [title, `/${title.toLowerCase()}`, index + 1]),
  );
  expect(new Set(stages.map(({ palette }) => palette)).size).toBe(STAGES.length);
});

test('the day and its slides come part by part, each slide with its part', async () => {
  const parts = await getSchedule();
  expect(parts.map(({ title }) => title)).toEqual([...DAY_PARTS]);
  const lines = parts.flatMap((part) => part.lines);
  expect(lines.at(0)).toEqual({ time: '6:00 AM', activity: expect.stringMatching(/^Sunrise/) as unknown });
  expect(lines.at(-1)?.time).toBe('Sunset');
  const slides = await getScheduleSlides();
  expect(slides.map(({ title }) => title)).toEqual([...SLIDES]);
  const ids = parts.map(({ id }) => id);
  for (const { id, description, part } of slides) {
    expect(ids).toContain(part);
    expect([id, description]).not.toContain(undefined);
  }
});

test('the site has a link that rings its number, and a label of the venue that is made of both names', async () => {
  const { name, phoneLink, venue } = await getSite();
  expect(phoneLink).toBe('tel:+442079460123');
  expect(venue.label).toBe(`${name} @ ${venue.name}`);
});

test('a page ends with its own words, the way to book and the next page', async () => {
  const { closing } = await getLabels();
  expect(await getClosing('about', '/6R-Programme')).toEqual({
    ...closing.about,
    book: { label: closing.book, href: '/contact' },
    next: { label: closing.next.replace('{page}', 'The 6R Programme'), href: '/6R-Programme' },
  });
  expect((await getClosing('contact', '/activities')).book).toBeUndefined();
  expect((await getClosing('stage')).next).toBeUndefined();
});

test('a page that is not there says so, with links to others', async () => {
  const { links, call, ...texts } = await getNotFound('serviceNotFound');
  expect(texts).toEqual(await getPage('serviceNotFound'));
  expect(links.map(({ href }) => href)).toEqual(['/', '/6R-Programme', '/services', '/contact']);
  for (const { label } of links) expect(label).toBeTruthy();
  expect(call.href).toBe((await getSite()).phoneLink);
});

test('practical sections are in the order of their headings, without what is not filled in', async () => {
  const { heading: _, ...headings } = (await getLabels()).practical;
  const { dates, whatToBring, gettingHere } = (await getPage('programme')).practical;
  const sections = await getPracticalSections();
  expect(sections.map(({ heading }) => heading)).toEqual(Object.values(headings));
  expect(sections[0]?.items).toHaveLength(dates.length);
  expect(sections[0]?.items?.[0]).toBe('3 to 10 May 2027');
  expect(sections[1]).toEqual({ heading: headings.gettingHere, paragraphs: [gettingHere] });
  expect(sections).toContainEqual({ heading: headings.whatToBring, items: whatToBring });
});

test.each([
  ['nothing is sent', undefined],
  ['messages go to a service', { endpoint: 'https://forms.example.com/f/abc', format: 'form' }],
])(
  'the privacy page tells what the form does where %s, and ends with the law and its last section',
  async (_name, service) => {
    vi.stubGlobal('CONTACT_SERVICE', service);
    const { sections, form, law } = await getPage('privacy');
    const { law: headings } = await getLabels();
    expect(await getPrivacySections()).toEqual([
      sections[0],
      {
        heading: form.heading,
        paragraphs: service ? [...form.delivering, `${form.service} forms.example.com.`] : form.silent,
      },
      ...sections.slice(1, -1),
      { heading: headings.basis, paragraphs: [law.basis] },
      { heading: headings.rights, paragraphs: [law.rights] },
      sections.at(-1),
    ]);
  },
);
