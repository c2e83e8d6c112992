/** Notes on words that are new and in no dictionary. */
import { expect, test } from 'vitest';
import { reviewContent } from '../../tools/content/check/checkContent.ts';
import { shell } from '../support/repository.ts';
import { siteCopy } from './site.ts';

const SOUND =
  'Aurelia Papadaki rings at nine. We say *prāṇa*, *withania somnifera* and breathwork; ask for CoQ10.';
const WRONG =
  'Seperate rooms: we recieve you and accomodate you, definately. Wich guests wait untill the begining of an ' +
  'enviroment that occured tommorow? The color that we practiced in defense of the center is canceled.';

const notesOn = async (root: string) => {
  const { notes } = await reviewContent(root);
  return notes
    .filter(({ kind }) => kind === 'spelling')
    .map(({ found, fix }) => [found, fix].map((words) => /"(.*?)"/.exec(words)?.[1]).join(' '));
};

test('ordinary errors are noted in new words, and nothing in the fixture site', async () => {
  const { root, replace } = siteCopy();
  const person = 'git init -q; git config user.name Editor; git config user.email editor@example.org';
  shell(root, `${person}; git commit -qm Begin --allow-empty; git add content; git commit -qm Add`);
  expect(await notesOn(root)).toEqual([]);

  replace('services/sauna/index.mdx', '\n---\n', `\n---\n\n${SOUND}\n\n${WRONG}\n`);
  expect((await notesOn(root)).join(', ')).toBe(
    'Seperate Separate, recieve receive, accomodate accommodate, definately definitely, Wich Which, untill until, ' +
      'begining beginning, enviroment environment, occured occurred, tommorow tomorrow, color colour, ' +
      'practiced practised, defense defence, center centre, canceled cancelled',
  );
});
