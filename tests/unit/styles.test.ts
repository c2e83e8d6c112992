import { compileString } from 'sass';
import { expect, test } from 'vitest';
import { channels } from '../../src/styles/colour.ts';
import { from, token } from '../../src/styles/tokens.ts';

const compile = (scss: string) =>
  compileString(`@use 'tools' as *; ${scss}`, { loadPaths: ['src/styles'] }).css;

test('stylesheets and scripts share breakpoints and colours; a missing one is named', () => {
  expect(compile(`a { @include from('desktop') { top: 0 } }`)).toContain(
    `@media screen and ${from('desktop')}`,
  );
  const [red, green, blue] = channels(token('deep'));
  expect(compile(`a { color: translucent('deep', 70%) }`)).toContain(`rgba(${red}, ${green}, ${blue}, 0.7)`);
  for (const look of [() => from('gone'), () => compile(`a { @include below('gone') { top: 0 } }`)])
    expect(look).toThrow('There is no breakpoint "gone".');
  for (const look of [() => token('gone'), () => compile(`a { color: translucent('gone', 70%) }`)])
    expect(look).toThrow('There is no token --gone.');
});
