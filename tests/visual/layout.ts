/** The layout of a scene as text, the same in every engine: boxes, numbers of lines, order of focus and names. */

/** A part of a scene and what it holds, measured in the page. */
export interface Measured {
  part: string;
  lines: readonly string[];
}

/**
 * Measures parts of the page. Runs in the page, so it uses nothing from outside.
 * @param parts for each part its name and a selector
 * @returns for each part its elements in their order: boxes from the part's corner, and how many lines their text has
 */
export const measure = (parts: readonly (readonly [string, string])[]): Measured[] => {
  const MEASURED =
    'h1,h2,h3,h4,b,p,li,dt,dd,img,video,svg,a,button,summary,input,textarea,label,figure,time,blockquote,span';
  const REPLACED = 'img,video,input,textarea';
  const FOCUSABLE = 'a[href],button,input,textarea,select,summary,video[controls],[tabindex]';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40);

  /** How many lines the element's own text takes. */
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const bottoms = new Set<number>();
    for (const rect of range.getClientRects()) {
      const middle = Math.round((rect.top + rect.bottom) / 2);
      if (rect.width > 1 && ![...bottoms].some((other) => Math.abs(other - middle) < 6)) bottoms.add(middle);
    }
    return bottoms.size;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const nameOf = (element: Element) => {
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : [];
    const texts = [...by, ...(labels ?? [])].map((label) => label?.textContent ?? '');
    const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt);
    return tidy(
      element.getAttribute('aria-label') ??
        (texts.join(' ').trim() || `${element.textContent} ${pictures.join(' ')}`),
    );
  };
  const kindOf = (element: Element) =>
    [
      element.localName,
      element.getAttribute('role'),
      element instanceof HTMLInputElement ? element.type : element.getAttribute('type'),
    ]
      .filter(Boolean)
      .join(':');

  /** Whether what is wider than the element can be scrolled to. */
  const scrolls = (element: Element) =>
    !element.matches(REPLACED) && /auto|scroll/.test(getComputedStyle(element).overflowX);

  /** The colours of the element's gradients. Engines agree on these, and not on how to write the rest. */
  const gradientOf = (element: Element) => {
    const image = getComputedStyle(element).backgroundImage;
    return image.includes('gradient(') ? [...image.matchAll(/rgba?\(.*?\)/g)].map(String) : [];
  };

  const TRANSPARENT = 'rgba(0, 0, 0, 0)';

  /** Whether the element has a ground of its own, which needs no words to be seen. */
  const isPainted = (element: Element) =>
    gradientOf(element).length > 0 || getComputedStyle(element).backgroundColor !== TRANSPARENT;

  /** What is drawn, as engines agree to report it, and whether it moves with the page. */
  const styleOf = (element: Element) => {
    const style = getComputedStyle(element);
    const round = (length: string) => `${Math.round(parseFloat(length) * 10) / 10}px`;
    const drawn = [round(style.fontSize), style.fontWeight, style.color];
    if (style.backgroundColor !== TRANSPARENT) drawn.push(`on:${style.backgroundColor}`);
    for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
      const width = style[`border${side}Width`];
      if (width !== '0px') drawn.push(`${side.toLowerCase()}:${round(width)}:${style[`border${side}Color`]}`);
    }
    if (style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
      drawn.push(`outline:${round(style.outlineWidth)}:${style.outlineColor}`);
    if (gradientOf(element).length > 0) drawn.push(`gradient:${gradientOf(element).join('-')}`);
    if (style.translate !== 'none') drawn.push(`translate:${style.translate.replace(' ', ',')}`);
    if (/sticky|fixed/.test(style.position)) drawn.push(style.position);
    if (scrolls(element)) drawn.push('scrolls');
    if (style.borderTopLeftRadius !== '0px') drawn.push(`radius:${style.borderTopLeftRadius}`);
    // Engines disagree about those of a replaced element, and draw none.
    for (const name of element.matches(REPLACED) ? [] : (['::before', '::after'] as const)) {
      const { content, maskImage } = getComputedStyle(element, name);
      if (content !== 'none' && content !== 'normal')
        drawn.push(name + (maskImage === 'none' ? '' : ':mask'));
    }
    return drawn.join(' ').replaceAll(', ', ',');
  };

  return parts.flatMap(([part, selector]) => {
    const root = document.querySelector(selector);
    if (!root) return [];
    const corner = root.getBoundingClientRect();
    const box = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left - corner.left, top - corner.top, width, height].map(Math.round).join(' ');
    };
    const inside = [...root.querySelectorAll('*')].filter(
      // An item is as large as what it holds, unless it holds text. Words kept together stand wherever the line breaks,
      // and engines balance lines differently.
      (element) =>
        isShown(element) &&
        (scrolls(element) ||
          isPainted(element) ||
          (element.matches(MEASURED) &&
            (!element.matches('li,span') || hasText(element)) &&
            !element.matches('.kept'))),
    );
    const describe = (element: Element) =>
      `${hasText(element) ? `${linesOf(element)} lines ` : ''}${styleOf(element)}`;
    const boxes = inside.map((element) => `${element.localName} ${box(element)} ${describe(element)}`);
    const stops = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) => isShown(element) && element.tabIndex >= 0 && !element.matches(':disabled,[inert] *'),
    );
    const focus = stops.map((element) => `focus ${kindOf(element)} “${nameOf(element)}”`);
    return [
      {
        part,
        lines: [
          `box ${Math.round(corner.width)} ${Math.round(corner.height)} ${describe(root)}`,
          ...boxes,
          ...focus,
        ],
      },
    ];
  });
};

/** A scene at one width as text. */
export const toText = (width: number, measured: readonly Measured[]): string =>
  measured.map(({ part, lines }) => [`## ${part} at ${width}`, ...lines, ''].join('\n')).join('\n');

/** The parts of a text, by their headings. */
export const sections = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section): [string, string[]] => {
        const [heading = '', ...lines] = section.split('\n');
        return [heading, lines.filter(Boolean)];
      }),
  );
