/** Publishing from the visual editor to a bare repository, in every situation that an editor can be in. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changes, discard, publish } from '../../tools/publish/publish.ts';
import { temporaryFolder } from '../../tools/test/files.ts';
import { siteCopy } from './site.ts';

const SAUNA = 'services/sauna/index.mdx';
const GROUNDING = 'services/grounding/index.mdx';

const start = () => {
  const site = siteCopy();
  const scratch = temporaryFolder('publish');
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  const [server, elsewhere] = [join(scratch, 'server.git'), join(scratch, 'elsewhere')];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  const name = (cwd: string) => {
    git(cwd, 'config', 'user.name', 'Editor');
    git(cwd, 'config', 'user.email', 'editor@example.org');
  };
  // What is read is put back after the test.
  for (const file of [SAUNA, GROUNDING]) site.read(file);
  writeFileSync(join(site.root, 'package.json'), '{}');
  git(scratch, 'init', '--quiet', '--bare', '--initial-branch=main', server);
  git(site.root, 'init', '--quiet', '--initial-branch=main');
  name(site.root);
  git(site.root, 'add', '.');
  git(site.root, 'commit', '--quiet', '--message=Begin');
  git(site.root, 'remote', 'add', 'origin', server);
  git(site.root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  const mine = (...args: string[]) => git(site.root, ...args);
  /** Somebody else publishes a change. */
  const other = (file: string, from: string, to: string) => {
    if (!existsSync(elsewhere)) git(scratch, 'clone', '--quiet', server, elsewhere);
    name(elsewhere);
    const path = join(elsewhere, 'content', file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    git(elsewhere, 'commit', '--all', '--quiet', '--message=Other');
    git(elsewhere, 'push', '--quiet');
  };
  const hook = (repository: string, called: string, script: string) => {
    writeFileSync(join(repository, 'hooks', called), `#!/bin/sh\n${script}\n`);
    chmodSync(join(repository, 'hooks', called), 0o755);
  };
  const onServer = (file: string, branch = 'main') => git(server, 'show', `${branch}:content/${file}`);
  return { site, root: site.root, server, mine, other, hook, onServer };
};

type Situation = ReturnType<typeof start>;

