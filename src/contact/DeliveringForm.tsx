import type { ComponentProps } from 'react';
import { DeliveryOutcome } from './DeliveryOutcome.tsx';
import { EntryForm } from './EntryForm.tsx';
import type { FormTexts } from './LoggingForm.tsx';
import type { Service } from './settings.ts';
import { HONEYPOT } from './spam.ts';
import { FORM_NAME, useDelivery } from './useDelivery.ts';
import { validateForDelivery, type DeliveryMessages } from './validation.ts';

/** What a delivering form needs besides its texts. Only a build that delivers enquiries passes it. */
export interface DeliveryProps extends Omit<
  ComponentProps<typeof DeliveryOutcome>,
  'state' | 'busy' | 'success'
> {
  service: Service;
  /** Where the service redirects after a form is sent without JavaScript. */
  thanks: string;
  /** The error messages for entries that cannot be delivered. */
  refusals: DeliveryMessages;
  /** The label of the anti-spam field. */
  honeypot: string;
}

/** The contact form of a site that delivers enquiries. Fields keep their contents until the service accepts the enquiry. */
export function DeliveringForm({ delivery, ...texts }: FormTexts & { delivery?: DeliveryProps }) {
  if (!delivery) throw new Error('A form that delivers must be told where.');
  return <Form {...delivery} {...texts} />;
}

function Form({
  labels,
  errors,
  hints,
  submit,
  success,
  service,
  thanks,
  refusals,
  honeypot,
  ...outcome
}: DeliveryProps & FormTexts) {
  const { state, restore, change, send } = useDelivery(service);
  // The fields are locked while an entry is being sent, so that what the service accepts is what the form shows.
  const busy = state === 'sending' || state === 'retrying';

  return (
    <EntryForm
      labels={labels}
      hints={hints}
      method="post"
      action={service.endpoint}
      readOnly={busy}
      onReady={restore}
      check={(entry) => validateForDelivery(entry, errors, refusals)}
      onEntry={(entry, form) => void send(entry, form)}
      onChange={change}
    >
      <input type="hidden" {...FORM_NAME} />
      <input type="hidden" name="_next" value={thanks} />
      <label className="form-hidden" aria-hidden inert>
        <span suppressHydrationWarning>{honeypot}</span>
        <input type="text" name={HONEYPOT} autoComplete="off" />
      </label>
      <button className="button" type="submit" aria-disabled={busy} suppressHydrationWarning>
        {busy ? outcome.messages.sending : submit}
      </button>
      <DeliveryOutcome {...outcome} {...{ state, busy, success }} />
    </EntryForm>
  );
}
