import type { Locator } from '@playwright/test';

/** Where an element is in the window, in pixels. Throws if it is not on the page. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the page.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

type Box = Awaited<ReturnType<typeof boxOf>>;

/** Whether one box lies within another. */
export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.right <= outer.right && inner.y >= outer.y && inner.bottom <= outer.bottom;
