import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package that a module belongs to; undefined for our own modules. */
export const packageOf = (module: string): string | undefined =>
  // The last `node_modules`, because a package may have packages of its own.
  /^.*node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(module.replaceAll('\\', '/').replace('\0', ''))?.[0];

interface Manifest {
  name: string;
  version: string;
  license: string;
}

/**
 * What to publish with the code of a package: its name, version and the text of its licence.
 * @param folder the folder of the package
 * @throws if there is no such text
 */
export const licenceOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const [file] = globSync('{LICENSE,LICENCE,license,licence}{,.md,.txt}', { cwd: folder }).sort();
  if (file === undefined)
    throw new Error(`${name} ${version} (${license}) has no licence text to publish with its code.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
};
