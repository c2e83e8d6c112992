/** What the workflow's job for content tells GitHub: its own commands are run on a copy with mistakes in it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { workflowCommand } from '../../tools/github/annotations.ts';
import { siteCopy, type Site } from './site.ts';

const HERE = resolve(import.meta.dirname, '../..');

interface Workflow {
  jobs: Record<string, { steps: { run?: string; if?: string }[] }>;
}

/** Reads a workflow command as GitHub's runner does. */
const decode = (line: string) => {
  const [, properties = '', message = ''] = /^::error ([^:]*)::(.*)$/.exec(line) ?? [];
  const plain = (text: string) =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%');
  const entries = properties.split(',').map((property): [string, string] => {
    const at = property.indexOf('=');
    return [property.slice(0, at), plain(property.slice(at + 1))];
  });
  return { ...Object.fromEntries(entries), message: plain(message) };
};

/** The last command of the job: the ones before it install what it needs. */
const jobCommand = (): string => {
  const file = readFileSync(join(HERE, '.github/workflows/test.yml'), 'utf8');
  const { content } = (parse(file) as Workflow).jobs;
  const command = content?.steps.findLast(({ run }) => run)?.run;
  if (!command) throw new Error('The workflow has no job “content” with a command.');
  return command;
};

/** Runs the job's command on a copy of the site. */
const runJob = (site: Site) => {
  for (const part of ['package.json', 'tools', 'node_modules'])
    symlinkSync(join(HERE, part), join(site.root, part));
  const summary = join(site.root, 'summary.md');
  const env = {
    ...process.env,
    CONTENT_DIR: 'content',
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'us/site',
    GITHUB_SHA: 'abc',
  };
  const { status, stdout } = spawnSync(jobCommand(), { cwd: site.root, encoding: 'utf8', env, shell: true });
  const commands = stdout.split('\n').filter((line) => line.startsWith('::error'));
  return { status, marks: commands.map(decode), summary: readFileSync(summary, 'utf8') };
};

/** For each mistake a file, and a text and what replaces it. Its mark belongs on the first line of that. */
const MISTAKES: [file: string, from: string, to: string][] = [
  ['services/sauna/index.mdx', 'group: cold-and-heat', 'group: nowhere'],
  ['services/grounding/index.mdx', 'summary:', 'sumary:'],
  [
    'services/cryotherapy/index.mdx',
    'title: Cryotherapy',
    'title: A title that is much longer than any card could hold',
  ],
  ['services/nad-drips/index.mdx', '\nupdated:', '\nupdated: yesterday #'],
  ['services/breathwork/index.mdx', 'order:', 'order: first #'],
  ['services/sound-healing/index.mdx', '\n  src:', '\n\tsrc:'],
  ['stages/restore/index.mdx', '\norder:', '\ncolour: red\norder:'],
  ['schedule/midday/index.json', '"Midday"', '"Midday "'],
  ['pages/privacy/index.json', '"title"', '"titel"'],
  ['why/expert-guidance/index.json', '{', '{,'],
  ['activities/cold-exposure/index.json', '"title"', '"titel"'],
  ['site.json', '"phone": "', '"phone": "ask, 100%: '],
];

test('each mistake is marked on its line, and the summary lists all of them', () => {
  const site = siteCopy();
  const places = MISTAKES.map(([file, from, to]) => {
    const before = site.read(file);
    const at = before.indexOf(from);
    expect(at, `${file}: ${from}`).toBeGreaterThan(-1);
    site.write(file, before.slice(0, at) + to + before.slice(at + from.length));
    const line = before.slice(0, at).split('\n').length + (to.startsWith('\n') ? 1 : 0);
    return { file: `content/${file}`, line };
  });
  const { status, marks, summary } = runJob(site);
  expect(status).toBe(1);
  for (const { file, line } of places) {
    const found = marks.filter((mark) => 'file' in mark && mark.file === file);
    expect(found, file).not.toEqual([]);
    expect(
      found.map((mark) => ('line' in mark ? Number(mark.line) : 0)),
      file,
    ).toContain(line);
    expect(summary).toContain(`<a href="https://github.com/us/site/blob/abc/${file}#L${line}">`);
  }
  for (const mark of marks) {
    expect(mark).toMatchObject({
      file: expect.stringMatching(/^content\//) as string,
      line: expect.stringMatching(/^[1-9]\d*$/) as string,
      col: expect.stringMatching(/^[1-9]\d*$/) as string,
      title: expect.stringMatching(/\S/) as string,
      message: expect.stringMatching(/^Found: .*\nExpected: .*\nTo fix: .*\nMore: /) as string,
    });
  }
  expect(summary.match(/<li>/g)?.length).toBeGreaterThanOrEqual(marks.length);
  expect(summary).toContain('GitHub marks the first 10 on their lines.');
});

test('sound content leaves no mark, and the summary says so', () => {
  const { status, marks, summary } = runJob(siteCopy());
  expect({ status, marks }).toEqual({ status: 0, marks: [] });
  expect(summary).toMatch(/^<h3>The content is sound<\/h3>\n/);
});

test('whatever a mistake says arrives as it was', () => {
  const odd = { title: 'a: 50 %, b=c::d %0A', message: 'one\r\ntwo %25 ::error::x, y' };
  const line = workflowCommand({ file: 'content/a,b: c%.mdx', line: 3, column: 4, ...odd });
  expect(line).not.toContain('\n');
  expect(decode(line)).toEqual({ file: 'content/a,b: c%.mdx', line: '3', col: '4', ...odd });
});

test('the files that the job checks out are enough for its command', () => {
  const root = mkdtempSync(join(tmpdir(), 'sparse-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const file = readFileSync(join(HERE, '.github/workflows/test.yml'), 'utf8');
  const { content } = (
    parse(file) as { jobs: Record<string, { steps: { with?: Record<string, string> }[] }> }
  ).jobs;
  const folders = content?.steps[0]?.with?.['sparse-checkout']?.trim().split('\n') ?? [];
  expect(folders.length).toBeGreaterThan(0);
  mkdirSync(join(root, 'content'));
  for (const folder of folders)
    if (folder !== 'content') cpSync(join(HERE, folder), join(root, folder), { recursive: true });
  cpSync(join(HERE, 'tests/fixture-site'), join(root, 'content'), { recursive: true });
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(HERE, name), join(root, name));
  symlinkSync(join(HERE, 'node_modules'), join(root, 'node_modules'));
  const env = { ...process.env, CONTENT_DIR: 'content' };
  const { status, stdout } = spawnSync(jobCommand(), { cwd: root, encoding: 'utf8', env, shell: true });
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('sound') as string });
});
