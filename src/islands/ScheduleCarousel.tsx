import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { adoptScroll, slideSpeed } from './carousel.ts';
import { useLive } from './useLive.ts';

interface Props {
  label: string;
  slides: { id: string; title: string; description: string; part: string }[];
}

type Direction = 'previous' | 'next';

/**
 * The Daily Schedule Overview. Its arrows are links to the neighbouring slides; once live they turn the slides and
 * wrap in both directions, and the focus goes with them.
 */
export default function ScheduleCarousel({ label, slides }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const swiper = useRef<SwiperInstance>(null);
  const turned = useRef<Direction>(null);
  const [active, setActive] = useState(0);
  const live = useLive();

  useLayoutEffect(() => {
    if (!turned.current) return;
    const arrows = root.current?.querySelectorAll<HTMLElement>(`.arrow.${turned.current}`);
    arrows?.[active]?.focus({ preventScroll: true });
    turned.current = null;
  }, [active]);

  const turn = (direction: Direction) => {
    turned.current = direction;
    const { current } = swiper;
    current?.slideTo((current.activeIndex + (direction === 'next' ? 1 : -1) + slides.length) % slides.length);
  };

  const arrow = (direction: Direction, index: number) => {
    const target = slides[(index + (direction === 'next' ? 1 : -1) + slides.length) % slides.length];
    return (
      <a
        className={`arrow ${direction}`}
        href={`#${target?.id}`}
        role={live ? 'button' : undefined}
        aria-label={`${direction === 'next' ? 'Next' : 'Previous'}: ${target?.title}`}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          turn(direction);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          turn(direction);
        }}
      />
    );
  };

  return (
    <div ref={root} className="day" role="group" aria-roledescription="carousel" aria-label={label}>
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
            className={`day-slide ${part}`}
            role="group"
            aria-roledescription="slide"
            aria-label={title}
            inert={live && index !== active}
          >
            <p className="day-count">{`${index + 1} / ${slides.length}`}</p>
            <h3>{title}</h3>
            <p>{description}</p>
            <a className="day-part" href={`/activities#${part}`}>
              See this part of the day
            </a>
            <div className="arrows">
              {arrow('previous', index)}
              {arrow('next', index)}
            </div>
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
