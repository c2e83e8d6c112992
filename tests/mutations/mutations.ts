/**
 * What translators, extensions and browsers do to a page, as data, because it runs inside the page. Each is tried on
 * every island before, while and after it hydrates. One change to texts and one to elements meet on each page: they touch
 * different nodes, as a translator and a password manager do.
 */

/** Elements of the island, by a selector inside it; the island's own by default. */
interface Target {
  at?: string;
}

export type Change = Target &
  (
    | { do: 'wrap texts'; tags: readonly string[]; words?: string }
    | { do: 'rewrite texts' | 'split texts' | 'replace texts' | 'join texts'; words?: string }
    | { do: 'double texts'; tag: string; attributes: Record<string, string>; words: string }
    | { do: 'normalize' | 'remove comments' | 'remove blanks' | 'remove' }
    | { do: 'add classes'; classes: string }
    | {
        do: 'insert';
        where: InsertPosition;
        tag: string;
        attributes?: Record<string, string>;
        words?: string;
        /** The words in its shadow. */
        shadow?: string;
      }
    | { do: 'insert text' | 'insert comment'; where: InsertPosition; words: string }
    | { do: 'enclose'; tag: string }
    | { do: 'set attributes'; attributes: Record<string, string> }
    | { do: 'set on the page'; attributes: Record<string, string>; style?: string }
  );

/** Every control of the five islands. */
const CONTROLS = 'input, textarea, button, summary, a';
const FIELDS = 'input, textarea';
const GROUPS =
  'form, .form-field, .form-outcome, details, ul, li, .swiper-wrapper, .swiper-slide, .schedule-panels';

/** What is done to texts: by translators, readers’ aids and the browser itself. */
export const TO_TEXTS: Readonly<Record<string, readonly Change[]>> = {
  'translated by Google: each text in two fonts': [
    { do: 'wrap texts', tags: ['font', 'font'], words: 'Übersetzt' },
    { do: 'set on the page', attributes: { lang: 'de', class: 'translated-ltr' } },
  ],
  'marked for translation, with the same words': [{ do: 'wrap texts', tags: ['font'] }],
  'translated to a language from right to left': [
    { do: 'wrap texts', tags: ['font', 'font'], words: 'مترجم' },
    { do: 'set on the page', attributes: { lang: 'ar', dir: 'rtl', class: 'translated-rtl' } },
  ],
  'translated by Firefox: texts rewritten in place': [
    { do: 'rewrite texts', words: 'Traduit' },
    { do: 'set on the page', attributes: { lang: 'fr' } },
  ],
  'texts replaced by new nodes': [{ do: 'replace texts', words: 'Tradotto' }],
  'texts split in two': [{ do: 'split texts' }],
  'texts emptied': [{ do: 'rewrite texts', words: '' }],
  'translated, then shown in the original again': [
    { do: 'wrap texts', tags: ['font'], words: 'Vertaald' },
    { do: 'replace texts', words: 'Original' },
  ],
  'words explained in spans and marks': [{ do: 'wrap texts', tags: ['span', 'mark'] }],
  'translated twice: fonts within fonts': [
    { do: 'wrap texts', tags: ['font', 'font'], words: 'Übersetzt' },
    { do: 'wrap texts', tags: ['font', 'font'], words: 'Traducido' },
    { do: 'set on the page', attributes: { lang: 'es' } },
  ],
  'the original shown beside its translation': [
    { do: 'double texts', tag: 'font', attributes: { class: 'notranslate', lang: 'de' }, words: 'Übersetzt' },
  ],
  'texts split, then joined again': [{ do: 'split texts' }, { do: 'normalize' }],
  'comments removed': [{ do: 'remove comments' }],
  'blanks between elements removed': [{ do: 'remove blanks' }],
  'the beginning of each text made bold, for quick readers': [
    { do: 'split texts' },
    { do: 'wrap texts', tags: ['b'] },
  ],
  'the words of a search marked': [
    { do: 'split texts' },
    { do: 'split texts' },
    { do: 'wrap texts', tags: ['mark'] },
  ],
  'readings above the words': [
    { do: 'wrap texts', tags: ['ruby'] },
    { do: 'insert', where: 'beforeend', at: 'ruby', tag: 'rt', words: 'yomi' },
  ],
  'telephone numbers made into buttons': [
    { do: 'wrap texts', tags: ['skype-c2c-logo', 'span'] },
    { do: 'set attributes', at: 'skype-c2c-logo', attributes: { 'data-number': '+442079460123' } },
  ],
  'hyphens put into words': [{ do: 'split texts' }, { do: 'join texts', words: '\u00ad' }],
  'texts rewritten twice in place': [
    { do: 'rewrite texts', words: 'Traduit' },
    { do: 'rewrite texts', words: 'Tradotto' },
  ],
};

