import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;

/** A built page, with its elements in document order. Each has its position in the text. */
export interface Page {
  html: string;
  elements: readonly Element[];
}

/** A part of a page's text and what replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @throws if a browser would have to repair the page */
export const parsePage = (html: string): Page => {
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    // The contents of a <noscript> are parsed as elements, too.
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }) => {
      throw new Error(`cannot be parsed: ${code} at ${startLine}:${startCol}`);
    },
  });
  return { html, elements: [...elementsIn(document)] };
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

/** Whether an element is inside one of another kind. */
export const isInside = ({ parentNode }: Element, tagName: string): boolean =>
  parentNode !== null &&
  'tagName' in parentNode &&
  (parentNode.tagName === tagName || isInside(parentNode, tagName));

/** An element's opening tag, for messages. */
export const tagOf = ({ html }: Page, element: Element): string => {
  const { startTag } = placeOf(element);
  return html.slice(startTag?.startOffset, startTag?.endOffset);
};

/** The position of an element in the text of its page. */
export const placeOf = ({ sourceCodeLocation, tagName }: Element) => {
  if (!sourceCodeLocation) throw new Error(`has no <${tagName}> in its text`);
  return sourceCodeLocation;
};

/** Replaces a whole element. */
export const replaceElement = (element: Element, text: string): Edit => {
  const { startOffset, endOffset } = placeOf(element);
  return { start: startOffset, end: endOffset, text };
};

/** Replaces an attribute the element has, with the space before it. */
export const replaceAttribute = (element: Element, name: string, text: string): Edit => {
  const place = placeOf(element).attrs?.[name];
  if (!place) throw new Error(`has no attribute ${name} on <${element.tagName}>`);
  return { start: place.startOffset - 1, end: place.endOffset, text };
};

/** The page's text with some parts replaced and all others as they were. */
export const applyEdits = (html: string, edits: readonly Edit[]): string => {
  let end = 0;
  const parts = edits
    .toSorted((one, other) => one.start - other.start)
    .map((edit) => {
      const before = html.slice(end, edit.start);
      end = edit.end;
      return before + edit.text;
    });
  return parts.join('') + html.slice(end);
};
