import reactRenderer from '@astrojs/react/server.js';
import type { SSRManifest } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

interface Options {
  props?: Record<string, unknown>;
  /** What stands between the tags, as HTML. */
  slot?: string;
  /** Address of the page it is on. */
  path?: string;
}

// The container knows Astro's own client directives only; the rest of a manifest it makes up by itself.
const manifest = { clientDirectives: new Map([['intent', '/* intent */']]) } as unknown as SSRManifest;

// Found by name, so that TypeScript outside `astro check` knows their type too.
const components = import.meta.glob<{ default: AstroComponentFactory }>('../../src/components/*.astro');

/**
 * Renders one component of `src/components` by itself.
 * @throws when there is none of that name
 */
export const render = async (
  name: string,
  { props = {}, slot = '', path = '/' }: Options = {},
): Promise<string> => {
  const load = components[`../../src/components/${name}.astro`];
  if (!load) throw new Error(`There is no component "${name}".`);
  const { default: component } = await load();
  const container = await AstroContainer.create({ manifest });
  container.addServerRenderer({ renderer: reactRenderer, name: '@astrojs/react' });
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' });
  return container.renderToString(component, {
    props,
    slots: { default: slot },
    request: new Request(new URL(path, 'http://localhost')),
  });
};

/** The attributes of every element of a name, in order; one without a value has the empty text. */
export const elements = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map(([, list = '']) =>
    Object.fromEntries(
      [...list.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value] as const),
    ),
  );

/** What a reader reads of it. */
export const text = (html: string): string =>
  html
    .replace(/<(style|script)[^>]*>.*?<\/\1>|<[^>]+>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();
