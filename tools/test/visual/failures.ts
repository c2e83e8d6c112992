/** The page of visual differences, and what accepts them. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BASELINES } from './browser.ts';
import { compress } from './compress.ts';
import { SUITE } from './runVisualTests.ts';

const PAGE = 'tests/results/visual/index.html';

/** A part that looks other than before. */
interface Difference {
  /** As `--accept` takes it: `1440/hero`. */
  name: string;
  /** The picture files; a part without a baseline has no `expected`. */
  expected?: string;
  actual?: string;
  diff?: string;
}

interface ReportSuite {
  suites?: ReportSuite[];
  specs: { tests: { results: { attachments: { name: string; path?: string }[] }[] }[] }[];
}

const attachmentsOf = ({ suites = [], specs }: ReportSuite): { name: string; path?: string }[] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ attachments }) => attachments)),
  ),
  ...suites.flatMap(attachmentsOf),
];

const readDifferences = (): Difference[] => {
  const report = `tests/results/${SUITE}.json`;
  if (!existsSync(report)) return [];
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: ReportSuite[] };
  const found = new Map<string, Difference>();
  for (const { name, path } of suites.flatMap(attachmentsOf)) {
    const [, part, kind] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
    if (!part || !kind || !path) continue;
    found.set(part, { ...(found.get(part) ?? { name: part }), [kind]: path });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const picture = (title: string, file: string | undefined): string =>
  file ? `<figure><figcaption>${title}</figcaption><img src="${escape(file)}" alt=""></figure>` : '';

const section = ({ name, expected, actual, diff }: Difference): string => `
<section id="${escape(name)}">
  <h2>${escape(name)}</h2>
  <p>To accept: <code>npm run test:visual -- --accept ${escape(name)}</code></p>
  ${
    expected && actual
      ? `<div class="slider"><img src="${escape(expected)}" alt=""><img class="after" src="${escape(actual)}" alt="">
    <input type="range" min="0" max="100" value="50" aria-label="Before and after: ${escape(name)}"></div>`
      : ''
  }
  <div class="three">${picture('Before', expected)}${picture('After', actual)}${picture('Difference', diff)}</div>
</section>`;

const page = (differences: readonly Difference[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual differences</title>
<style>
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #eee }
  section { margin-block: 2rem; padding: 1rem; background: #fff }
  figure { margin: 0 } img { max-width: 100%; outline: 1px solid #bbb }
  .three { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem }
  .slider { position: relative; display: inline-block; margin-block: 1rem }
  .slider img { display: block } .after { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
  .slider input { width: 100%; margin: 0.5rem 0 0 }
</style>
<h1>${differences.length} visual differences</h1>
<ul>${differences.map(({ name }) => `<li><a href="#${escape(name)}">${escape(name)}</a></li>`).join('')}</ul>
${differences.map(section).join('')}
<script>
  for (const slider of document.querySelectorAll('.slider'))
    slider.addEventListener('input', ({ target }) => slider.style.setProperty('--at', target.value + '%'));
</script></html>
`;

/** Writes the page of differences of the last run; removes an older one if there are none. */
export const writeFailuresPage = (): void => {
  const differences = readDifferences();
  rmSync(PAGE, { force: true });
  if (differences.length === 0) return;
  mkdirSync(dirname(PAGE), { recursive: true });
  const files = join(dirname(PAGE), 'pictures');
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files);
  /** Copies a picture beside the page, so that the page works from an archive. */
  const keep = (file: string | undefined) => {
    if (!file) return undefined;
    const copy = join(files, `${basename(dirname(file))}-${basename(file)}`);
    copyFileSync(file, copy);
    return relative(dirname(PAGE), copy);
  };
  const kept = differences.map(({ name, ...pictures }) => ({
    name,
    ...Object.fromEntries(Object.entries(pictures).map(([kind, file]) => [kind, keep(file)])),
  }));
  writeFileSync(PAGE, page(kept));
  console.log(`${differences.length} visual differences, before and after: ${PAGE}`);
};

/**
 * Takes differences of the last run as they are meant to be. In the recorded browser the picture becomes the baseline.
 * In another it cannot: the old baseline is removed, which tells every browser that the part is meant to differ, until a
 * machine with the recorded browser takes it anew.
 * @param names as the page shows them, such as `1440/hero`
 */
export const accept = async (names: readonly string[]): Promise<boolean> => {
  const differences = readDifferences();
  for (const name of names) {
    const difference = differences.find((one) => one.name === name.replace(/\.png$/, ''));
    if (!difference?.actual || !existsSync(difference.actual)) {
      console.log(`The last run of npm run test:visual found no difference called ${name}.`);
      return false;
    }
    const baseline = join(BASELINES, `${difference.name}.png`);
    if (!difference.expected || difference.expected.startsWith(BASELINES)) {
      mkdirSync(dirname(baseline), { recursive: true });
      copyFileSync(difference.actual, baseline);
      await compress(baseline);
      console.log(`${name} is the baseline now.`);
    } else {
      rmSync(baseline, { force: true });
      console.log(
        `${name} has no baseline now. Take it in the recorded browser: npm run test:visual -- --update`,
      );
    }
  }
  return true;
};
