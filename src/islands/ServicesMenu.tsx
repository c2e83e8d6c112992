import { useEffect, useRef, type ReactNode } from 'react';
import { enhanceDisclosure } from './disclosure.ts';
import { useHydrated } from './useHydrated.ts';

interface Props {
  label: string;
  /** Whether the current page is one of the services. */
  current: boolean;
  /** The list of links, as rendered HTML. */
  children?: ReactNode;
}

/**
 * The Services menu: a native disclosure which, once hydrated, also responds to hover, Escape, focus and choosing a
 * link.
 */
export default function ServicesMenu({ label, current, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const hydrated = useHydrated();

  useEffect(() => (details.current ? enhanceDisclosure(details.current) : undefined), []);

  return (
    <details
      ref={details}
      className={current ? 'services services-current' : 'services'}
      data-hydrated={hydrated || undefined}
    >
      <summary className="menu-item" suppressHydrationWarning>
        {label}
      </summary>
      <div className="services-panel">{children}</div>
    </details>
  );
}
