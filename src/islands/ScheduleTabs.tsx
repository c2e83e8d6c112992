import { useRef, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useLive } from './useLive.ts';

interface Props {
  /** What the tabs are about, for assistive technology. */
  label: string;
  parts: { id: string; title: string; lines: { time: string; activity: string }[] }[];
}

const onAddress = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * The parts of the day as tabs (WAI-ARIA tabs pattern, activation follows focus). Before React they are links to
 * the parts, of which CSS shows the one the address names, or the first. The address stays the one place that knows.
 */
export default function ScheduleTabs({ label, parts }: Props) {
  const hash = useSyncExternalStore(
    onAddress,
    () => location.hash,
    () => '',
  );
  const selected = Math.max(
    0,
    parts.findIndex(({ id }) => `#${id}` === hash),
  );
  const tabs = useRef<HTMLUListElement>(null);
  const live = useLive();

  const choose = (index: number) => {
    history.replaceState(history.state, '', `#${parts[index]?.id ?? ''}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
    tabs.current?.querySelectorAll('a')[index]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier the key is the browser's own: Alt and an arrow go back and forward.
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
    <div className="tabs" data-live={live || undefined}>
      <ul
        ref={tabs}
        className="tab-list"
        role={live ? 'tablist' : undefined}
        aria-label={live ? label : undefined}
        onKeyDown={onKeyDown}
      >
        {parts.map(({ id, title }, index) => (
          <li key={id} role={live ? 'presentation' : undefined}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                choose(index);
              }}
              {...(live && {
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
      <div className="tab-panels">
        {parts.map(({ id, title, lines }, index) => (
          <section
            key={id}
            id={id}
            className="tab-panel"
            {...(live && {
              role: 'tabpanel',
              'aria-labelledby': `tab-${id}`,
              tabIndex: 0,
              hidden: index !== selected,
            })}
          >
            <h3>{title}</h3>
            <ul>
              {lines.map(({ time, activity }) => (
                <li key={time}>
                  <span className="time">{time}</span>
                  <span className="dash"> - </span>
                  <span>{activity}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
