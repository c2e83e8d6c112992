// Runs in `/keystatic/click`: opens the form of what is clicked in the page, at its field.
import type { Place, Seen } from './find.ts';

const [site, form] = document.getElementsByTagName('iframe') as unknown as [
  HTMLIFrameElement,
  HTMLIFrameElement,
];
const [edits] = document.getElementsByTagName('input') as unknown as [HTMLInputElement];
const [status] = document.getElementsByTagName('output') as unknown as [HTMLOutputElement];

/** How long the form is waited for, in milliseconds. */
const PATIENCE = 30_000;

/** Counts the forms that were opened: what waits for an earlier one gives up. */
let turn = 0;

const until = async <T>(look: () => T | null | undefined): Promise<T | undefined> => {
  const mine = turn;
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && mine === turn) {
    const found = look();
    if (found !== null && found !== undefined) return found;
    await new Promise((next) => setTimeout(next, 50));
  }
  return undefined;
};

const nameOf = (one: Element) => {
  const label = one.getAttribute('aria-labelledby')?.split(' ')[0];
  return one.ownerDocument.getElementById(label ?? '')?.firstChild?.textContent;
};

/** Goes down a field’s path in the form, through the windows in which items of lists are edited, and focuses the field. */
const focusField = async ({ path, labels }: Place) => {
  const inside = () => form.contentDocument;
  await until(() => inside()?.querySelector('main :is(input, textarea)'));
  // The window of an item that was edited before is in the way.
  inside()?.querySelector<HTMLElement>('[role=dialog] [type=submit]')?.click();
  await until(() => (inside()?.querySelector('[role=dialog]') ? undefined : true));
  let scope: ParentNode | null = inside();
  for (const [index, step] of path.entries()) {
    const within = scope;
    if (typeof step === 'number') {
      const count = inside()?.querySelectorAll('[role=dialog]').length ?? 0;
      (await until(() => within?.querySelectorAll<HTMLElement>('[role=row]')[step]))?.click();
      scope = (await until(() => inside()?.querySelectorAll('[role=dialog]')[count])) ?? scope;
    } else if (index < path.length - 1 || step === 'src' || step === 'poster') {
      scope =
        (await until(() =>
          [...(within?.querySelectorAll('[role=group], fieldset') ?? [])].find(
            (one) => nameOf(one) === labels[index],
          ),
        )) ?? scope;
    }
  }
  const last = labels.at(-1);
  const controls = [
    ...(scope?.querySelectorAll<HTMLElement>('input, textarea, [contenteditable], button') ?? []),
  ];
  const named = controls.find((one) => one.localName !== 'button' && nameOf(one) === last);
  const field = path[0] === 'body' ? controls.find((one) => one.isContentEditable) : (named ?? controls[0]);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
};

const open = async (place: Place) => {
  turn += 1;
  status.textContent = place.name;
  form.hidden = false;
  if (form.contentWindow?.location.pathname !== place.form) form.src = place.form;
  const isThere = () => (form.contentWindow?.location.pathname === place.form ? true : undefined);
  if (await until(isThere)) await focusField(place);
};

const offer = (places: readonly Place[]) => {
  const [only, ...others] = places;
  if (only && others.length === 0) return open(only);
  status.textContent = only ? 'It may be one of these: ' : 'This comes from no field.';
  for (const place of places) {
    const button = document.createElement('button');
    button.textContent = place.name;
    button.onclick = () => void open(place);
    status.append(button, ' ');
  }
  return undefined;
};

/** Where in an element’s text somebody points. */
const letterAt = (target: Element, { clientX, clientY }: MouseEvent): number => {
  // Some versions of Safari cannot tell.
  const page: Partial<Pick<Document, 'caretPositionFromPoint'>> = target.ownerDocument;
  const caret = page.caretPositionFromPoint?.call(page as Document, clientX, clientY);
  if (!caret || !target.contains(caret.offsetNode)) return 0;
  const before = target.ownerDocument.createRange();
  before.setStart(target, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trimStart().length;
};

const choose = async (event: MouseEvent) => {
  const target = event.target as Element;
  if (!edits.checked) return;
  event.preventDefault();
  event.stopPropagation();
  const texts = [target, target.parentElement, target.parentElement?.parentElement];
  const media = target.closest('img, video, picture');
  const seen: Seen = {
    page: site.contentWindow?.location.pathname ?? '/',
    shared: target.closest('body > header, body > footer') !== null,
    texts: media ? [media.getAttribute('alt') ?? ''] : texts.map((one) => one?.textContent ?? ''),
    at: letterAt(target, event),
    sources: media?.outerHTML.replaceAll('%2F', '/') ?? '',
  };
  const answer = await fetch('/keystatic/click', { method: 'POST', body: JSON.stringify(seen) });
  if (answer.ok) await offer((await answer.json()) as Place[]);
  else status.textContent = await answer.text();
};

edits.addEventListener('change', () => {
  form.hidden ||= !edits.checked;
});
/** Prepares a page after each load. It does not wait for pictures, which may take seconds. */
const prepare = (page: Document) => {
  const style = page.createElement('style');
  style.textContent =
    'astro-dev-toolbar { display: none } body :hover:not(:has(:hover)) { outline: 2px dashed currentcolor; cursor: pointer }';
  page.head.append(style);
  page.addEventListener('click', (event) => void choose(event), true);
  history.replaceState(null, '', `?page=${encodeURIComponent(page.location.pathname)}`);
};
const prepared = new WeakSet<Document>();
setInterval(() => {
  const page = site.contentDocument;
  if (!page || page.location.pathname === 'blank' || page.readyState === 'loading' || prepared.has(page))
    return;
  prepared.add(page);
  prepare(page);
}, 50);
// Nothing but a page of this site may be shown here.
const wanted = URL.parse(new URLSearchParams(location.search).get('page') ?? '/', location.origin);
site.src = wanted?.origin === location.origin ? wanted.href : '/';
