import type { CustomAtRules, Selector, Visitor } from 'lightningcss';

/** How stylesheets use custom properties, including the design tokens. */
export interface CustomProperties {
  /** Those declared anywhere, each with the ones that its values mention. */
  declared: Map<string, Set<string>>;
  /** Those mentioned anywhere else. */
  used: Set<string>;
  /** Those that a selector uses without a fallback, although they need not be declared for what it selects. */
  missing: () => Set<string>;
}

/**
 * What a selector names: its elements, classes and ids, other than those in `:not()` and `:has()`. `:root` names everything,
 * and so does a rule without a selector.
 */
const subjectsOf = (selector: Selector): Set<string> =>
  new Set(
    selector.flatMap((part) => {
      if (part.type === 'class') return [`.${part.name}`];
      if (part.type === 'id') return [`#${part.name}`];
      if (part.type === 'type') return [part.name];
      if (part.type === 'universal' || (part.type === 'pseudo-class' && part.kind === 'root'))
        return [EVERYTHING];
      return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')
        ? part.selectors.flatMap((one) => [...subjectsOf(one)])
        : [];
    }),
  );

const EVERYTHING = 'html';

const union = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> => one.union(other);

/** Records the custom properties of all the stylesheets it visits. */
export const recordCustomProperties = () => {
  const declared = new Map<string, Set<string>>();
  const used = new Set<string>();
  /** What the selectors that declare a property name, anywhere and outside of conditions such as `@media print`. */
  const scopes = { anywhere: new Map<string, Set<string>>(), always: new Map<string, Set<string>>() };
  /** The selectors that use a property without a fallback. */
  const needs: { name: string; names: Set<string>; scope: keyof typeof scopes }[] = [];
  let conditions = 0;
  /** For each style rule around the current declaration, the innermost last: what each of its selectors names. */
  const rules: Set<string>[][] = [];
  let declaring: string | undefined;

  const declare = (name: string, names: ReadonlySet<string>) => {
    for (const scope of conditions > 0 ? [scopes.anywhere] : [scopes.anywhere, scopes.always])
      scope.set(name, union(scope.get(name) ?? new Set(), names));
    if (!declared.has(name)) declared.set(name, new Set());
  };
  const enter = () => {
    conditions += 1;
  };

  const visitor = {
    Rule: {
      style: ({ value }) => {
        const outer = rules.at(-1) ?? [];
        rules.push(value.selectors.map((selector) => outer.reduce(union, subjectsOf(selector))));
      },
      property: ({ value }) => {
        declare(value.name, new Set([EVERYTHING]));
      },
      media: enter,
      supports: enter,
    },
    // A function: lightningcss does not call an object's.
    RuleExit: ({ type }) => {
      if (type === 'style') rules.pop();
      if (type === 'media' || type === 'supports') conditions -= 1;
    },
    Declaration: {
      custom: ({ name }) => {
        if (!name.startsWith('--')) return;
        declaring = name;
        declare(name, rules.at(-1)?.reduce(union) ?? new Set([EVERYTHING]));
      },
    },
    DeclarationExit: () => {
      declaring = undefined;
    },
    DashedIdent: (name) => {
      if (declaring === undefined) used.add(name);
      else declared.get(declaring)?.add(name);
    },
    Variable: ({ name, fallback }) => {
      if (fallback) return;
      const scope = conditions > 0 ? 'anywhere' : 'always';
      for (const names of rules.at(-1) ?? []) needs.push({ name: name.ident, names, scope });
    },
  } satisfies Visitor<CustomAtRules>;

  const missing = () =>
    new Set(
      needs
        .filter(({ name, names, scope }) => {
          const declaring = scopes[scope].get(name) ?? new Set();
          return !declaring.has(EVERYTHING) && declaring.isDisjointFrom(names);
        })
        .map(({ name }) => name),
    );
  const found: CustomProperties = { declared, used, missing };
  return { found, visitor };
};

/**
 * The custom properties that are declared but never used, or used only by other unused ones.
 * @param alsoUsed names that scripts mention
 */
export const unusedProperties = (
  { declared, used }: CustomProperties,
  alsoUsed: ReadonlySet<string>,
): Set<string> => {
  const live = used.union(alsoUsed);
  // Iterating over a set includes items added on the way.
  for (const name of live) for (const mentioned of declared.get(name) ?? []) live.add(mentioned);
  return new Set(declared.keys()).difference(live);
};

/** The words in a script that may name custom properties or classes; false matches do no harm. */
export const namesIn = (script: string): string[] => script.match(/(?:--)?[a-z][\w-]*/gi) ?? [];
