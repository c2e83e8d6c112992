import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { fill } from '../format.ts';
import { adoptScroll, AUTOPLAY_DELAY, slideSpeed } from './carousel.ts';
import { useHydrated } from './useHydrated.ts';

interface Props {
  labels: Record<'carousel' | 'slide' | 'position' | 'picture' | 'play' | 'pause', string>;
  label: string;
  images: Record<'alt' | 'avif' | 'webp', string>[];
}

/**
 * A looping carousel of pictures that advances by itself where autoplay is allowed; a visitor can always pause or start
 * it. Before hydration it is a scrolling list with a link to each picture. The arrow keys work before and after
 * hydration.
 */
export default function ImageCarousel({ labels, label, images }: Props) {
  const swiper = useRef<SwiperInstance>(null);
  const [active, setActive] = useState(0);
  const [playing, setPlaying] = useState(false);
  const hydrated = useHydrated();

  const toggle = () => {
    if (playing) swiper.current?.autoplay.stop();
    else swiper.current?.autoplay.start();
  };
  const show = (index: number) => (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event && event.key !== ' ') return;
    event.preventDefault();
    swiper.current?.slideToLoop(index);
  };

  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') swiper.current?.slideNext();
    if (key === 'ArrowLeft') swiper.current?.slidePrev();
  };

  return (
    <div
      className="images"
      role="group"
      aria-roledescription={labels.carousel}
      aria-label={label}
      data-hydrated={hydrated || undefined}
      onKeyDown={turn}
    >
      <Swiper
        tabIndex={0}
        modules={[Autoplay]}
        loop
        // Swiper's own observer would undo a picture choice made in the frame in which it measures. Only resizing the
        // window changes the width, and Swiper handles that without the observer.
        resizeObserver={false}
        speed={slideSpeed()}
        autoplay={{
          delay: AUTOPLAY_DELAY,
          disableOnInteraction: false,
          pauseOnMouseEnter: true,
          // Under reduced motion there is no transition to wait for.
          waitForTransition: slideSpeed() > 0,
        }}
        onBeforeInit={(instance) => {
          swiper.current = instance;
          adoptScroll(instance);
          const mayPlay = 'autoplay' in document.documentElement.dataset;
          if (typeof instance.params.autoplay === 'object') instance.params.autoplay.enabled = mayPlay;
        }}
        onInit={({ realIndex }) => setActive(realIndex)}
        onSlideChange={({ realIndex }) => setActive(realIndex)}
        onAutoplayStart={() => setPlaying(true)}
        onAutoplayStop={() => setPlaying(false)}
      >
        {images.map(({ avif, webp, alt }, index) => (
          <SwiperSlide
            key={webp}
            id={`picture-${index + 1}`}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fill(labels.position, { number: index + 1, count: images.length })}
            aria-hidden={hydrated && index !== active}
          >
            <picture>
              <source srcSet={avif} type="image/avif" />
              <img src={webp} alt={alt} loading="lazy" />
            </picture>
          </SwiperSlide>
        ))}
      </Swiper>
      <div className="images-controls">
        {images.map(({ webp }, index) => (
          <a
            key={webp}
            className="images-dot"
            href={`#picture-${index + 1}`}
            role={hydrated ? 'button' : undefined}
            aria-label={fill(labels.picture, { number: index + 1, count: images.length })}
            aria-current={hydrated ? index === active : undefined}
            onClick={show(index)}
            onKeyDown={show(index)}
            suppressHydrationWarning
          >
            {''}
          </a>
        ))}
        {hydrated && (
          <button
            className={playing ? 'images-pause images-playing' : 'images-pause'}
            type="button"
            onClick={toggle}
          >
            {playing ? labels.pause : labels.play}
          </button>
        )}
      </div>
    </div>
  );
}
