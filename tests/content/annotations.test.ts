/** What the workflow's job for content tells GitHub: its own command is run on a copy with mistakes in it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { workflowCommand } from '../../tools/github/annotations.ts';
import { temporaryFolder } from '../../tools/test/files.ts';
import { createRepository, shell } from '../support/repository.ts';
import { siteCopy } from './site.ts';

const HERE = resolve(import.meta.dirname, '../..');

interface Job {
  steps: { run?: string; with?: Record<string, unknown> }[];
}

const { content: JOB } = (
  parse(readFileSync(join(HERE, '.github/workflows/test.yml'), 'utf8')) as { jobs: Record<string, Job> }
).jobs;

/** Runs the command of the job that checks the content. */
const runJob = (root: string, event = 'push') => {
  const summary = join(root, 'summary.md');
  const { status, stdout } = spawnSync(
    JOB?.steps.find(({ run }) => run?.includes('content:check'))?.run ?? 'false',
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        CONTENT_DIR: 'content',
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: event,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'us/site',
        GITHUB_SHA: 'abc',
      },
      shell: true,
    },
  );
  const marks = stdout.split('\n').filter((line) => line.startsWith('::'));
  return { status, marks, summary: readFileSync(summary, 'utf8') };
};

/** A copy of the site in which the job can run. */
const projectCopy = () => {
  const site = siteCopy();
  for (const part of ['package.json', 'tools', 'node_modules'])
    symlinkSync(join(HERE, part), join(site.root, part));
  return site;
};

test('each mistake and each note is marked on its line, and the summary lists all of them', () => {
  const site = projectCopy();
  site.replace('services/sauna/index.mdx', 'group: cold-and-heat', 'group: nowhere');
  site.replace('services/sauna/index.mdx', 'Voices drop', 'It cures. Voices drop');
  site.write('labels.json', '{}');
  const { status, marks, summary } = runJob(site.root);
  expect(status).toBe(1);
  const mark = (level: string, place: string) =>
    new RegExp(
      `^::${level} file=content/services/sauna/index.mdx,${place},title=[^:]+::Found: .*%0ATo fix: .*%0AMore: `,
    );
  expect(marks).toContainEqual(expect.stringMatching(mark('error', 'line=3,col=1')));
  expect(marks).toContainEqual(expect.stringMatching(mark('notice', 'line=21,col=\\d+')));
  expect(marks.filter((line) => line.startsWith('::error ')).length).toBeGreaterThan(10);
  expect(summary.match(/<li>/g)).toHaveLength(marks.length);
  expect(summary).toContain(
    '<a href="https://github.com/us/site/blob/abc/content/services/sauna/index.mdx#L3">',
  );
  expect(summary).toContain('GitHub marks the first 10 on their lines.');
});

test('the summary of a pull request lists what it changes, in words', () => {
  const site = projectCopy();
  createRepository(site.root);
  site.replace('services/sauna/index.mdx', 'title: Sauna', 'title: Finnish <b>');
  shell(site.root, 'git commit -qam x');
  const words = 'Title: <del>Sauna</del> → <ins>Finnish &lt;b&gt;</ins>';
  expect(runJob(site.root).summary).not.toContain(words);
  expect(runJob(site.root, 'pull_request').summary).toContain(words);
  expect(JOB?.steps[0]?.with?.['fetch-depth']).toBe(2);
});

test('what GitHub would take for a part of its command is escaped', () => {
  const odd = { field: 'a: 50 %, b=c::d', found: 'one\r\ntwo ::error::x, y', fix: 'z' };
  const line = workflowCommand({ kind: 'text', file: 'content/a,b.mdx', line: 3, column: 4, ...odd });
  const start = '::error file=content/a%2Cb.mdx,line=3,col=4,title=a%3A 50 %25%2C b=c%3A%3Ad::';
  expect(line.startsWith(start), line).toBe(true);
  expect(line).toContain('%0Atwo ::error::x, y');
});

test('the files that the job checks out are enough for its command, and sound content leaves no mark', () => {
  const root = temporaryFolder('sparse');
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = String(JOB?.steps[0]?.with?.['sparse-checkout']).trim().split('\n');
  expect(folders).toContain('content');
  for (const folder of [...folders, 'package.json', 'tsconfig.json'])
    if (folder !== 'content') cpSync(join(HERE, folder), join(root, folder), { recursive: true });
  cpSync(join(HERE, 'tests/fixture-site'), join(root, 'content'), { recursive: true });
  symlinkSync(join(HERE, 'node_modules'), join(root, 'node_modules'));
  const { status, marks, summary } = runJob(root);
  expect({ status, marks }).toEqual({ status: 0, marks: [] });
  expect(summary).toMatch(/^<h3>No mistakes found<\/h3>\n/);
});

test('the summary says which pages become heavier or lighter', () => {
  const root = temporaryFolder('bytes');
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, bytes: number) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const page = '<!doctype html><title>a</title><img src="/a.webp" alt=""><img src="/a.webp" alt="">';
    writeFileSync(join(root, file), file.endsWith('.html') ? page : Buffer.alloc(bytes));
  };
  for (const [site, picture] of [
    ['before', 9000],
    ['after', 20_000],
  ] as const) {
    write(`${site}/a.webp`, picture);
    for (const page of ['index.html', 'about.html', `services/${site}.html`]) {
      write(`${site}/${page}`, 0);
      write(`${site}/${page}.br`, page === 'about.html' ? 5_000_000 : 1000);
    }
  }
  const said = shell(root, `node "${join(HERE, 'tools/github/pageBytes.ts')}" before after`);
  expect(said.split('\n').slice(2, -1)).toEqual([
    '| / | 10.0 KB | 21.0 KB |',
    '| /services/after | no page | 21.0 KB |',
    '| /services/before | 10.0 KB | no page |',
  ]);
});
