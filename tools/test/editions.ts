// Makes three editions from the schemas, builds them and tests them as any content is tested.
//   node tools/test/editions.ts                    all three: least, most, odd
//   node tools/test/editions.ts most               one
//   node tools/test/editions.ts most -g "/about"   some of its tests: other arguments go to Playwright
import { EDITION_NAMES, type EditionName } from './editions/extremes.ts';
import { makeEdition } from './editions/make.ts';
import { judge, placesOf } from './judge.ts';

const isName = (word: string): word is EditionName => EDITION_NAMES.some((name) => name === word);

// They share their pictures: stripes, which take few bytes in any case.
const PICTURES = { like: 'tests/results/editions', quick: true };

const given = process.argv.slice(2);
const named = given.filter(isName);
const args = given.filter((word) => !isName(word));

for (const name of named.length > 0 ? named : EDITION_NAMES) {
  await makeEdition(name);
  if (!judge(placesOf(name), args, PICTURES)) process.exitCode = 1;
}
