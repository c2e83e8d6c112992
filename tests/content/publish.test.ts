/** Publishing from the visual editor to a bare repository, in every situation that an editor can be in. */
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publish } from '../../tools/publish/publish.ts';
import { changes, discard } from '../../tools/publish/published.ts';
import { temporaryFolder } from '../../tools/test/files.ts';
import { createRepositoryWithServer, shell } from '../support/repository.ts';
import { siteCopy } from './site.ts';

const SAUNA = 'services/sauna/index.mdx';
const GROUNDING = 'services/grounding/index.mdx';
const TITLE = [SAUNA, 'title: Sauna', 'title: Finnish Sauna'] as const;

const start = () => {
  const site = siteCopy();
  const { root } = site;
  const server = temporaryFolder('server');
  onTestFinished(() => rmSync(server, { recursive: true }));
  // What is read is put back after the test.
  for (const file of [SAUNA, GROUNDING]) site.read(file);
  writeFileSync(join(root, 'package.json'), '{}');
  createRepositoryWithServer(root, server);
  const replacing = (file: string, from: string, to: string) =>
    `perl -pi -e 's/${from}/${to}/' content/${file}`;
  return {
    site,
    root,
    server,
    /** Somebody else publishes a change. */
    other: (...change: Parameters<typeof replacing>) =>
      shell(
        server,
        `[ -d other ] || git clone -q . other
         cd other
         ${replacing(...change)}
         git -c user.name=Other -c user.email=other@example.org commit -qam Other
         git push -q`,
      ),
    /** Changes an entry while a publication is under way. */
    meanwhile: (hook: string, ...change: Parameters<typeof replacing>) => {
      writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\n${replacing(...change)}\n`, { mode: 0o755 });
    },
    onServer: (file: string, branch = 'main') => shell(server, `git show ${branch}:content/${file}`),
  };
};

test('what has changed is said in words, and published with the sentence as it was written', async () => {
  const { site, root, onServer } = start();
  site.replace(...TITLE);
  site.replace(SAUNA, 'Voices drop', 'Voices fall');
  site.write('services/sauna/new.jpg', 'a picture');
  expect(await changes(root)).toMatchObject([
    {
      entry: 'service sauna',
      what: 'changed',
      page: '/services/sauna',
      fields: [
        { name: 'Title', before: 'Sauna', after: 'Finnish Sauna' },
        { name: 'Text, paragraph 1', after: expect.stringContaining('Voices fall') as string },
      ],
    },
    { entry: 'services/sauna/new.jpg', what: 'added', fields: [] },
  ]);
  site.remove('services/sauna/new.jpg');
  const sentence = '--amend "$(rm -rf .)" # `%s` ; é\n\0';
  expect(await publish(root, sentence)).toEqual({ said: 'Published to main.', conflicts: [] });
  expect(onServer(SAUNA)).toBe(site.read(SAUNA));
  expect(shell(root, 'git log -1 --format=%B').trim()).toBe(sentence.slice(0, -2));
  expect(await changes(root)).toEqual([]);
});

test('what somebody else has published stays, in another entry and in another field of the same lines', async () => {
  const { site, root, other, onServer } = start();
  other(GROUNDING, 'Shoes off', 'Boots off');
  other(SAUNA, 'group: cold-and-heat', 'group: mind-and-body');
  site.replace(...TITLE);
  expect(await publish(root, 'Title')).toMatchObject({ conflicts: [] });
  expect(onServer(GROUNDING)).toContain('Boots off');
  expect(onServer(SAUNA)).toContain('title: Finnish Sauna\ngroup: mind-and-body\n');
  expect(site.read(SAUNA)).toBe(onServer(SAUNA));
});

test.each(['mine', 'theirs'] as const)('of what both have changed, the editor chooses %s', async (kept) => {
  const { site, root, other, onServer } = start();
  other(SAUNA, 'title: Sauna', 'title: Savusauna');
  other('team/drips-and-light/index.json', '"Drips', '"More drips');
  site.replace(...TITLE);
  site.remove('team/drips-and-light');
  const { conflicts } = await publish(root, 'Title');
  expect(conflicts).toMatchObject([
    { entry: 'service sauna', name: 'Title', mine: 'Finnish Sauna', theirs: 'Savusauna' },
    { name: 'The whole file', mine: '(deleted)', theirs: '(changed)' },
  ]);
  expect(onServer(SAUNA)).toContain('title: Savusauna');
  expect(site.read(SAUNA)).toContain('title: Finnish Sauna');
  const [title = '', team = ''] = conflicts.map(({ id }) => id);
  await publish(root, 'Title', { [title]: kept, [team]: 'mine' });
  expect(onServer(SAUNA)).toContain(kept === 'mine' ? 'title: Finnish Sauna' : 'title: Savusauna');
  expect(() => onServer('team/drips-and-light/index.json')).toThrow();
  expect(shell(root, 'git log -p --format=')).toContain('+title: Finnish Sauna');
});

/** What keeps a change from being published, the command that makes it so, what the editor is told, and what ends it. */
const OBSTACLES = readFileSync('tests/content/obstacles.txt', 'utf8').trimEnd().split(/\r?\n/);

test.each(OBSTACLES.map((row) => row.split(' | ')))(
  '%s is said in plain words, and nothing is lost',
  async (_, arrange = '', words = '', end = '') => {
    const { site, root, server, onServer } = start();
    const host = createServer(({ url }, response) => {
      response.writeHead(Number(url?.slice(1, 4)), { 'WWW-Authenticate': 'Basic realm="git"' }).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void host.close());
    await once(host, 'listening');
    const env = { SERVER: server, HOST: `http://127.0.0.1:${(host.address() as AddressInfo).port}` };
    const published = onServer(SAUNA);
    site.replace(...TITLE);
    const changed = site.read(SAUNA);
    shell(root, arrange, env);
    await expect(publish(root, 'Title')).rejects.toThrow(words);
    expect([site.read(SAUNA), onServer(SAUNA)]).toEqual([changed, published]);
    shell(root, end, env);
    await publish(root, 'Title');
    expect(onServer(SAUNA)).toBe(changed);
  },
);

test('what is saved during a publication is published with the next', async () => {
  const { site, root, meanwhile, onServer } = start();
  meanwhile('pre-commit', GROUNDING, 'Shoes off', 'Boots off');
  site.replace(...TITLE);
  await publish(root, 'Title');
  expect(onServer(SAUNA)).toContain('Finnish Sauna');
  expect(onServer(GROUNDING)).toContain('Shoes off');
  expect(await changes(root)).toMatchObject([{ entry: 'service grounding' }]);
  await publish(root, 'Boots');
  expect(onServer(GROUNDING)).toContain('Boots off');
});

test('what is saved during a merge stays', async () => {
  const { site, root, meanwhile, other } = start();
  other(SAUNA, 'title: Sauna', 'title: Savusauna');
  site.replace(...TITLE);
  meanwhile('post-commit', SAUNA, 'Voices drop', 'Voices fall');
  const choices = { [`content/${SAUNA}#title`]: 'mine' } as const;
  await expect(publish(root, 'Title', choices)).rejects.toThrow('were saved meanwhile. Publish again');
  await publish(root, 'Voices', choices);
  expect(await changes(root)).toEqual([]);
  expect(site.read(SAUNA)).toMatch(/title: Finnish Sauna[^]*Voices fall/);
});

test('by a setting, each publication has a branch of its own', async () => {
  const { site, root, onServer } = start();
  writeFileSync(join(root, 'package.json'), '{ "config": { "publish": "branch" } }');
  site.replace(...TITLE);
  const branch = /content-\w+/.exec((await publish(root, 'Title')).said)?.[0];
  expect(onServer(SAUNA, branch)).toContain('Finnish Sauna');
  expect(onServer(SAUNA)).not.toContain('Finnish Sauna');
});

test('one change is discarded, and the rest stays', async () => {
  const { site, root } = start();
  const before = site.read(SAUNA);
  site.replace(...TITLE);
  site.replace(GROUNDING, 'Shoes off', 'Boots off');
  site.write('services/sauna/new.jpg', '');
  site.remove('activities/iv-drips');
  for (const file of [SAUNA, 'services/sauna/new.jpg', 'activities/iv-drips/index.json'])
    await discard(root, `content/${file}`);
  expect(site.read(SAUNA)).toBe(before);
  expect(await changes(root)).toMatchObject([{ entry: 'service grounding' }]);
  for (const file of [`content/../content/${GROUNDING}`, 'package.json', 'content/site.json'])
    await expect(discard(root, file)).rejects.toThrow('has not changed');
});
