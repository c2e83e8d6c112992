import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deliver, type Outcome } from '../delivery/deliver.ts';
import { openDraft } from '../delivery/draft.ts';
import type { Service } from '../delivery/settings.ts';
import { HONEYPOT, untilPlausible } from '../delivery/spam.ts';
import { FIELDS, validateForDelivery, type Entry } from './contactRules.ts';
import { EntryForm, readEntry } from './EntryForm.tsx';
import type { FormTexts } from './LoggingForm.tsx';
import { useLive } from './useLive.ts';

/** What has become of the entry; `ready` is nothing yet. */
type State =
  | 'ready'
  | 'sending'
  /** At least one try failed; it goes on. */
  | 'retrying'
  | Outcome
  /** It failed offline, and there is a connection again. */
  | 'online'
  /** The page was left or reloaded before the service had answered. */
  | 'unconfirmed';

/** What the form needs beyond its texts; given in a build that delivers, and only there. */
export interface DeliveryProps {
  service: Service;
  /** Where a service leads after a form sent without script. */
  thanks: string;
  /** What the form says in each state, and on the button while it sends. */
  messages: Record<Exclude<State, 'ready' | 'accepted'>, string>;
  phone: string;
  address: readonly string[];
}

const draft = openDraft(() => sessionStorage);

/** Names the form where a service knows several; Netlify Forms asks for it (`delivery/thanks.astro`). */
const FORM_NAME = { name: 'form-name', value: 'enquiry' };

/** The boxes that a visitor writes in. */
const boxesOf = (form: HTMLFormElement) =>
  FIELDS.map((field) => form.elements.namedItem(field)).filter(
    (box) => box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement,
  );

/** Puts a draft back into the boxes that are still empty. */
const restore = (form: HTMLFormElement, entry: Entry) => {
  for (const box of boxesOf(form)) box.value ||= entry[box.name as keyof Entry];
};

/** The contact form of a site that delivers enquiries. What was written stays until the service has it. */
export function DeliveringForm({ delivery, ...texts }: FormTexts & { delivery?: DeliveryProps }) {
  if (!delivery) throw new Error('A form that delivers must be told where.');
  return <Form {...delivery} {...texts} />;
}

function Form({ service, thanks, messages, phone, address, phoneHint, submit }: DeliveryProps & FormTexts) {
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const [state, setState] = useState<State>('ready');
  const live = useLive();
  const busy = state === 'sending' || state === 'retrying';

  // Before a held submit is replayed, which is an effect of the form inside.
  useLayoutEffect(() => {
    const form = button.current?.form;
    if (!live || !form) return;
    const kept = draft.entry();
    if (kept) restore(form, kept);
    const entry = readEntry(form);
    if (draft.attempted(entry)) setState('unconfirmed');
    if (FIELDS.some((field) => entry[field])) draft.keep(entry);
  }, [live]);

  // What is under way is what was accepted in the end: nobody can write into it meanwhile.
  useLayoutEffect(() => {
    const form = button.current?.form;
    if (form) for (const box of boxesOf(form)) box.readOnly = busy;
  }, [busy]);

  // Whoever pressed the button sees what came of it, also where the screen ends right below it.
  useEffect(() => {
    if (['refused', 'unreachable', 'offline'].includes(state))
      outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  useEffect(() => {
    const onOnline = () => setState((now) => (now === 'offline' ? 'online' : now));
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  const send = async (entry: Entry, form: HTMLFormElement) => {
    if (underWay.current) return;
    underWay.current = true;
    setState('sending');
    const honeypot = new FormData(form).get(HONEYPOT);
    const fields = {
      ...entry,
      submissionId: draft.idOf(entry),
      [FORM_NAME.name]: FORM_NAME.value,
      [HONEYPOT]: typeof honeypot === 'string' ? honeypot : '',
    };
    await untilPlausible();
    const end = await deliver(fields, service, () => setState('retrying'));
    underWay.current = false;
    setState(end);
    if (end !== 'accepted') return;
    draft.clear();
    form.reset();
  };

  const failed = state !== 'ready' && state !== 'accepted' && !busy;

  return (
    <EntryForm
      phoneHint={phoneHint}
      method="post"
      action={service.endpoint}
      check={validateForDelivery}
      onEntry={(entry, form) => void send(entry, form)}
      onChange={(form) => {
        draft.keep(readEntry(form));
        if (!underWay.current) setState('ready');
      }}
    >
      <input type="hidden" {...FORM_NAME} />
      <input type="hidden" name="_next" value={thanks} />
      <label className="hidden" aria-hidden inert>
        Leave this empty
        <input type="text" name={HONEYPOT} autoComplete="off" />
      </label>
      <button ref={button} className="button" type="submit" aria-disabled={busy}>
        {busy ? messages.sending : submit}
      </button>
      <div className="sent">
        <p role="status">
          {state === 'sending' && <span className="hidden">{messages.sending}</span>}
          {state === 'retrying' && messages.retrying}
        </p>
        <div ref={outcome} role="alert">
          {state === 'accepted' && 'Form Submitted Successfully!'}
          {failed && (
            <div className="failed">
              <p>{messages[state]}</p>
              <p>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
                <br />
                {address.join(', ')}
              </p>
            </div>
          )}
        </div>
      </div>
    </EntryForm>
  );
}
