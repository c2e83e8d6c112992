/** The parts of a scene, and what is done to each before its picture is taken. */
import { expect } from '@playwright/test';
import type { Session } from '../../tools/test/engines/session.ts';
import type { Scene } from './scenes.ts';

/** The parts of a scene on the page that is shown: for each its name and a selector. */
export const partsOf = async (
  session: Session,
  { parts, each }: Scene,
): Promise<readonly (readonly [name: string, selector: string])[]> => {
  const named = Object.entries(parts);
  if (each === undefined) return named;
  const names = await session.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map(({ classList }) => classList[0] ?? ''),
    each,
  );
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names), 'each part has a first class of its own').toHaveProperty('size', names.length);
  return [...named, ...names.map((name) => [name, `${each}.${name}`] as const)];
};

/**
 * Waits until every image in a part has loaded, lazy ones too. Runs in the page.
 * @param selector the part's
 */
export const loadImages = async (selector: string): Promise<void> => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
  await document.fonts.ready;
};

/**
 * Moves a part to whole pixels, so that what is above it does not change how its edges are drawn. Runs in the page.
 * @param selector the part's
 */
export const align = (selector: string): void => {
  const { body } = document;
  body.style.marginBlockStart = '0px';
  const top = (document.querySelector(selector)?.getBoundingClientRect().top ?? 0) + scrollY;
  body.style.marginBlockStart = `${Math.ceil(top) - top}px`;
};
