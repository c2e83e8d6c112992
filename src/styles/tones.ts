/** The colours of the day that a part of a page can have, one for each stage; `tones.scss` has the styles. */
const TONES = ['dawn', 'noon', 'garden', 'night', 'dusk', 'gold'] as const;

export type Tone = (typeof TONES)[number];

/** The colour of a stage, by its place among the stages, which are six. */
export const toneOf = (place: number): Tone => TONES[place % TONES.length] ?? 'dawn';
