import { describe, expect, test } from 'vitest';
import { getActivities } from '../../src/queries/activities.ts';
import { getEntries } from '../../src/queries/entries.ts';
import { getFilm } from '../../src/queries/films.ts';
import { getPage } from '../../src/queries/pages.ts';
import { getSchedule, getScheduleSlides } from '../../src/queries/schedule.ts';
import {
  getServiceBySlug,
  getServiceGroups,
  getServiceLabel,
  getServiceNeighbours,
  getServices,
  getServicesBySlug,
  servicePath,
} from '../../src/queries/services.ts';
import { getSite } from '../../src/queries/site.ts';
import {
  getServiceStages,
  getStageNeighbours,
  getStages,
  getStageServices,
} from '../../src/queries/stages.ts';
import { DAY_PARTS, SERVICES, SLIDES, STAGES } from '../support/routes.ts';

describe('services', () => {
  test('come in menu order', async () => {
    expect((await getServices()).map(({ id, data }) => [id, data.title])).toEqual(
      SERVICES.map((one) => [...one]),
    );
  });

  test('have an address and a label, with the practitioner where one is credited', async () => {
    const serviceLabel = await getServiceLabel();
    expect(servicePath(await getServiceBySlug('sauna'))).toBe('/services/sauna');
    expect(serviceLabel(await getServiceBySlug('sauna'))).toBe('Sauna');
    const breathwork = await getServiceBySlug('breathwork');
    expect(breathwork.data.practitioner).toBeTruthy();
    expect(serviceLabel(breathwork)).toBe(`Breathwork with ${breathwork.data.practitioner ?? ''}`);
  });

  test('are found by slug in the given order; a missing one is named in the error', async () => {
    const found = await getServicesBySlug(['sauna', 'grounding']);
    expect(found.map(({ id }) => id)).toEqual(['sauna', 'grounding']);
    await expect(getServiceBySlug('suana')).rejects.toThrow('There is no service "suana"');
  });

  test('are each in one group', async () => {
    const groups = await getServiceGroups();
    expect(groups.map(({ group }) => group)).toEqual([
      'drips',
      'light',
      'cold-and-heat',
      'mind-and-body',
      'plans',
    ]);
    expect(groups.flatMap(({ services }) => services)).toHaveLength(SERVICES.length);
    expect(groups.every(({ services }) => services.length > 0)).toBe(true);
  });

  test('have neighbours, and the list wraps', async () => {
    const { previous, next } = await getServiceNeighbours('endolaser-light-therapy');
    expect([previous.id, next.id]).toEqual(['sound-healing', 'nad-drips']);
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

  test('have neighbours and services', async () => {
    const [restore] = await getStages();
    if (!restore) throw new Error('no stage');
    const { previous, next } = await getStageNeighbours('restore');
    expect([previous.id, next.id]).toEqual(['represent', 'release']);
    expect((await getStageServices(restore)).map(({ id }) => id)).toEqual(restore.data.services);
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

test('the label of the venue is made of both names', async () => {
  const { name, venue } = await getSite();
  expect(venue.label).toBe(`${name} @ ${venue.name}`);
});

describe('films', () => {
  test('have four renditions of their own, with their size', () => {
    const { phone, desktop } = getFilm('stages/restore');
    const all = [phone.av1, phone.h264, desktop.av1, desktop.h264];
    expect(new Set(all.map(({ url }) => url)).size).toBe(4);
    for (const { url, bytes } of all) {
      expect(url).toContain('restore');
      expect(bytes).toBeGreaterThan(0);
    }
    expect(phone.av1.url).toContain('.phone.av1.');
    expect(desktop.h264.url).toContain('.desktop.h264.');
  });

  test('a folder without one is named in the error', () => {
    expect(() => getFilm('services/sauna')).toThrow(
      /tests\/fixture-site\/services\/sauna has no film ending in/,
    );
  });
});
