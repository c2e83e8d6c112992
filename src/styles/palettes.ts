/** The colours of the day that a part of a page can have, one for each stage; `palettes.scss` has the styles. */
const PALETTES = ['dawn', 'noon', 'garden', 'night', 'dusk', 'gold'] as const;

export type Palette = (typeof PALETTES)[number];

/** The palette of a stage, by its place among the stages, which are six. */
export const paletteOf = (place: number): Palette => PALETTES[place % PALETTES.length] ?? 'dawn';
