import { show } from './formFields.ts';
import type { DeliveryState } from './useDelivery.ts';

interface Props {
  state: DeliveryState;
  /** Whether the entry is on its way. */
  busy: boolean;
  /** The message once the service has accepted the entry. */
  success: string;
  /** The message for each other state. */
  messages: Record<Exclude<DeliveryState, 'ready' | 'accepted'>, string>;
  phone: string;
  /** The address that rings the number. */
  phoneLink: string;
  address: readonly string[];
}

/** Shows the status of an entry and, if it was not accepted, other ways to get in touch. */
export function DeliveryOutcome({ state, busy, success, messages, phone, phoneLink, address }: Props) {
  const { [state]: message }: Partial<Record<DeliveryState, string>> = messages;
  return (
    <div className="form-outcome">
      <p role="status">
        <span className={state === 'sending' ? 'form-hidden' : undefined} suppressHydrationWarning>
          {busy ? message : ''}
        </span>
      </p>
      <div role="alert">
        <span ref={state === 'accepted' ? show : null} suppressHydrationWarning>
          {state === 'accepted' ? success : ''}
        </span>
        {message && !busy && (
          // A page that is opened again stays where it is.
          <div ref={state === 'unconfirmed' ? null : show} className="form-failure">
            <p>{message}</p>
            <p>
              <a href={phoneLink}>{phone}</a>
              <br />
              {address.join(', ')}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
