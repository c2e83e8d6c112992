import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** The elements of a page in document order, each with its position in the text. Throws if the page has a parse error. */
export const parsePage = (html: string): Element[] => {
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    // The contents of a <noscript> are parsed as elements, too.
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }) => {
      throw new Error(`cannot be parsed: ${code} at ${startLine}:${startCol}`);
    },
  });
  return [...elementsIn(document)];
};

function* elementsIn(parent: Tree.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsIn('content' in node ? node.content : node);
  }
}

/** An attribute's value, with character references resolved. */
export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

/** The text of an element and of those inside it. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('tagName' in node ? textOf(node) : 'value' in node ? node.value : '')).join('');
