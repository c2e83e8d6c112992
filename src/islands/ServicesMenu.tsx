import { useEffect, useRef, type ReactNode } from 'react';
import { mindPanel } from './servicesPanel.ts';
import { useLive } from './useLive.ts';

interface Props {
  label: string;
  /** The page shown is one of the services. */
  within: boolean;
  /** The list of links, as finished HTML. */
  children?: ReactNode;
}

/** The Services menu: a native disclosure that, once live, also follows the mouse, Escape, focus and choice. */
export default function ServicesMenu({ label, within, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const live = useLive();

  useEffect(() => (details.current ? mindPanel(details.current) : undefined), []);

  return (
    <details ref={details} className={within ? 'services within' : 'services'} data-live={live || undefined}>
      <summary>{label}</summary>
      <div className="services-panel">{children}</div>
    </details>
  );
}
