import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * Bundles a script of `src/offline/` for browsers, as one file that imports and exports nothing.
 * @param values what stands for each of the names that the script takes from the build
 * @returns the script, and the styles that it imports
 */
export const bundleScript = async (
  name: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<{ script: string; style: string }> => {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
    build: {
      write: false,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(resolve('src/offline'), `${name}.ts`),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const style = result.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    script: result.output[0].code,
    style: style?.type === 'asset' ? String(style.source) : '',
  };
};
