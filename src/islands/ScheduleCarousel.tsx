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
  slides: { id: string; title: string; description: string; part: string }[];
}

/**
 * The Daily Schedule Overview. Its arrows are links to the neighbouring slides; once hydrated, they change the slide,
 * wrap in both directions and keep focus.
 */
export default function ScheduleCarousel({ labels, label, slides }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const swiper = useRef<SwiperInstance>(null);
  const turned = useRef<Direction>(null);
  const [active, setActive] = useState(0);
  const hydrated = useHydrated();

  useLayoutEffect(() => {
    if (!turned.current) return;
    const arrows = root.current?.querySelectorAll<HTMLElement>(`.day-${turned.current}`);
    arrows?.[active]?.focus({ preventScroll: true });
    turned.current = null;
  }, [active]);

  const arrow = (direction: Direction, index: number) => {
    const at = (index + (direction === 'next' ? 1 : -1) + slides.length) % slides.length;
    const target = slides[at];
    const turn = (event: MouseEvent | KeyboardEvent) => {
      event.preventDefault();
      turned.current = direction;
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

  return (
    <div
      ref={root}
      className="day wrap"
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
        {slides.map(({ id, title, description, part }, index) => (
          <SwiperSlide
            key={id}
            id={id}
            className={`day-slide day-${part}`}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={title}
            inert={hydrated && index !== active}
          >
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
            <div className="day-arrows">
              {arrow('previous', index)}
              {arrow('next', index)}
            </div>
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
