import labels from './fieldLabels.json' with { type: 'json' };

/** Names of fields whose keys are not plain words. */
const LABELS: Readonly<Record<string, string>> = labels;

/** A field's name in plain words: `productsUrl` is “Address of the product list”. */
export const labelOf = (key: string): string => {
  const known = LABELS[key];
  if (known !== undefined) return known;
  const words = key.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
