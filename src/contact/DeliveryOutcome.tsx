import { useEffect, useRef } from 'react';
import { phoneLink } from '../schemas/phone.ts';
import type { DeliveryState } from './useDelivery.ts';

interface Props {
  state: DeliveryState;
  /** The message once the service has accepted the entry. */
  success: string;
  /** The message for each other state. */
  messages: Record<Exclude<DeliveryState, 'ready' | 'accepted'>, string>;
  phone: string;
  address: readonly string[];
}

/** Shows the status of an entry and, if it was not accepted, other ways to get in touch. */
export function DeliveryOutcome({ state, success, messages, phone, address }: Props) {
  const outcome = useRef<HTMLDivElement>(null);

  // Shows the outcome even if the button is at the bottom of the screen.
  useEffect(() => {
    if (['refused', 'unreachable', 'offline'].includes(state))
      outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  const busy = state === 'sending' || state === 'retrying';
  const failed = state !== 'ready' && state !== 'accepted' && !busy;
  return (
    <div className="form-outcome">
      <p role="status">
        <span className={state === 'sending' ? 'form-hidden' : undefined} suppressHydrationWarning>
          {busy ? messages[state] : ''}
        </span>
      </p>
      <div ref={outcome} role="alert">
        <span suppressHydrationWarning>{state === 'accepted' ? success : ''}</span>
        {failed && (
          <div className="form-failure">
            <p>{messages[state]}</p>
            <p>
              <a href={phoneLink(phone)}>{phone}</a>
              <br />
              {address.join(', ')}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
