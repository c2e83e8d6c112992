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

/** Reads a workflow command as GitHub's runner does. */
const decode = (line: string) => {
  const [, level, properties = '', message = ''] = /^::(\w+) ([^:]*)::(.*)$/.exec(line) ?? [];
  const plain = (text: string) =>
    text.replaceAll(/%(0D|0A|3A|2C|25)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  const entries = properties.split(',').map((property) => {
    const [name = '', value = ''] = property.split(/=(.*)/s);
    return [name, plain(value)];
  });
  return { level, ...(Object.fromEntries(entries) as Record<string, string>), message: plain(message) };
};

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
  const commands = stdout.split('\n').filter((line) => line.startsWith('::'));
  return { status, marks: commands.map(decode), summary: readFileSync(summary, 'utf8') };
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
  const said = expect.stringMatching(/^Found: .*\nTo fix: .*\nMore: /) as string;
  const sauna = { file: 'content/services/sauna/index.mdx', message: said };
  expect(marks).toContainEqual(expect.objectContaining({ ...sauna, level: 'error', line: '3', col: '1' }));
  expect(marks).toContainEqual(expect.objectContaining({ ...sauna, level: 'notice', line: '21' }));
  expect(marks.filter(({ level }) => level === 'error').length).toBeGreaterThan(10);
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

test('whatever a mistake says arrives as it was', () => {
  const odd = { field: 'a: 50 %, b=c::d %0A', found: 'one\r\ntwo %25 ::error::x, y', fix: 'z' };
  const line = workflowCommand({ kind: 'text', file: 'content/a,b: c%.mdx', line: 3, column: 4, ...odd });
  expect(line).not.toContain('\n');
  const said = { file: 'content/a,b: c%.mdx', line: '3', col: '4', title: odd.field };
  expect(decode(line)).toMatchObject(said);
  expect(decode(line).message).toContain('two %25 ::error::x, y');
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
