/** How heavy, how wide and how long the files of a film may be. */

/** Kilobytes (1000 bytes) of each rendition. */
const CEILINGS = {
  'phone.av1': 250,
  'phone.h264': 400,
  'desktop.av1': 700,
  'desktop.h264': 1300,
} as const;

export type RenditionKey = keyof typeof CEILINGS;

/** The home page's film starts by itself, so a phone must get it quickly. */
const HERO: Partial<Record<RenditionKey, number>> = { 'phone.av1': 160, 'phone.h264': 160 };

/** The widest file for each screen, in pixels. */
export const WIDEST = { phone: 720, desktop: 1920 } as const;

/** Kilobytes that a rendition may weigh. */
export const ceilingOf = (rendition: RenditionKey, isHero: boolean): number =>
  (isHero ? HERO[rendition] : undefined) ?? CEILINGS[rendition];

/** The shortest and the longest film, in seconds. */
export const LENGTH = [1, 60] as const;
