/** Words that no page should show, in a field or in a text. */
import { quote } from './phrases.ts';
import type { Words } from './report.ts';

const WAITS: readonly RegExp[] = [
  /\bTODO\b|\bFIXME\b|\bTB[CDA]\b|\btb[cd]\b/,
  /lorem ipsum|dolor sit amet/i,
  /\bx{3,}\b|\?{3,}|_{3,}|\.{5,}|…{2,}/i,
  /[[<]\s*(?:please )?(?:insert|add|enter|put|type|write|fill|replace|your|name|date|text|photo|picture|image|link|price|number|title|heading|tb[acd])\b[^\]>]*[\]>]/i,
  /^(?:\?+|-+|(?:your |some |new |add |sample |dummy |click to (?:add|edit) )(?:text|title|heading|description|name|paragraph)(?: here)?|(?:text|title|heading|description) (?:here|\d+)|placeholder|tba|n\/a|test(?:ing)?|asdf\w*|qwert\w*|untitled|blah(?: blah)*)[.!]?$/i,
];

/** Whether a text still has to be written. */
export const isPlaceholder = (text: string): boolean => WAITS.some((words) => words.test(text.trim()));

export const placeholder = (text: string, expected: string): Words => ({
  kind: 'placeholder',
  found: `${quote(text)}, a placeholder`,
  expected,
  fix: 'replace all of it',
});
