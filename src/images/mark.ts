/** The outline of one petal, as an SVG path. The mark has six, one for each stage. */
export const PETAL = 'M0-6C14-18 14-36 0-47C-14-36-14-18 0-6Z';

/** How far the other five petals are rotated, in degrees. */
export const TURNS = [60, 120, 180, 240, 300];

export const VIEW_BOX = '-50 -50 100 100';

/**
 * The mark as an SVG document, or as a nested SVG element.
 * @param stroke the colour of its lines
 * @param attributes attributes that place a nested element, each with a leading space
 */
export const drawMark = (stroke: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="${VIEW_BOX}">` +
  `<g fill="none" stroke="${stroke}" stroke-width="6" stroke-linejoin="round"><path id="p" d="${PETAL}"/>` +
  `${TURNS.map((turn) => `<use href="#p" transform="rotate(${turn})"/>`).join('')}</g></svg>\n`;