/** A server that gives one answer to everything. */
const answering = async (status: number): Promise<string> => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'WWW-Authenticate': 'Basic realm="git"' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/site.git`;
};

test('what has changed is said in words, and published with the sentence as it was written', async () => {
  const { site, root, mine, onServer } = start();
  site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
  site.replace(SAUNA, 'Voices drop', 'Voices fall');
  site.write('services/sauna/new.jpg', 'a picture');
  const said = await changes(root);
  expect(said).toMatchObject([
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
  expect(mine('log', '-1', '--format=%B').trim()).toBe(sentence.slice(0, -2));
  expect(await changes(root)).toEqual([]);
});

test('what somebody else has published stays, in another entry and in another field of the same lines', async () => {
  const { site, root, other, onServer } = start();
  other(GROUNDING, 'Shoes off', 'Boots off');
  other(SAUNA, 'group: cold-and-heat', 'group: mind-and-body');
  site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
  expect(await publish(root, 'Title')).toMatchObject({ conflicts: [] });
  expect(onServer(GROUNDING)).toContain('Boots off');
  expect(onServer(SAUNA)).toContain('title: Finnish Sauna\ngroup: mind-and-body\n');
  expect(site.read(SAUNA)).toBe(onServer(SAUNA));
});

test.each(['mine', 'theirs'] as const)(
  'of a field that both have changed, the editor chooses %s',
  async (kept) => {
    const { site, root, mine, other, onServer } = start();
    other(SAUNA, 'title: Sauna', 'title: Savusauna');
    site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
    const { conflicts } = await publish(root, 'Title');
    expect(conflicts).toMatchObject([
      { entry: 'service sauna', name: 'Title', mine: 'Finnish Sauna', theirs: 'Savusauna' },
    ]);
    expect(onServer(SAUNA)).toContain('title: Savusauna');
    expect(site.read(SAUNA)).toContain('title: Finnish Sauna');
    await publish(root, 'Title', { [conflicts[0]?.id ?? '']: kept });
    expect(onServer(SAUNA)).toContain(kept === 'mine' ? 'title: Finnish Sauna' : 'title: Savusauna');
    expect(mine('log', '-p', '--format=')).toContain('+title: Finnish Sauna');
  },
);

test('of an entry that one has deleted and the other changed, the editor chooses', async () => {
  const { site, root, other, onServer } = start();
  other('team/drips-and-light/index.json', '"Drips', '"More drips');
  site.remove('team/drips-and-light');
  const { conflicts } = await publish(root, 'Gone');
  expect(conflicts).toMatchObject([{ mine: '(deleted)', theirs: '(changed)' }]);
  await publish(root, 'Gone', { [conflicts[0]?.id ?? '']: 'mine' });
  expect(() => onServer('team/drips-and-light/index.json')).toThrow();
});

type Obstacle = (situation: Situation) => unknown;

/** What keeps a change from being published, what the editor is told, and what ends it. */
const OBSTACLES: Readonly<Record<string, [Obstacle, string, Obstacle]>> = {
  'no connection': [
    ({ mine }) => mine('remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git'),
    'There is no connection',
    ({ mine, server }) => mine('remote', 'set-url', 'origin', server),
  ],
  'no rights': [
    async ({ mine }) => mine('remote', 'set-url', 'origin', await answering(403)),
    'no right to publish',
    ({ mine, server }) => mine('remote', 'set-url', 'origin', server),
  ],
  'a server that asks for a password': [
    async ({ mine }) => mine('remote', 'set-url', 'origin', await answering(401)),
    'asks for a password',
    ({ mine, server }) => mine('remote', 'set-url', 'origin', server),
  ],
  'no server': [
    ({ mine }) => mine('remote', 'rename', 'origin', 'x') + mine('remote', 'remove', 'x'),
    'no server',
    ({ mine, server }) => mine('remote', 'add', 'origin', server),
  ],
  'a detached head': [
    ({ mine }) => mine('checkout', '--detach'),
    'detached HEAD',
    ({ mine }) => mine('checkout', 'main'),
  ],
  'a hook of this computer': [
    ({ hook, root }) => hook(join(root, '.git'), 'pre-commit', 'echo too long; exit 1'),
    'refused the change. Nothing is lost. Git says: too long',
    ({ root }) => rmSync(join(root, '.git/hooks/pre-commit')),
  ],
  'a hook of the server': [
    ({ hook, server }) => hook(server, 'pre-receive', 'echo not on Fridays; exit 1'),
    'The server refused',
    ({ server }) => rmSync(join(server, 'hooks/pre-receive')),
  ],
  'a program that was stopped in the middle': [
    ({ root }) => writeFileSync(join(root, '.git/index.lock'), ''),
    'Another program is using git',
    ({ root }) => rmSync(join(root, '.git/index.lock')),
  ],
  'an unfinished merge': [
    ({ root, mine }) => writeFileSync(join(root, '.git/MERGE_HEAD'), mine('rev-parse', 'HEAD')),
    'has not finished it',
    ({ root }) => rmSync(join(root, '.git/MERGE_HEAD')),
  ],
  'no name': [
    ({ mine }) => mine('config', 'user.name', ''),
    'does not know who you are',
    ({ mine }) => mine('config', 'user.name', 'Editor'),
  ],
  'a mistake': [
    ({ site }) => site.replace(GROUNDING, 'title: Grounding', 'title: TODO'),
    '1 mistake in the content',
    ({ site }) => site.replace(GROUNDING, 'title: TODO', 'title: Grounding'),
  ],
};

test.each(Object.entries(OBSTACLES))(
  '%s is said in plain words, and nothing is lost',
  async (_, [arrange, words, end]) => {
    const situation = start();
    const { site, root, onServer } = situation;
    const published = onServer(SAUNA);
    site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
    const changed = site.read(SAUNA);
    await arrange(situation);
    await expect(publish(root, 'Title')).rejects.toThrow(words);
    expect(site.read(SAUNA)).toBe(changed);
    expect(onServer(SAUNA)).toBe(published);
    await end(situation);
    await publish(root, 'Title');
    expect(onServer(SAUNA)).toBe(changed);
  },
);

test('what is saved during a publication is published with the next', async () => {
  const { site, root, hook, onServer } = start();
  const path = join(root, 'content', GROUNDING);
  hook(join(root, '.git'), 'pre-commit', `sed -i 's/Shoes off/Boots off/' '${path}'`);
  site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
  await publish(root, 'Title');
  expect(onServer(SAUNA)).toContain('Finnish Sauna');
  expect(onServer(GROUNDING)).toContain('Shoes off');
  expect(await changes(root)).toMatchObject([{ entry: 'service grounding' }]);
  await publish(root, 'Boots');
  expect(onServer(GROUNDING)).toContain('Boots off');
});

test('by a setting, each publication has a branch of its own', async () => {
  const { site, root, onServer } = start();
  writeFileSync(join(root, 'package.json'), '{ "config": { "publish": "branch" } }');
  site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
  const branch = /content-\w+/.exec((await publish(root, 'Title')).said)?.[0];
  expect(onServer(SAUNA, branch)).toContain('Finnish Sauna');
  expect(onServer(SAUNA)).not.toContain('Finnish Sauna');
});

test('one change is discarded, and the rest stays', async () => {
  const { site, root } = start();
  const before = site.read(SAUNA);
  site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
  site.replace(GROUNDING, 'Shoes off', 'Boots off');
  site.write('services/sauna/new.jpg', '');
  await discard(root, `content/${SAUNA}`);
  await discard(root, 'content/services/sauna/new.jpg');
  expect(site.read(SAUNA)).toBe(before);
  expect(await changes(root)).toMatchObject([{ entry: 'service grounding' }]);
  for (const file of [`content/../content/${GROUNDING}`, 'package.json', 'content/site.json'])
    await expect(discard(root, file)).rejects.toThrow('has not changed');
});
