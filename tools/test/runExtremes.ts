// Makes three extremes from the schemas, builds them and tests them as any content is tested.
//   node tools/test/runExtremes.ts                    all three: least, most, odd
//   node tools/test/runExtremes.ts most               one
//   node tools/test/runExtremes.ts most -g "/about"   some of its tests: other arguments go to Playwright
import { EXTREME_NAMES, type ExtremeName } from './extremes/extremes.ts';
import { makeExtreme } from './extremes/make.ts';
import { judge, placesOf } from './judge.ts';

const isName = (word: string): word is ExtremeName => EXTREME_NAMES.some((name) => name === word);

// They share their pictures: stripes, which take few bytes in any case.
const PICTURES = { like: 'tests/results/extremes', quick: true };

const given = process.argv.slice(2);
const named = given.filter(isName);
const args = given.filter((word) => !isName(word));

for (const name of named.length > 0 ? named : EXTREME_NAMES) {
  await makeExtreme(name);
  if (!judge(placesOf(name), args, PICTURES)) process.exitCode = 1;
}
