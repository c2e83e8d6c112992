/** The outline of one petal, as an SVG path. The mark has six, one for each stage. The icons in `public/` show it too. */
export const PETAL = 'M0-6C14-18 14-36 0-47C-14-36-14-18 0-6Z';

/** How far the other five petals are rotated, in degrees. */
export const TURNS = [60, 120, 180, 240, 300];

export const VIEW_BOX = '-50 -50 100 100';
