import reactRenderer from '@astrojs/react/server.js';
import type { SSRManifest } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

interface Options {
  props?: Record<string, unknown>;
  /** The content between the tags, as HTML. */
  slot?: string;
  /** The path of the page that holds it. */
  path?: string;
}

// The container knows only Astro's own client directives. It fills in the rest of the manifest itself.
const manifest = {
  site: 'https://www.example.org',
  clientDirectives: new Map([['intent', '/* intent */']]),
} as unknown as SSRManifest;

// A glob, because outside `astro check` TypeScript has no types for .astro imports.
const components = import.meta.glob<{ default: AstroComponentFactory }>(
  '../../src/{components,layouts}/*.astro',
);

/**
 * Renders one component, or the layout of a page, by itself.
 * @throws if there is none with that name
 */
export const render = async (
  name: string,
  { props = {}, slot = '', path = '/' }: Options = {},
): Promise<string> => {
  const load = Object.entries(components).find(([file]) => file.endsWith(`/${name}.astro`))?.[1];
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

function* nodesIn(parent: Tree.ParentNode): Generator<Tree.ChildNode> {
  for (const node of parent.childNodes) {
    yield node;
    if ('tagName' in node) yield* nodesIn(node);
  }
}

const nodes = (html: string) => [...nodesIn(parseFragment(html, { scriptingEnabled: false }))];

/** The attributes of every element with a tag name, in document order. One without a value is empty. */
export const elements = (html: string, name: string): Record<string, string>[] =>
  nodes(html).flatMap((node) =>
    'tagName' in node && node.tagName === name
      ? [Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value]))]
      : [],
  );

/** The text that a visitor reads. */
export const text = (html: string): string =>
  nodes(html)
    .map((node) => {
      if (node.nodeName !== '#text' || !('value' in node)) return '';
      const within = node.parentNode?.nodeName ?? '';
      return ['script', 'style'].includes(within) ? '' : node.value;
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
