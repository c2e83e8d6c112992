/** A telephone number as people of any country write it: `+44 (0)20 7946 0123`, `020-7946-0123 ext. 5`. */
export const PHONE =
  /^(?=(?:\D*\d){6,21}\D*$)(?:\+ ?)?(?:\(\+?\d{1,4}\)|\d)(?:[ \u00A0./‑–-]|\(\d{1,4}\)|\d)*\d(?: ?(?:ext\.?|x|#) ?\d{1,6})?$/u;

/**
 * The link that rings a number: `tel:+442079460123`. A zero in brackets is left out of an international number, because
 * it is dialled only inside the country.
 */
export const phoneLink = (phone: string): string => {
  const [number = '', extension] = phone.split(/ ?(?:ext\.?|x|#) ?/);
  const [abroad] = /^\(?(?:\+|00)/.exec(number) ?? [];
  const digits = (abroad === undefined ? number : number.slice(abroad.length).replace(/\(0+\)/, '')).replace(
    /\D/g,
    '',
  );
  const more = extension === undefined ? '' : `;ext=${extension}`;
  return `tel:${abroad === undefined ? '' : '+'}${digits}${more}`;
};
