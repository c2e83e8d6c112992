/** Names of fields whose keys are not plain words. */
const LABELS: Readonly<Record<string, string>> = {
  alt: 'Alternative text',
  area: 'Area of work',
  callToAction: 'Invitation',
  delivering: 'Once the form delivers messages',
  deliveringSent: 'What happens next, once the form delivers messages',
  delivery: 'Once the form delivers messages',
  eyebrow: 'Small line above the heading',
  href: 'Leads to',
  formerAddresses: 'Former addresses',
  label: 'Words shown',
  lines: 'Timed lines',
  order: 'Position',
  part: 'Part of the day',
  path: 'Leads to',
  phoneHint: 'Hint below the phone field',
  poster: 'First frame',
  productsUrl: 'Address of the product list',
  seo: 'Search result',
  seoTitle: 'Title in search results',
  silent: 'While the form sends nothing',
  silentSent: 'What happens next, while the form sends nothing',
  src: 'Picture file',
  submit: 'Words on the button',
  url: 'Web address',
};

/** A field's name in plain words: `productsUrl` is “Address of the product list”. */
export const labelOf = (key: string): string => {
  const known = LABELS[key];
  if (known !== undefined) return known;
  const words = key.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
