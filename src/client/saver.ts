/**
 * What the data saver does to pictures; fetched only while data is saved, as `<html id="saver">` says. Every picture that has
 * not come is its colour, its alternative text and a control that shows it. Its first source has no bytes and no size of
 * its own, so its place keeps its size.
 */
import style from './saver.scss?inline';

const EMPTY = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** A picture that a visitor has not asked for, and its smallest file that fills its place. */
interface Held {
  image: HTMLImageElement;
  source: HTMLSourceElement;
  file: string;
}

/**
 * Pictures that one control shows: one, or all of an island. The control of an island is below it: inside, a click would
 * fetch scripts, and a slide out of view would hide it.
 */
interface Group {
  host: HTMLElement;
  held: Held[];
  box: HTMLElement;
}

const root = document.documentElement;
let groups: Group[] = [];

const sizeOf = (file: string): number =>
  SAVER_SIZES.find(([, keys]) => keys.some((key) => file.endsWith(`${key}.avif`)))?.[0] ?? 0;

const button = (held: readonly Held[], run: () => void): HTMLButtonElement => {
  const element = document.createElement('button');
  const label = held.length > 1 ? SAVER_LABELS.pictures : SAVER_LABELS.picture;
  const size = held.reduce((sum, { file }) => sum + sizeOf(file), 0);
  element.textContent = label.replace('{count}', `${held.length}`).replace('{size}', `${size} KB`);
  element.onclick = run;
  return element;
};

/** Shows pictures, and moves the focus to the first of them. */
const show = (asked: readonly Group[]): void => {
  groups = groups.filter((group) => !asked.includes(group));
  for (const { held, box } of asked) {
    for (const { source, file } of held) source.srcset = file;
    box.remove();
  }
  const [{ host } = {}] = asked;
  const target = host?.matches('a') ? host : host?.parentElement;
  if (target && target !== host) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  offerAll();
};

/** Puts the control that shows all pictures of the page to the first that waits. */
const offerAll = (): void => {
  document.querySelector('.held-all')?.remove();
  const [first, second] = groups;
  if (!first || !second) return;
  const all = button(
    groups.flatMap(({ held }) => held),
    () => show(groups),
  );
  all.className = 'held-all';
  first.box.firstChild?.after(all);
};

const offer = (host: HTMLElement, held: Held[]): Group => {
  const box = document.createElement('div');
  const group = { host, held, box };
  const own = button(held, () => show([group]));
  const [{ image } = { image: undefined }, second] = held;
  const words = document.createElement('span');
  words.textContent = second ? '' : (image?.alt ?? '');
  const what = words.textContent || (second ? '' : host.querySelector('h3')?.textContent);
  if (what) own.ariaLabel = `${own.textContent}: ${what}`;
  box.className = 'held';
  box.append(own, words);
  if (image && !host.matches('astro-island')) {
    const name = `--held-${[...document.images].indexOf(image)}`;
    image.style.setProperty('anchor-name', name);
    box.style.setProperty('position-anchor', name);
    box.classList.add('held-over');
  }
  host.after(box);
  return group;
};

/** A picture that waits has no other for upright phones: only those that lead a page do. */
const fileFor = (picture: HTMLPictureElement, width: number): string => {
  const files = picture.querySelector('source')?.srcset.split(', ') ?? [];
  const fits = (file: string) => parseInt(file.split(' ')[1] ?? '9999') >= width;
  return (files.find(fits) ?? files.at(-1) ?? '').replace(/ .*/, '');
};

/** Holds every picture that is shown at this width and has not come. */
const hold = (): void => {
  const byHost = new Map<HTMLElement, Held[]>();
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
    const picture = image.closest('picture');
    if (!picture || picture.querySelector('.held-source') || image.naturalWidth || !image.clientWidth)
      continue;
    const source = document.createElement('source');
    const host = picture.closest<HTMLElement>('a, astro-island') ?? picture;
    byHost.set(host, [
      ...(byHost.get(host) ?? []),
      { image, source, file: fileFor(picture, image.clientWidth) },
    ]);
    source.className = 'held-source';
    source.srcset = EMPTY;
    picture.prepend(source);
  }
  groups.push(...[...byHost].map(([host, held]) => offer(host, held)));
  offerAll();
  // A box that is too large for its picture goes below it.
  for (const { box } of groups) if (box.scrollHeight > box.clientHeight) box.classList.remove('held-over');
};

const release = (): void => {
  // The page has its fonts by now. The device’s would save nothing if data is saved again, and would move the switch.
  for (const name of ['--serif', '--sans'])
    root.style.setProperty(name, getComputedStyle(root).getPropertyValue(name));
  for (const { box } of groups) box.remove();
  document.querySelectorAll('.held-source, .held-all').forEach((part) => part.remove());
  groups = [];
};

/** Holds or releases the pictures. The page scrolls along, so that the switch stays under the finger that has pressed it. */
const follow = () => {
  const control = document.querySelector('#data-saver:is(:focus, :hover)');
  const before = control?.getBoundingClientRect().top ?? 0;
  (root.id ? hold : release)();
  scrollBy({ top: (control?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' });
};
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);
follow();
new MutationObserver(follow).observe(root, { attributeFilter: ['id'] });
// Whoever opens a picture large has asked for it.
const lightbox = document.querySelector('.lightbox-picture');
if (lightbox)
  new MutationObserver(() => lightbox.querySelector('.held-source')?.remove()).observe(lightbox, {
    childList: true,
  });
