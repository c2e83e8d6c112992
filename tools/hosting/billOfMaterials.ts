// Prints the bill of materials of a build, in CycloneDX: every package that makes or becomes a part of what visitors get,
// with the Node that runs them, the fonts, and the pictures and films.
//   node tools/hosting/billOfMaterials.ts > sbom.json
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { contentDir } from '../../src/contentDir.ts';
import { FONT_SOURCES } from '../media/fontSources.ts';

interface Component {
  type: 'application' | 'data' | 'file' | 'library';
  name: string;
  version?: string;
  description?: string;
  purl?: string;
  licenses?: readonly ({ license: { id: string } } | { expression: string })[];
  hashes?: readonly { alg: string; content: string }[];
}

const hashOf = (file: string) => ({
  alg: 'SHA-256',
  content: createHash('sha256').update(readFileSync(file)).digest('hex'),
});

const fonts = FONT_SOURCES.map(({ role, name, version }): Component => ({
  type: 'data',
  name,
  version,
  description: `The font for ${role}, cut to our characters: src/assets/fonts/${role}.woff2`,
  licenses: [{ license: { id: 'OFL-1.1' } }],
  hashes: [hashOf(`src/assets/fonts/${role}.woff2`)],
}));

/** Every picture and film, which `LICENSE` covers unless an operator has replaced it. */
const media = globSync(`${contentDir()}/**/*.{jpg,jpeg,png,webp,avif,svg,mp4}`)
  .sort()
  .map((file): Component => ({ type: 'file', name: file, hashes: [hashOf(file)] }));

const node: Component = {
  type: 'application',
  name: 'node',
  version: process.versions.node,
  description: 'Runs the build.',
};

interface Locked {
  version: string;
  dev?: boolean;
  license?: string;
  integrity?: string;
}

/** A licence by its name, or how several apply. */
const licences = (spdx: string) =>
  /\s/.test(spdx) ? [{ expression: spdx.replace(/^\((.*)\)$/, '$1') }] : [{ license: { id: spdx } }];

/** The packages that the lockfile marks as needed for more than development. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const libraries = Object.entries(packages)
  .filter(([folder, { dev }]) => folder !== '' && dev !== true)
  .map(([folder, { version, license, integrity = '' }]): Component => {
    const name = folder.replace(/^.*node_modules\//, '');
    const [alg = '', digest = ''] = integrity.split('-');
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license === undefined ? {} : { licenses: licences(license) }),
      hashes: [{ alg: alg.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
    };
  });

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Component;
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components: [...libraries, node, ...fonts, ...media],
};
console.log(JSON.stringify(bill, null, 2));
