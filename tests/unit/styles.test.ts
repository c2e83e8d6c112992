import { compileString } from 'sass';
import { expect, test } from 'vitest';
import { channels } from '../../src/styles/colour.ts';
import { from, token, TOKENS } from '../../src/styles/tokens.ts';

const compile = (scss: string) =>
  compileString(`@use 'tools' as *; ${scss}`, { loadPaths: ['src/styles'] }).css;

test('tokens keep their order and values; a missing one is named', () => {
  expect(Object.entries(TOKENS)[0]).toEqual(['white', '#fff']);
  expect(token('accent')).toBe('#577b7f');
  expect(() => token('gone')).toThrow('There is no token --gone.');
});

test('stylesheets and scripts share the breakpoints; a missing one is named', () => {
  expect(compile(`a { @include from('desktop') { top: 0 } }`)).toContain(
    `@media screen and ${from('desktop')}`,
  );
  expect(compile(`a { @include below('desktop') { top: 0 } }`)).toContain(
    `not screen and ${from('desktop')}`,
  );
  expect(() => from('gone')).toThrow('There is no breakpoint "gone".');
  expect(() => compile(`a { @include from('gone') { top: 0 } }`)).toThrow('There is no breakpoint "gone".');
});

test('a translucent colour is its token with an opacity; a missing token is named', () => {
  const [red, green, blue] = channels(token('deep'));
  expect(compile(`a { color: translucent('deep', 70%) }`)).toContain(`rgba(${red}, ${green}, ${blue}, 0.7)`);
  expect(() => compile(`a { color: translucent('gone', 70%) }`)).toThrow('There is no token --gone.');
});
