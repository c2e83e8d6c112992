/**
 * What the contact form needs until React has loaded, inlined in the contact page. `client:intent` holds a submit until
 * then. If React does not come, a form that delivers is posted natively. If that leads nowhere, or the form delivers
 * nothing, the page says that it cannot send the message, and shows other ways to get in touch. What is typed is kept
 * until it is sent.
 */
import { clearDraft, keepDraft, postNatively, restoreDraft } from './nativePost.ts';

/** How long a submit waits for React, and then for the service, in milliseconds. */
const PATIENCE = 10_000;

const form = document.querySelector<HTMLFormElement>('.contact-form');
const island = form?.closest<HTMLElement>('astro-island');
const notice = document.querySelector<HTMLElement>('.form-stuck');
const reload = notice?.querySelector<HTMLElement>('.button');

/** Runs from a held submit to what becomes of it. */
let timer = 0;

const tell = () => {
  if (!notice) return;
  // A page from before a release asks for scripts that are gone, and reloading helps. If it did not, it will not.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (reload) reload.hidden = visit?.type === 'reload' || !navigator.onLine;
  notice.hidden = false;
  notice.scrollIntoView({ block: 'nearest' });
};

const giveUp = () => {
  if (!timer || form?.hasAttribute('data-hydrated') || island?.dataset['held'] === undefined) return;
  clearTimeout(timer);
  delete island.dataset['held'];
  if (CONTACT_SERVICE && form?.matches(':valid')) {
    timer = window.setTimeout(tell, PATIENCE);
    postNatively(form);
  } else tell();
};

form?.addEventListener('submit', () => {
  if (notice) notice.hidden = true;
  clearTimeout(timer);
  if (!form.hasAttribute('data-hydrated')) timer = window.setTimeout(giveUp, PATIENCE);
});
// Dispatched when the island's scripts have failed to come.
island?.addEventListener('hydration-error', giveUp);
addEventListener('pagehide', () => clearTimeout(timer));
reload?.addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});

form?.addEventListener('input', () => keepDraft(form));
form?.addEventListener('reset', clearDraft);
// Only React can show what became of it. The page's own script, which starts islands, comes after this one.
if (form && restoreDraft(form) && CONTACT_SERVICE)
  document.addEventListener('DOMContentLoaded', () => form.dispatchEvent(new Event('hydrate')));
