import { useCallback, useEffect, useRef, useState } from 'react';
import { deliver, type Outcome } from './deliver.ts';
import { openDraft } from './draft.ts';
import { fillEmptyFields, readEntry } from './formFields.ts';
import type { Service } from './settings.ts';
import { HONEYPOT, untilPlausible } from './spam.ts';
import { FIELDS, type Entry } from './validation.ts';

/** The status of the entry; `ready` means that nothing has been sent yet. */
export type DeliveryState =
  | 'ready'
  | 'sending'
  /** At least one try failed; more follow. */
  | 'retrying'
  | Outcome
  /** It failed while offline, and the connection is back. */
  | 'online'
  /** The page was left or reloaded before the service had answered. */
  | 'unconfirmed';

/** Identifies the form to services that handle several; Netlify Forms requires it (`thanks.astro`). */
export const FORM_NAME = { name: 'form-name', value: 'enquiry' };

const draft = openDraft(() => sessionStorage);

/** Sends entries to the service, one at a time, and keeps the draft until the service has accepted it. */
export const useDelivery = (service: Service) => {
  const sending = useRef(false);
  const [state, setState] = useState<DeliveryState>('ready');

  useEffect(() => {
    const onOnline = () => setState((now) => (now === 'offline' ? 'online' : now));
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  /** Restores the draft of this tab to the form, and keeps what was typed before React loaded. */
  const restore = useCallback((form: HTMLFormElement) => {
    const saved = draft.entry();
    if (saved) fillEmptyFields(form, saved);
    const entry = readEntry(form);
    if (draft.isUnconfirmed(entry)) setState('unconfirmed');
    if (FIELDS.some((field) => entry[field])) draft.keep(entry);
  }, []);

  /** Saves a change, and clears the status of the last entry. */
  const change = (form: HTMLFormElement) => {
    draft.keep(readEntry(form));
    if (!sending.current) setState('ready');
  };

  const send = async (entry: Entry, form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    setState('sending');
    const known = draft.isUnconfirmed(entry);
    const fields = {
      ...entry,
      submissionId: draft.noteSubmission(entry),
      [FORM_NAME.name]: FORM_NAME.value,
      [HONEYPOT]: (new FormData(form).get(HONEYPOT) ?? '') as string,
    };
    const onRetry = () => setState('retrying');
    const outcome = await deliver(fields, { service, known, ready: untilPlausible(), onRetry });
    sending.current = false;
    setState(outcome);
    if (outcome === 'refused') draft.noteSubmission(entry, true);
    if (outcome !== 'accepted') return;
    draft.clear();
    form.reset();
  };

  return { state, restore, change, send };
};
