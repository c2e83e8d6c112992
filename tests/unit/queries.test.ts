import { describe, expect, test } from 'vitest';
import { getActivities } from '../../src/queries/activities.ts';
import { getEntries } from '../../src/queries/entries.ts';
import { getClosing } from '../../src/queries/closing.ts';
import { getFilm, getRenditions } from '../../src/queries/films.ts';
import { getSchedule, getScheduleSlides } from '../../src/queries/schedule.ts';
import { getServiceBySlug, getServiceGroups, getServices } from '../../src/queries/services.ts';
import { getLabels, getPage, getSite } from '../../src/queries/singles.ts';
import { getServiceStages, getStages } from '../../src/queries/stages.ts';
import { DAY_PARTS, SERVICES, SLIDES, STAGES } from '../support/routes.ts';

describe('services', () => {
  test('come in menu order', async () => {
    expect((await getServices()).map(({ id, data }) => [id, data.title])).toEqual(
      SERVICES.map((one) => [...one]),
    );
  });

  test('have an address and a label, with the practitioner where one is credited', async () => {
    expect(await getServiceBySlug('sauna')).toMatchObject({
      path: '/services/sauna',
      credit: undefined,
      label: 'Sauna',
    });
    const { data, credit, label } = await getServiceBySlug('breathwork');
    expect(data.practitioner).toBeTruthy();
    expect(credit).toBe(`with ${data.practitioner ?? ''}`);
    expect(label).toBe(`Breathwork ${credit ?? ''}`);
  });

  test('are found by slug; a missing one is named in the error', async () => {
    expect((await getServiceBySlug('grounding')).id).toBe('grounding');
    await expect(getServiceBySlug('suana')).rejects.toThrow('There is no service "suana"');
  });

  test('are each in one group', async () => {
    const groups = await getServiceGroups();
    expect(groups.map(({ id }) => id)).toEqual(['drips', 'light', 'cold-and-heat', 'mind-and-body', 'plans']);
    expect(groups.flatMap(({ services }) => services)).toHaveLength(SERVICES.length);
    expect(groups.every(({ services }) => services.length > 0)).toBe(true);
  });

  test('have the stages they belong to', async () => {
    const stages = await getServiceStages(await getServiceBySlug('sauna'));
    expect(stages.map(({ id }) => id)).toContain('release');
  });
});

describe('stages', () => {
  test('come first to last', async () => {
    expect((await getStages()).map(({ data }) => data.title)).toEqual([...STAGES]);
  });

  test('have an address, a place and a palette of their own', async () => {
    const stages = await getStages();
    expect(stages[1]).toMatchObject({ path: '/release', number: 2 });
    expect(new Set(stages.map(({ palette }) => palette)).size).toBe(STAGES.length);
  });
});

test('the day comes part by part, each with timed lines', async () => {
  const parts = await getSchedule();
  expect(parts.map(({ title }) => title)).toEqual([...DAY_PARTS]);
  const lines = parts.flatMap((part) => part.lines);
  expect(lines.at(0)?.time).toBe('6:00 AM');
  expect(lines.at(0)?.activity).toMatch(/^Sunrise breathwork/);
  expect(lines.at(-1)?.time).toBe('Sunset');
  expect(lines.at(-1)?.activity).toMatch(/lights.out/i);
});

test('the slides of the day come in order, each with its part', async () => {
  const slides = await getScheduleSlides();
  expect(slides.map(({ title }) => title)).toEqual([...SLIDES]);
  const ids = (await getSchedule()).map(({ id }) => id);
  for (const { part } of slides) expect(ids).toContain(part);
});

test('activities come in order, each with its service', async () => {
  const activities = await getActivities();
  expect(activities.map(({ title }) => title)).toEqual([
    'Breathwork & Oxygenation',
    'Movement & Mobility',
    'Cold Exposure',
    'IV Drips',
    'Sauna & Heat Therapy',
  ]);
  expect(activities.every(({ service: { data } }) => data.title.length > 0)).toBe(true);
});

test('cards, team and gallery come in order and in number', async () => {
  expect((await getEntries('why')).map(({ data }) => data.title)).toEqual([
    'World-Leading Intensity',
    'Nature-Infused Setting',
    'Expert Guidance',
    'Integrated Approach',
  ]);
  expect(await getEntries('team')).toHaveLength(4);
  const gallery = await getEntries('gallery');
  expect(gallery.map(({ data }) => [data.title, data.photos.length])).toEqual([
    ['Meganisi, Greece', 9],
    ['Anjarle, India', 6],
  ]);
});

test('a page’s texts come by its name', async () => {
  expect((await getPage('yoga')).heading).toBe('Yoga');
  expect((await getPage('serviceNotFound')).heading).toBe('Service not found.');
});

test('the site has a link that rings its number, and a label of the venue that is made of both names', async () => {
  const { name, phoneLink, venue } = await getSite();
  expect(phoneLink).toMatch(/^tel:\+?\d+$/);
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

describe('films', () => {
  test('have four renditions of their own, with their size', () => {
    const { phone, desktop } = getRenditions('stages/restore');
    const all = [phone.av1, phone.h264, desktop.av1, desktop.h264];
    expect(new Set(all.map(({ url }) => url)).size).toBe(4);
    for (const { url, bytes } of all) {
      expect(url).toContain('restore');
      expect(bytes).toBeGreaterThan(0);
    }
    expect(phone.av1.url).toContain('.phone.av1.');
    expect(desktop.h264.url).toContain('.desktop.h264.');
  });

  test('keep their fields, and have the labels of their button', async () => {
    const { film } = await getPage('about');
    const { film: labels } = await getLabels();
    expect(await getFilm('pages/about', film)).toMatchObject({ ...film, labels });
  });

  test('a folder without one is named in the error', () => {
    expect(() => getRenditions('services/sauna')).toThrow(
      /tests\/fixture-site\/services\/sauna has no film ending in/,
    );
  });
});
