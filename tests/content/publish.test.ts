/** Publishing from the visual editor to a bare repository, in every situation that an editor can be in. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
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
  /** Changes an entry while a publication is under way. */
  const meanwhile = (hook: string, file: string, from: string, to: string) => {
    const path = join(site.root, '.git/hooks', hook);
    writeFileSync(path, `#!/bin/sh\nperl -pi -e 's/${from}/${to}/' content/${file}\n`);
    chmodSync(path, 0o755);
  };
  const onServer = (file: string, branch = 'main') => git(server, 'show', `${branch}:content/${file}`);
  return { site, root: site.root, server, mine, other, meanwhile, onServer };
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

/** What keeps a change from being published, what the editor is told, and what ends it. */
const OBSTACLES = String.raw`
no connection | git remote set-url origin http://127.0.0.1:1/ | There is no connection | git remote set-url origin $SERVER
no rights | git remote set-url origin $HOST/403 | no right to publish | git remote set-url origin $SERVER
a password | git remote set-url origin $HOST/401 | asks for a password | git remote set-url origin $SERVER
no repository | git remote set-url origin $SERVER/none | no such repository | git remote set-url origin $SERVER
no server | git remote rename origin x && git remote remove x | no server | git remote add origin $SERVER
a detached head | git checkout --detach | detached HEAD | git checkout main
a hook of this computer | printf '#!/bin/sh\necho too long; exit 1' > .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit | refused the change. Nothing is lost. Git says: too long | rm .git/hooks/pre-commit
a hook of the server | printf '#!/bin/sh\nexit 1' > $SERVER/hooks/pre-receive; chmod +x $SERVER/hooks/pre-receive | The server refused | rm $SERVER/hooks/pre-receive
a program that was stopped in the middle | touch .git/index.lock | Another program is using git | rm .git/index.lock
an unfinished merge | git rev-parse HEAD > .git/MERGE_HEAD | is not finished | rm .git/MERGE_HEAD
no name | git config user.name '' | does not know who you are | git config user.name Editor
a mistake | mv content/labels.json x | There is a mistake | mv x content/labels.json
`;

test.each(
  OBSTACLES.trim()
    .split('\n')
    .map((row) => row.split(' | ')),
)('%s is said in plain words, and nothing is lost', async (_, arrange = '', words = '', end = '') => {
  const { site, root, server, onServer } = start();
  const host = createServer(({ url }, response) => {
    response.writeHead(Number(url?.slice(1, 4)), { 'WWW-Authenticate': 'Basic realm="git"' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void host.close());
  await once(host, 'listening');
  const env = {
    ...process.env,
    SERVER: server,
    HOST: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
  };
  const shell = (command: string) => execFileSync('sh', ['-c', command], { cwd: root, env, stdio: 'pipe' });
  const published = onServer(SAUNA);
  site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
  const changed = site.read(SAUNA);
  shell(arrange);
  await expect(publish(root, 'Title')).rejects.toThrow(words);
  expect(site.read(SAUNA)).toBe(changed);
  expect(onServer(SAUNA)).toBe(published);
  shell(end);
  await publish(root, 'Title');
  expect(onServer(SAUNA)).toBe(changed);
});

test('what is saved during a publication is published with the next', async () => {
  const { site, root, meanwhile, onServer } = start();
  meanwhile('pre-commit', GROUNDING, 'Shoes off', 'Boots off');
  site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
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
  site.replace(SAUNA, 'title: Sauna', 'title: Finnish Sauna');
  meanwhile('post-commit', SAUNA, 'Voices drop', 'Voices fall');
  const choices = { [`content/${SAUNA}#title`]: 'mine' } as const;
  await expect(publish(root, 'Title', choices)).rejects.toThrow('were saved meanwhile. Publish again');
  expect(site.read(SAUNA)).toContain('Voices fall');
  await publish(root, 'Voices', choices);
  expect(await changes(root)).toEqual([]);
  expect(site.read(SAUNA)).toMatch(/title: Finnish Sauna[^]*Voices fall/);
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
