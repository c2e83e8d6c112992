/**
 * Loaded by `NODE_OPTIONS` into every Node process of a step: writes down each project file that it opens, so that a
 * result is kept only if the step read nothing but its inputs. Imports are not seen here; the import graph has those.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const log = process.env['READS_LOG'];
const root = resolve(import.meta.dirname, '../../..');
const seen = new Set<string>();
const append = fs.appendFileSync;

const pathOf = (target: unknown): string | undefined => {
  if (typeof target === 'string') return resolve(target);
  if (target instanceof URL && target.protocol === 'file:') return fileURLToPath(target);
  return Buffer.isBuffer(target) ? resolve(target.toString()) : undefined;
};

const note = (target: unknown): void => {
  const path = pathOf(target);
  if (!log || !path?.startsWith(root + sep) || seen.has(path)) return;
  seen.add(path);
  const name = relative(root, path);
  if (!/^(?:node_modules|\.git|\.astro)(?:[\\/]|$)/.test(name)) append(log, `${name.split(sep).join('/')}\n`);
};

/** Notes the first argument of each call to some functions of a module. */
const watch = (module: object, names: readonly string[]): void => {
  const functions = module as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const original = functions[name];
    if (!original) throw new Error(`node:fs has no function ${name}.`);
    functions[name] = Object.assign(function (this: unknown, ...args: unknown[]): unknown {
      note(args[0]);
      return original.apply(this, args);
    }, original);
  }
};

if (log) {
  const names = ['readFile', 'open', 'copyFile', 'cp'];
  watch(fs, [...names, ...names.map((name) => `${name}Sync`), 'createReadStream']);
  watch(fs.promises, names);
  syncBuiltinESMExports();
}
