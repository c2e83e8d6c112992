/** The contrast that text needs, and that large text, icons, borders and focus rings need (WCAG 2.2 AA). */
const TEXT = 4.5;
const LARGE = 3;

/**
 * A colour token, the token behind it, its use and the contrast that this use needs. A focus ring has the colour of the
 * text around it.
 */
export const PAIRS = [
  ['ink', 'ivory', 'Text and headings', TEXT],
  ['accent-dark', 'ivory', 'Quiet text', TEXT],
  ['accent-dark', 'panel', 'Quiet text on a panel', TEXT],
  ['accent', 'white', 'Borders of fields', LARGE],
  ['accent', 'ivory', 'Marks and dots', LARGE],
  ['error', 'ivory', 'Errors', TEXT],
  ['ivory', 'ink', 'Text on a dark band', TEXT],
  ['accent-light', 'ink', 'Quiet text on a dark band', TEXT],
  ['white', 'deep', 'Text over a film', TEXT],
  ['white', 'accent-dark', 'A button pressed', TEXT],
  ['ink', 'sand', 'Selected text', TEXT],
] as const;