/** What is done to elements: by password managers, spelling checkers, dark styles, blockers. */
export const TO_ELEMENTS: Readonly<Record<string, readonly Change[]>> = {
  'a widget before each control': [
    {
      do: 'insert',
      where: 'beforebegin',
      at: CONTROLS,
      tag: 'grammarly-extension',
      attributes: { style: 'all: initial' },
    },
  ],
  'a widget after each control': [
    {
      do: 'insert',
      where: 'afterend',
      at: CONTROLS,
      tag: 'div',
      attributes: { 'data-lastpass-icon-root': '' },
    },
  ],
  'an icon before and after each field': [
    { do: 'insert', where: 'beforebegin', at: FIELDS, tag: 'span', words: '🔑' },
    { do: 'insert', where: 'afterend', at: FIELDS, tag: 'img', attributes: { alt: '' } },
  ],
  'a foreign field beside each field': [
    { do: 'insert', where: 'beforebegin', at: FIELDS, tag: 'input', attributes: { type: 'hidden' } },
    { do: 'insert', where: 'afterend', at: FIELDS, tag: 'textarea', attributes: { hidden: '' } },
  ],
  'something first in every group': [{ do: 'insert', where: 'afterbegin', at: GROUPS, tag: 'b', words: '+' }],
  'something last in every group': [{ do: 'insert', where: 'beforeend', at: GROUPS, tag: 'b', words: '+' }],
  'something before and after the island’s element': [
    { do: 'insert', where: 'beforebegin', tag: 'com-1password-button' },
    { do: 'insert', where: 'afterend', tag: 'div' },
  ],
  'texts between elements': [
    { do: 'insert text', where: 'beforebegin', at: CONTROLS, words: '\u00a0' },
    { do: 'insert text', where: 'afterend', at: CONTROLS, words: ' ' },
  ],
  'comments between elements': [
    { do: 'insert comment', where: 'beforebegin', at: CONTROLS, words: '$' },
    { do: 'insert comment', where: 'afterend', at: CONTROLS, words: '/$' },
  ],
  'each field wrapped': [{ do: 'enclose', at: FIELDS, tag: 'div' }],
  'each label and heading wrapped': [{ do: 'enclose', at: 'label, h3', tag: 'section' }],
  'dark styles': [
    {
      do: 'set attributes',
      at: '*',
      attributes: { 'data-darkreader-inline-color': '', style: '--darkreader-inline-color: #e8e6e3' },
    },
    {
      do: 'insert',
      where: 'afterbegin',
      at: 'div, form',
      tag: 'x-darkreader',
      attributes: { class: 'darkreader' },
    },
    {
      do: 'set on the page',
      attributes: { 'data-darkreader-mode': 'dynamic' },
      style: 'html { color: #e8e6e3 }',
    },
  ],
  'attributes translated and added': [
    { do: 'set attributes', at: '[aria-label]', attributes: { 'aria-label': 'Übersetzt' } },
    {
      do: 'set attributes',
      at: FIELDS,
      attributes: { placeholder: 'Übersetzt', 'data-ms-editor': 'true', spellcheck: 'false' },
    },
    {
      do: 'set on the page',
      attributes: { class: 'js-focus-visible', 'data-extension': '1', style: 'zoom: 1' },
    },
  ],
  'frames beside each field': [
    { do: 'insert', where: 'beforebegin', at: FIELDS, tag: 'iframe', attributes: { hidden: '' } },
    { do: 'insert', where: 'afterend', at: FIELDS, tag: 'iframe', attributes: { hidden: '' } },
  ],
  'widgets with a shadow of their own': [
    { do: 'insert', where: 'afterend', at: CONTROLS, tag: 'protonpass-control', shadow: 'Fill in' },
  ],
  'classes added to everything': [{ do: 'add classes', at: '*', classes: 'cVvcB gr_ notranslate' }],
  'fields marked by password managers': [
    {
      do: 'set attributes',
      at: FIELDS,
      attributes: {
        'data-gramm': 'true',
        'data-lpignore': 'false',
        'data-bwignore': '',
        'data-form-type': 'other',
        'data-1p-ignore': '',
        autocapitalize: 'none',
        style: 'background-color: #e8f0fe',
      },
    },
  ],
  'links and pictures marked by blockers': [
    {
      do: 'set attributes',
      at: 'a',
      attributes: { rel: 'noopener nofollow', referrerpolicy: 'no-referrer', ping: '' },
    },
    {
      do: 'set attributes',
      at: 'img',
      attributes: { 'data-adblock': 'seen', loading: 'eager', fetchpriority: 'low' },
    },
  ],
  'what nobody sees removed by a blocker': [{ do: 'remove', at: 'noscript, template, source, .form-hidden' }],
  'text zoom and another font': [
    { do: 'set attributes', at: '*', attributes: { style: 'letter-spacing: 0.08em; word-spacing: 0.1em' } },
    {
      do: 'set on the page',
      attributes: { class: 'opendyslexic' },
      style: 'html { font-size: 130% } * { font-family: monospace !important; line-height: 1.6 !important }',
    },
  ],
};

