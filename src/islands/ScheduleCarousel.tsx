import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { PATHS } from '../paths.ts';
import { adoptScroll, slideSpeed } from './carousel.ts';
import { useHydrated } from './useHydrated.ts';

type Direction = 'previous' | 'next';

interface Props {
  labels: Record<'carousel' | 'slide' | 'part' | Direction, string>;
  label: string;
  slides: Record<'id' | 'title' | 'description' | 'part' | 'avif' | 'webp', string>[];
}

/**
 * The Daily Schedule Overview. Its arrows are links from each slide to its neighbours. Once hydrated, one pair
 * in the same place takes over, with their focus. It stands still while the slides move, and wraps in both directions.
 */
export default function ScheduleCarousel({ labels, label, slides }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const swiper = useRef<SwiperInstance>(null);
  const held = useRef<string>(undefined);
  const [active, setActive] = useState(0);
  const hydrated = useHydrated();

  useLayoutEffect(() => {
    if (!hydrated) held.current = document.activeElement?.className;
    else if (held.current?.startsWith('day-arrow'))
      root.current
        ?.querySelector<HTMLElement>(`:scope > * > .${held.current.replace(' ', '.')}`)
        ?.focus({ preventScroll: true });
  }, [hydrated]);

  const arrow = (direction: Direction, index: number) => {
    const at = (index + (direction === 'next' ? 1 : -1) + slides.length) % slides.length;
    const target = slides[at];
    const turn = (event: MouseEvent | KeyboardEvent) => {
      event.preventDefault();
      swiper.current?.slideTo(at);
    };
    return (
      <a
        className={`day-arrow day-${direction}`}
        href={`#${target?.id}`}
        role={hydrated ? 'button' : undefined}
        aria-label={`${labels[direction]} ${target?.title}`}
        onClick={turn}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === ' ') turn(event);
        }}
        suppressHydrationWarning
      >
        {''}
      </a>
    );
  };

  const arrows = (index: number, visibility?: 'hidden') => (
    <div className="day-arrows" style={visibility && { visibility }}>
      {arrow('previous', index)}
      {arrow('next', index)}
    </div>
  );

  return (
    <div
      ref={root}
      className="day"
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-hydrated={hydrated || undefined}
    >
      <Swiper
        speed={slideSpeed()}
        onBeforeInit={(instance) => {
          swiper.current = instance;
          adoptScroll(instance);
        }}
        onInit={({ activeIndex }) => setActive(activeIndex)}
        onSlideChange={({ activeIndex }) => setActive(activeIndex)}
      >
        {slides.map(({ id, title, description, part, avif, webp }, index) => (
          <SwiperSlide
            key={id}
            id={id}
            className={`day-slide day-${part}`}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={title}
            inert={hydrated && index !== active}
          >
            <picture>
              <source srcSet={avif} type="image/avif" />
              <img src={webp} alt="" loading="lazy" />
            </picture>
            <p className="day-count" suppressHydrationWarning>{`${index + 1} / ${slides.length}`}</p>
            <h3 suppressHydrationWarning>{title}</h3>
            <p suppressHydrationWarning>{description}</p>
            <a
              className="day-part"
              href={`${PATHS.activities}#${part}`}
              aria-label={`${labels.part}: ${title}`}
              suppressHydrationWarning
            >
              {labels.part}
            </a>
            {arrows(index, hydrated ? 'hidden' : undefined)}
          </SwiperSlide>
        ))}
      </Swiper>
      {hydrated && arrows(active)}
    </div>
  );
}
