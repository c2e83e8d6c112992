import { describe, expect, test } from 'vitest';
import { getActivities } from '../../src/queries/activities.ts';
import { getTeam, getWhyCards } from '../../src/queries/cards.ts';
import { getFilm } from '../../src/queries/films.ts';
import { getGallery } from '../../src/queries/gallery.ts';
import { getPage } from '../../src/queries/pages.ts';
import { getSchedule, getScheduleSlides } from '../../src/queries/schedule.ts';
import {
  getServiceGroups,
  getServiceNeighbours,
  getServices,
  getServicesBySlug,
  serviceLabel,
  servicePath,
} from '../../src/queries/services.ts';
import { getSite } from '../../src/queries/site.ts';
import {
  getServiceStages,
  getStageNeighbours,
  getStages,
  getStageServices,
} from '../../src/queries/stages.ts';
import { DAY_PARTS, SERVICES, SLIDES, STAGES } from '../fixtures/routes.ts';

const service = async (slug: string) => {
  const [found] = await getServicesBySlug([slug], 'this test');
  if (!found) throw new Error(slug);
  return found;
};

describe('services', () => {
  test('come in menu order', async () => {
    expect((await getServices()).map(({ id, data }) => [id, data.title])).toEqual(
      SERVICES.map((one) => [...one]),
    );
  });

  test('have an address and a label, with the practitioner where one is credited', async () => {
    expect(servicePath(await service('sauna'))).toBe('/services/sauna');
    expect(serviceLabel(await service('sauna'))).toBe('Sauna');
    const breathwork = await service('breathwork');
    expect(breathwork.data.practitioner).toBeTruthy();
    expect(serviceLabel(breathwork)).toBe(`Breathwork with ${breathwork.data.practitioner ?? ''}`);
  });

  test('are found by slug in the order asked for; a missing one is named with who asked', async () => {
    const found = await getServicesBySlug(['sauna', 'grounding'], 'this test');
    expect(found.map(({ id }) => id)).toEqual(['sauna', 'grounding']);
    await expect(getServicesBySlug(['suana'], 'content/x.json')).rejects.toThrow(
      /content\/x\.json names the service "suana", which does not exist\. Services: .*sauna/,
    );
  });

  test('fall into groups without loss', async () => {
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

  test('know their neighbours, all the way round', async () => {
    const { previous, next } = await getServiceNeighbours('endolaser-light-therapy');
    expect([previous.id, next.id]).toEqual(['sound-healing', 'nad-drips']);
  });

  test('know the stages they belong to', async () => {
    const stages = await getServiceStages(await service('sauna'));
    expect(stages.map(({ id }) => id)).toContain('release');
  });
});

describe('stages', () => {
  test('come first to last', async () => {
    expect((await getStages()).map(({ data }) => data.title)).toEqual([...STAGES]);
  });

  test('know their neighbours and their services', async () => {
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
  expect((await getWhyCards()).map(({ data }) => data.title)).toEqual([
    'World-Leading Intensity',
    'Nature-Infused Setting',
    'Expert Guidance',
    'Integrated Approach',
  ]);
  expect(await getTeam()).toHaveLength(4);
  const gallery = await getGallery();
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
  test('have four renditions of their own, with their weight', () => {
    const { phone, desktop } = getFilm('content/stages/restore');
    const all = [phone.av1, phone.h264, desktop.av1, desktop.h264];
    expect(new Set(all.map(({ url }) => url)).size).toBe(4);
    for (const { url, bytes } of all) {
      expect(url).toContain('restore');
      expect(bytes).toBeGreaterThan(0);
    }
    expect(phone.av1.url).toContain('.phone.av1.');
    expect(desktop.h264.url).toContain('.desktop.h264.');
  });

  test('a folder without one is named', () => {
    expect(() => getFilm('content/services/sauna')).toThrow(/content\/services\/sauna has no film ending in/);
  });
});
