/**
 * What translators and extensions do to the elements of a page. One mutation of its texts and one of its elements meet on
 * each page: they touch different nodes, as a translator and a password manager do.
 */

export const OF_TEXTS = [
  'each text in two fonts, from right to left, as Google translates',
  'texts rewritten in place, as Firefox translates',
  'texts replaced by new ones',
  'texts split, and the first half marked',
  'texts emptied',
  'the original shown beside its translation',
] as const;

export const OF_ELEMENTS = [
  'widgets beside each control',
  'something first and last in every group',
  'texts and comments between elements',
  'each field, label and heading wrapped',
  'attributes, classes and styles added',
  'comments and hidden elements removed',
] as const;

export type Mutation = (typeof OF_TEXTS)[number] | (typeof OF_ELEMENTS)[number];

/**
 * Makes mutations on an island. It runs inside the page, so it uses nothing from outside itself.
 * @param ask whether the island is asked to hydrate just before, so that they come while its scripts are on their way
 */
export const mutate = ({
  selector,
  mutations,
  ask = false,
}: {
  selector: string;
  mutations: readonly Mutation[];
  ask?: boolean;
}) => {
  const root = document.querySelector(`${selector} > :first-child`);
  if (!root) throw new Error(`There is no ${selector}.`);
  if (ask) root.dispatchEvent(new Event('hydrate'));

  const nodes = <N extends CharacterData>(kind: number): N[] => {
    const walker = document.createTreeWalker(root, kind);
    const found: N[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as N);
    return found;
  };
  const texts = () =>
    nodes<Text>(NodeFilter.SHOW_TEXT).filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest('textarea'),
    );
  const elements = (wanted: string) => root.querySelectorAll<HTMLElement>(wanted);
  const foreign = (tag: string, text = '') => {
    const element = document.createElement(tag);
    element.dataset['foreign'] = '';
    element.textContent = text;
    return element;
  };
  const wrap = (node: ChildNode, tag: string) => {
    const wrapper = foreign(tag);
    node.replaceWith(wrapper);
    wrapper.append(node);
  };
  const fields = 'input, textarea';
  const controls = `${fields}, button, summary, a`;
  const groups = 'form, .form-field, .form-outcome, ul, li, .swiper-wrapper, .swiper-slide, .schedule-panels';

  const all: Record<Mutation, () => void> = {
    'each text in two fonts, from right to left, as Google translates': () => {
      Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl', className: 'translated-rtl' });
      for (const text of texts()) {
        wrap(text, 'font');
        wrap(text, 'font');
        text.data = `مترجم ${text.data}`;
      }
    },
    'texts rewritten in place, as Firefox translates': () => {
      for (const text of texts()) text.data = `Traduit ${text.data}`;
    },
    'texts replaced by new ones': () => {
      for (const text of texts()) text.replaceWith(`Tradotto ${text.data}`);
    },
    'texts split, and the first half marked': () => {
      for (const text of texts()) {
        text.splitText(Math.floor(text.length / 2));
        wrap(text, 'mark');
      }
    },
    'texts emptied': () => {
      for (const text of texts()) text.data = '\u200b';
    },
    'the original shown beside its translation': () => {
      for (const text of texts()) text.after(foreign('font', `Übersetzt ${text.data}`));
    },
    'widgets beside each control': () => {
      for (const control of elements(controls)) {
        control.before(foreign('grammarly-extension'), foreign('img'));
        control.after(...['input', 'iframe'].map((tag) => Object.assign(foreign(tag), { hidden: true })));
      }
    },
    'something first and last in every group': () => {
      for (const group of elements(groups)) {
        group.prepend(foreign('b', '+'));
        group.append(foreign('b', '+'));
      }
      root.after(foreign('div'));
    },
    'texts and comments between elements': () => {
      for (const control of elements(controls)) {
        control.before('\u00a0');
        control.after(new Comment('$'));
      }
    },
    'each field, label and heading wrapped': () => {
      for (const element of elements(`${fields}, label, h3`)) {
        const { activeElement } = document;
        wrap(element, 'div');
        // An extension that moves the field that somebody is in gives the focus back.
        if (element === activeElement) element.focus();
      }
    },
    'attributes, classes and styles added': () => {
      document.documentElement.dataset['darkreaderMode'] = 'dynamic';
      for (const element of elements('*')) {
        element.classList.add('notranslate');
        element.style.setProperty('letter-spacing', '0.05em');
        if (element.ariaLabel) element.ariaLabel = 'Übersetzt';
      }
      for (const field of elements(fields)) field.setAttribute('placeholder', 'Übersetzt');
    },
    'comments and hidden elements removed': () => {
      for (const node of [
        ...nodes<Comment>(NodeFilter.SHOW_COMMENT),
        ...elements('noscript, template, source, .form-hidden'),
      ])
        node.remove();
    },
  };
  for (const name of mutations) all[name]();
};
