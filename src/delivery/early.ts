/**
 * Runs on the contact page, inline, when enquiries are delivered; what the form does before React is there.
 * A submit is held until then (`client:intent`). Should React not come, the form is sent as it is without script.
 */

/** How long a held submit waits for React, in milliseconds. */
const PATIENCE = 10_000;

const form = document.querySelector<HTMLFormElement>('.contact-form');

/** The draft of this tab waits to be shown, which is React's to do; wake it as a visitor's first touch would. */
const wakeForDraft = () => {
  try {
    // The key is written out (`DRAFT_KEY`): an import shared with the island would be a file to fetch.
    if (sessionStorage.getItem('enquiry')) form?.dispatchEvent(new Event('focusin'));
  } catch {
    // Without storage there is no draft.
  }
};

form?.addEventListener('submit', () => {
  if (form.noValidate) return;
  setTimeout(() => {
    if (form.noValidate || form.dataset['held'] === undefined) return;
    delete form.dataset['held'];
    form.submit();
  }, PATIENCE);
});
wakeForDraft();
