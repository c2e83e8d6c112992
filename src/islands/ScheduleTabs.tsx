import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useHydrated } from './useHydrated.ts';

interface Props {
  /** The accessible name of the tab list. */
  label: string;
  /** `look` is the class of its colour. */
  parts: { id: string; title: string; look: string; lines: { time: string; activity: string }[] }[];
}

const onAddress = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * The parts of the day as tabs (WAI-ARIA tabs pattern, activation follows focus). Before hydration they are links, and
 * CSS shows the panel named in the URL, or the first. The only state is the last part that the URL has named. The browser finds
 * words in closed panels too, and opens them (`src/client/panels.ts`).
 */
export default function ScheduleTabs({ label, parts }: Props) {
  const last = useRef(0);
  const selected = useSyncExternalStore(
    onAddress,
    () => {
      const named = parts.findIndex(({ id }) => `#${id}` === location.hash);
      if (named >= 0) last.current = named;
      return last.current;
    },
    () => 0,
  );
  const tabs = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();

  const choose = (index: number) => {
    history.replaceState(history.state, '', `#${parts[index]?.id ?? ''}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
    tabs.current?.querySelectorAll('a')[index]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys with a modifier are left to the browser: Alt with an arrow key goes back or forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { length } = parts;
    const targets: Record<string, number> = {
      ArrowRight: (selected + 1) % length,
      ArrowLeft: (selected - 1 + length) % length,
      Home: 0,
      End: length - 1,
      ' ': selected,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  };

  return (
    <div className="schedule" data-hydrated={hydrated || undefined}>
      <ul
        ref={tabs}
        className="schedule-tabs"
        role={hydrated ? 'tablist' : undefined}
        aria-label={hydrated ? label : undefined}
        onKeyDown={onKeyDown}
      >
        {parts.map(({ id, title, look }, index) => (
          <li key={id} className={look} role={hydrated ? 'presentation' : undefined}>
            <a
              href={`#${id}`}
              suppressHydrationWarning
              onClick={(event) => {
                event.preventDefault();
                choose(index);
              }}
              {...(hydrated && {
                id: `tab-${id}`,
                role: 'tab',
                'aria-controls': id,
                'aria-selected': index === selected,
                tabIndex: index === selected ? 0 : -1,
              })}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className="schedule-panels">
        {parts.map(({ id, title, lines }, index) => (
          <section
            key={id}
            id={id}
            className="schedule-panel"
            suppressHydrationWarning
            {...(hydrated &&
              index === selected && {
                role: 'tabpanel',
                'aria-labelledby': `tab-${id}`,
                tabIndex: 0,
                'data-selected': true,
              })}
          >
            <h3 className="hidden" suppressHydrationWarning>
              {title}
            </h3>
            <ul>
              {lines.map(({ time, activity }) => (
                <li key={`${time} ${activity}`}>
                  <span className="schedule-time" suppressHydrationWarning>
                    {time}
                  </span>
                  <span className="hidden" suppressHydrationWarning>
                    {' - '}
                  </span>
                  <span suppressHydrationWarning>{activity}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