/**
 * Makes the changes inside the page, on each island that the selector matches.
 * @param ask whether the islands are asked to hydrate just before, so that they come while scripts are on their way
 */
export const change = ({
  selector,
  changes,
  ask,
}: {
  selector: string;
  changes: readonly Change[];
  ask: boolean;
}) => {
  const roots = [...document.querySelectorAll(`${selector} > :first-child`)];
  if (roots.length === 0) throw new Error(`There is no ${selector}.`);
  if (ask) for (const root of roots) root.dispatchEvent(new Event('hydrate'));

  const texts = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('textarea, style')) found.push(text);
    }
    return found;
  };
  const elements = (root: Element, { at }: { at?: string }) => (at ? [...root.querySelectorAll(at)] : [root]);
  // Extensions are not bound by the site's policy, which refuses styles in HTML. Scripts may set them.
  const set = (element: Element, name: string, value: string) => {
    if (name === 'style') (element as HTMLElement).style.cssText += value;
    else element.setAttribute(name, value);
  };
  /** The nodes of a kind inside an island. */
  const nodes = (root: Element, kind: number) => {
    const walker = document.createTreeWalker(root, kind);
    const found: ChildNode[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as ChildNode);
    return found;
  };
  const make = (tag: string, attributes: Record<string, string> = {}, words = '', shadow = '') => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) set(element, name, value);
    element.dataset['foreign'] = '';
    element.textContent = words;
    if (shadow) element.attachShadow({ mode: 'open' }).textContent = shadow;
    return element;
  };
  const insert = (where: InsertPosition, place: Element, node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(place);
    if (where === 'beforebegin') range.setStartBefore(place);
    if (where === 'afterend') range.setEndAfter(place);
    if (where === 'afterend' || where === 'beforeend') range.collapse(false);
    range.insertNode(node);
  };

  for (const root of roots)
    for (const one of changes) {
      switch (one.do) {
        case 'wrap texts':
          for (const text of texts(root)) {
            const wrappers = one.tags.map((tag) => make(tag));
            wrappers.reduce((outer, inner) => (outer.append(inner), inner));
            if (wrappers[0]) text.replaceWith(wrappers[0]);
            if (one.words) text.data = `${one.words} ${text.data}`;
            wrappers.at(-1)?.append(text);
          }
          break;
        case 'rewrite texts':
          for (const text of texts(root)) text.data = one.words ? `${one.words} ${text.data}` : '\u200b';
          break;
        case 'replace texts':
          for (const text of texts(root)) text.replaceWith(`${one.words ?? ''} ${text.data}`);
          break;
        case 'split texts':
          for (const text of texts(root)) text.splitText(Math.floor(text.length / 2));
          break;
        case 'join texts':
          for (const text of texts(root)) {
            if (!(text.nextSibling instanceof Text)) continue;
            text.data += `${one.words ?? ''}${text.nextSibling.data}`;
            text.nextSibling.remove();
          }
          break;
        case 'double texts':
          for (const text of texts(root))
            text.after(make(one.tag, one.attributes, `${one.words} ${text.data}`));
          break;
        case 'normalize':
          root.normalize();
          break;
        case 'remove comments':
          for (const comment of nodes(root, NodeFilter.SHOW_COMMENT)) comment.remove();
          break;
        case 'remove blanks':
          for (const text of nodes(root, NodeFilter.SHOW_TEXT)) if (!text.textContent?.trim()) text.remove();
          break;
        case 'remove':
          for (const element of elements(root, one)) element.remove();
          break;
        case 'add classes':
          for (const element of elements(root, one)) element.classList.add(...one.classes.split(' '));
          break;
        case 'insert':
          for (const place of elements(root, one))
            insert(one.where, place, make(one.tag, one.attributes, one.words, one.shadow));
          break;
        case 'insert text':
          for (const place of elements(root, one)) insert(one.where, place, new Text(one.words));
          break;
        case 'insert comment':
          for (const place of elements(root, one)) insert(one.where, place, new Comment(one.words));
          break;
        case 'enclose':
          for (const element of elements(root, one)) {
            const around = make(one.tag);
            const { activeElement } = document;
            element.replaceWith(around);
            around.append(element);
            // An extension that moves the field that somebody is in gives the focus back.
            if (element === activeElement) (element as HTMLElement).focus();
          }
          break;
        case 'set attributes':
          for (const element of elements(root, one))
            for (const [name, value] of Object.entries(one.attributes)) set(element, name, value);
          break;
        case 'set on the page':
          for (const [name, value] of Object.entries(one.attributes))
            set(document.documentElement, name, value);
          {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(one.style ?? '');
            document.adoptedStyleSheets.push(sheet);
          }
          break;
      }
    }
};
