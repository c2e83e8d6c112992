import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { Swiper as SwiperInstance } from 'swiper/types';
import type { Photograph } from '../components/photograph.ts';
import { adoptScroll, slideSpeed } from './carousel.ts';
import { useLive } from './useLive.ts';

interface Props {
  label: string;
  sizes: string;
  images: (Photograph & { alt: string })[];
}

/** Milliseconds between two slides. */
const ADVANCE = 5000;

/**
 * Pictures that advance by themselves and wrap, where something may move by itself; a visitor can always pause them or
 * set them going. Before React it is a list to scroll, with a link to each picture; the arrow keys turn both.
 */
export default function ImageCarousel({ label, sizes, images }: Props) {
  const swiper = useRef<SwiperInstance>(null);
  const [active, setActive] = useState(0);
  const [playing, setPlaying] = useState(false);
  const live = useLive();

  const toggle = () => {
    if (playing) swiper.current?.autoplay.stop();
    else swiper.current?.autoplay.start();
  };
  const show = (index: number) => (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event && event.key !== ' ') return;
    event.preventDefault();
    swiper.current?.slideToLoop(index);
  };

  const leaf = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') swiper.current?.slideNext();
    if (key === 'ArrowLeft') swiper.current?.slidePrev();
  };

  return (
    <div className="images" role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={leaf}>
      <Swiper
        tabIndex={0}
        modules={[Autoplay]}
        loop
        // Its answer to being measured, at first or anew, would turn back a picture chosen in the same frame; the window's
        // own resizing is enough, as nothing else changes the width.
        resizeObserver={false}
        speed={slideSpeed()}
        autoplay={{
          delay: ADVANCE,
          disableOnInteraction: false,
          pauseOnMouseEnter: true,
          // Without motion there is no transition whose end Swiper could wait for.
          waitForTransition: slideSpeed() > 0,
        }}
        onBeforeInit={(instance) => {
          swiper.current = instance;
          adoptScroll(instance);
          const moves = instance.el.closest('astro-island')?.hasAttribute('data-moves') ?? false;
          if (typeof instance.params.autoplay === 'object') instance.params.autoplay.enabled = moves;
        }}
        onInit={({ realIndex }) => setActive(realIndex)}
        onSlideChange={({ realIndex }) => setActive(realIndex)}
        onAutoplayStart={() => setPlaying(true)}
        onAutoplayStop={() => setPlaying(false)}
      >
        {images.map(({ avif, webp, alt, tint, width, height }, index) => (
          <SwiperSlide
            key={webp}
            id={`picture-${index + 1}`}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${images.length}`}
            aria-hidden={live && index !== active}
          >
            <picture>
              <source srcSet={avif} sizes={sizes} type="image/avif" />
              <img src={webp} alt={alt} width={width} height={height} className={tint} loading="lazy" />
            </picture>
          </SwiperSlide>
        ))}
      </Swiper>
      <div className="images-controls">
        {images.map(({ webp }, index) => (
          <a
            key={webp}
            className="dot"
            href={`#picture-${index + 1}`}
            role={live ? 'button' : undefined}
            aria-label={`Picture ${index + 1} of ${images.length}`}
            aria-current={live ? index === active : undefined}
            onClick={show(index)}
            onKeyDown={show(index)}
          />
        ))}
        {live && (
          <button className={playing ? 'pause playing' : 'pause'} type="button" onClick={toggle}>
            {playing ? 'Pause' : 'Play'}
          </button>
        )}
      </div>
    </div>
  );
}
