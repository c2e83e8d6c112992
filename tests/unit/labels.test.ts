import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { labels } from '../../src/schemas/labels.ts';
import { fieldTree, type Field } from '../../tools/content/fieldTree.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';

const read = () =>
  JSON.parse(readFileSync(`${FIXTURE_CONTENT}/labels.json`, 'utf8')) as Record<string, unknown>;

describe('a label with placeholders', () => {
  const faults = (position: string) => {
    const entry = read();
    const { stages, ...others } = entry;
    const changed = { ...others, stages: { ...(stages as object), position } };
    return (labels().safeParse(changed).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);
  };

  test.each(['stage {number} of {count}', '{count} stages, {number} here'])('takes %j', (position) =>
    expect(faults(position)).toEqual([]),
  );

  test.each([
    'stage 1 of 6',
    'stage {number}',
    '{number} {number} {count}',
    '{number} {count} {stage}',
    '{} {number} {count}',
  ])('refuses %j', (position) =>
    expect(faults(position)).toEqual([
      ['stages.position', 'must be words with {number} and {count} once and nothing else in braces'],
    ]),
  );
});

test('the words of the specification are marked as such, and the site has them', () => {
  const found: string[] = [];
  const walk = (field: Field, value: unknown): void => {
    if (field.kind === 'group')
      for (const [key, child] of Object.entries(field.fields))
        walk(child, (value as Record<string, unknown>)[key]);
    else if (field.description.includes('Worded by the specification.')) found.push(String(value));
  };
  walk(fieldTree(labels()), read());
  expect(found).toEqual([
    'View {stage} Products',
    'First Name is required',
    'Last Name is required',
    'Phone Number should be 10 digits',
    'Please enter a valid email address',
    'Message text is required',
    'Form Submitted Successfully!',
  ]);
});
