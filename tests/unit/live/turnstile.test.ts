import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turnstile } from '../../../tools/integrations/content/turnstile.ts';

/** What happened, in order. */
const log = () => {
  const events: string[] = [];
  return { events, note: (event: string) => () => void events.push(event) };
};

test('a change waits for the visits before it, and visits after it wait for the change', async () => {
  const { enter, alone } = turnstile(10_000);
  const { events, note } = log();
  const leave = await enter();
  const other = await enter();
  const change = alone(async () => {
    await pause(5);
    note('changed')();
  });
  const late = enter().then(note('late visitor in'));
  note('first out')();
  leave();
  await pause(5);
  note('second out')();
  other();
  await Promise.all([change, late]);
  expect(events).toEqual(['first out', 'second out', 'changed', 'late visitor in']);
});

test('changes happen one after another, and nobody gets in between', async () => {
  const { enter, alone } = turnstile(10_000);
  const { events, note } = log();
  const changes = ['one', 'two'].map((name) =>
    alone(async () => {
      note(`${name} begins`)();
      await pause(2);
      note(`${name} ends`)();
    }),
  );
  await Promise.all([...changes, enter().then(note('in'))]);
  expect(events).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'in']);
});

test('a change that fails says so and lets visitors in', async () => {
  const { enter, alone } = turnstile(10_000);
  await expect(alone(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await enter()).toBeTypeOf('function');
});

test('a visit that never ends holds up a change for a while only', async () => {
  const { enter, alone } = turnstile(20);
  await enter();
  const { events, note } = log();
  await alone(() => Promise.resolve().then(note('changed')));
  expect(events).toEqual(['changed']);
});
