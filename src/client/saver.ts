/**
 * What the data saver does once it is on; fetched only then. Every picture that has not come yet is its colour, its
 * alternative text and a control that shows it. Such a picture has a first source without any bytes, so its place keeps its
 * size. Nothing is prefetched. The site's fonts are used only where the worker has saved them.
 */
import { isSaving, onSettings } from './connection.ts';
import style from './saver.scss?inline';

const EMPTY = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** In a smaller place, the control comes after the picture. */
const ROOM = 180;

/** A picture that a visitor has not asked for. */
interface Held {
  picture: HTMLPictureElement;
  image: HTMLImageElement;
  /** Its source without bytes. */
  source: HTMLSourceElement;
  /** The smallest file that fills its place, and its size in kilobytes where that is known. */
  file: string;
  size: number | undefined;
}

/** Pictures that one control shows: one, or all of an island, inside of which a click would fetch its scripts. */
interface Group {
  host: HTMLElement;
  held: Held[];
  box: HTMLElement;
}

let groups: Group[] = [];
/** The sizes of the files of each lazy picture of this page, in kilobytes. */
let sizes: readonly (readonly number[])[] = [];

const create = (name: string, className: string, text = ''): HTMLElement =>
  Object.assign(document.createElement(name), { className, textContent: text });

const label = (text: string, held: readonly Held[]): string => {
  const sum = held.reduce((all, { size = NaN }) => all + size, 0);
  return Number.isNaN(sum)
    ? text.replace(/ ?\(?\{size\}\)?/, '')
    : text.replace('{size}', `${sum} KB`).replace('{count}', `${held.length}`);
};

/** The smallest file that fills a picture's place at one pixel for each of the layout, and its number among all. */
const fileFor = (picture: HTMLPictureElement, width: number) => {
  const files = [...picture.querySelectorAll('source')].flatMap(({ media, srcset }) =>
    srcset.split(', ').map((file) => {
      const [url = '', wide = '9999w'] = file.split(' ');
      return { url, wide: parseInt(wide), fits: matchMedia(media).matches };
    }),
  );
  const fitting = files.filter(({ fits }) => fits);
  const file = fitting.find(({ wide }) => wide >= width) ?? fitting.at(-1);
  return { file: file?.url ?? '', number: file ? files.indexOf(file) : -1 };
};

const show = ({ source, file, picture }: Held): void => {
  source.type = 'image/avif';
  source.srcset = file;
  picture.removeAttribute('data-held');
};

/** Shows pictures, and moves the focus to the first of them. */
const showGroups = (asked: readonly Group[]): void => {
  groups = groups.filter((group) => !asked.includes(group));
  for (const { held, box } of asked) {
    held.forEach(show);
    box.remove();
  }
  const [{ host } = {}] = asked;
  if (host && !host.matches('a')) host.tabIndex = -1;
  host?.focus({ preventScroll: true });
  offerAll();
};

/** Puts the control that shows all pictures to the first that is not shown. */
const offerAll = (): void => {
  document.querySelector('.held-all')?.remove();
  const [first, ...others] = groups;
  if (!first || others.length === 0) return;
  const all = create(
    'button',
    'held-all',
    label(
      SAVER_LABELS.all,
      groups.flatMap(({ held }) => held),
    ),
  );
  all.addEventListener('click', () => showGroups(groups));
  first.box.append(all);
};

/** Writes what each control says. */
const write = (): void => {
  for (const { host, held, box } of groups) {
    const [{ image } = { image: undefined }] = held;
    const button = box.querySelector('button');
    if (!button) continue;
    button.textContent = label(held.length > 1 ? SAVER_LABELS.several : SAVER_LABELS.one, held);
    const title = host.closest('li')?.querySelector('h2, h3, .name, .title') ?? host;
    const what = image?.alt === '' ? title.textContent.trim() : (image?.alt ?? '');
    if (held.length === 1) button.ariaLabel = `${button.textContent}: ${what.replace(/\s+/g, ' ')}`;
  }
  offerAll();
};

const offer = (host: HTMLElement, held: Held[]): Group => {
  const box = create('div', 'held');
  const [{ image } = { image: undefined }, ...others] = held;
  const group = { host, held, box };
  const button = create('button', '');
  button.addEventListener('click', () => showGroups([group]));
  // The picture has its alternative text for assistive technology.
  const text = create('span', '', others.length > 0 ? '' : image?.alt);
  text.ariaHidden = 'true';
  box.append(text, button);
  if (others.length === 0 && image && Math.min(image.clientWidth, image.clientHeight) >= ROOM) {
    const name = `--held-${[...document.images].indexOf(image)}`;
    image.style.setProperty('anchor-name', name);
    box.style.setProperty('position-anchor', name);
    box.classList.add('held-over');
  }
  host.after(box);
  return group;
};

/** Holds every picture that has not come. */
const hold = (): void => {
  document.querySelector('script[type=speculationrules]')?.remove();
  const byHost = new Map<HTMLElement, Held[]>();
  document.querySelectorAll<HTMLImageElement>('img[loading=lazy]').forEach((image, index) => {
    const picture = image.closest('picture');
    // One that is not shown at this width is not fetched.
    if (!picture || picture.hasAttribute('data-held') || image.naturalWidth > 0 || !image.clientWidth) return;
    const { file, number } = fileFor(picture, image.clientWidth);
    const source = Object.assign(document.createElement('source'), { srcset: EMPTY });
    picture.dataset['held'] = '';
    picture.prepend(source);
    const held = { picture, image, source, file, size: sizes[index]?.[number] };
    const host = picture.closest<HTMLElement>('a, astro-island') ?? picture;
    byHost.set(host, [...(byHost.get(host) ?? []), held]);
  });
  groups.push(...[...byHost].map(([host, held]) => offer(host, held)));
  write();
};

const release = (): void => {
  for (const { held, box } of groups) {
    for (const { source, picture } of held) {
      source.remove();
      picture.removeAttribute('data-held');
    }
    box.remove();
  }
  groups = [];
  document.body.removeAttribute('id');
};

/** Where storage is denied, the switch itself knows. */
const isOn = (): boolean =>
  isSaving() || (document.querySelector<HTMLInputElement>('#data-saver')?.checked ?? false);

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);
hold();
onSettings(() => {
  if (isOn()) hold();
  else release();
});
const saved = [...document.styleSheets]
  .flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => /^@font-face.*url\("(.+?)"/s.exec(cssText)?.[1]),
  )
  .flatMap((url) => url ?? [])
  .map(async (url) => (await caches.match(url)) ?? Promise.reject(new Error()));
// Without the mark, they are the site's own. Storage may be denied.
Promise.all(saved)
  .then(() => document.body.removeAttribute('id'))
  .catch(() => undefined);
// Whoever opens a picture large has asked for it.
const lightbox = document.querySelector('.lightbox-picture');
if (lightbox)
  new MutationObserver(() => lightbox.querySelector('source[srcset^="data:"]')?.remove()).observe(lightbox, {
    childList: true,
  });

const page = location.pathname === '/' ? '/index' : location.pathname;
if (groups.length > 0)
  fetch(`${page}.pictures.json`)
    .then((answer) => answer.json() as Promise<typeof sizes>)
    .then((read) => {
      sizes = read;
      const lazy = [...document.querySelectorAll('img[loading=lazy]')];
      for (const { held } of groups)
        for (const one of held)
          one.size = sizes[lazy.indexOf(one.image)]?.[fileFor(one.picture, one.image.clientWidth).number];
      write();
    })
    // The controls then do not say how much a picture weighs.
    .catch(() => undefined);
