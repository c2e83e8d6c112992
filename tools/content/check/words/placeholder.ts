/** Words that no page should show, in a field or in a text. */
import { quote } from '../phrases.ts';
import type { Hit } from '../rules/words.ts';

/** The whole text waits to be written. */
const WAITS: readonly RegExp[] = [
  /\bTODO\b|\bFIXME\b/,
  /^(?:\?+|-+|(?:your |some |new |add |sample |dummy |click to (?:add|edit) )(?:text|title|heading|description|name|paragraph)(?: here)?|(?:text|title|heading|description) (?:here|\d+)|placeholder|tba|n\/a|test(?:ing)?|asdf\w*|qwert\w*|untitled|blah(?: blah)*)[.!]?$/i,
];

/** A gap in a text that is otherwise written. */
const GAPS: readonly RegExp[] = [
  /\b(?:lorem ipsum|dolor sit amet)\b[^.]*/i,
  /\bTB[CDA]\b|\btb[cd]\b/,
  /\bx{3,}\b|\?{3,}|_{3,}|\.{5,}|…{2,}/i,
  /(?<!\[)[[<]\s*(?:please )?(?:insert|add|enter|put|type|write|fill|replace|your|name|date|text|photo|picture|image|link|price|number|title|heading|tb[acd])\b[^\]>]*[\]>]/i,
  /\[(?:[^\]]{0,30} )?(?:name|date|place|price|number|time|link|photo|picture|title|city|e-?mail|phone|address|here)\](?!\()/i,
];

/** The part of a text that still has to be written, if there is one. */
export const placeholderIn = (value: string): Hit | undefined => {
  const text = value.trim();
  const waits = WAITS.some((words) => words.test(text));
  const gap = GAPS.flatMap((words) => words.exec(text)?.[0] ?? [])[0];
  if (gap === undefined && !waits) return undefined;
  if (waits || gap === undefined || gap === text)
    return { found: `the placeholder ${quote(value)}`, fix: 'replace it with what visitors should read' };
  const fix = `replace ${quote(gap)} with what belongs there`;
  return { found: `the placeholder ${quote(gap)} in ${quote(value)}`, fix };
};
