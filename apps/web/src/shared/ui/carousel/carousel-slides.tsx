import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, Pagination } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import './carousel-slides.css';
import { t } from '../../words/words.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { useHoveredOrFocused } from '../browser/use-hovered-or-focused.ts';
import { useMedia } from '../browser/use-media.ts';
import { carouselSettings } from './carousel-settings.ts';

type CarouselSlide = {
  key: string;
  content: ReactNode;
};

export type CarouselProps = {
  /** Names the carousel, e.g. 'Popular destinations'. */
  label: string;
  slides: readonly CarouselSlide[];
};

const useSlidesPerView = (): number => {
  const two = useMedia('(width >= 768px)');
  const three = useMedia('(width >= 1024px)');
  return three ? 3 : two ? 2 : 1;
};

/** The name of each bullet: Swiper puts the number of its slide in. */
const toSlide = (): string => t('Go to slide {number}', { number: '{{index}}' });

/** The moving part of Carousel. */
export const CarouselSlides = ({ label, slides }: CarouselProps) => {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [bullets, setBullets] = useState<HTMLElement | null>(null);
  const [paused, setPaused] = useState(false);
  const element = useRef<HTMLElement>(null);
  const watched = useHoveredOrFocused(element);
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const slidesPerView = useSlidesPerView();
  const { twice, ...settings } = carouselSettings({ count: slides.length, slidesPerView, reducedMotion });
  const shown = twice ? [...slides, ...slides.map(({ key, content }) => ({ key: `${key} again`, content }))] : slides;
  const moving = settings.autoplay !== false && !paused && !watched;

  useEffect(() => {
    if (swiper === null || swiper.destroyed || swiper.autoplay === undefined) return;
    if (moving) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, moving]);

  return (
    <section ref={element} aria-label={t('{name} carousel', { name: label })}>
      {bullets === null ? null : (
        <Swiper
          // Swiper cannot change its loop option: it is recreated when a different width needs another one.
          key={`${settings.loop} ${shown.map((slide) => slide.key).join(' ')}`}
          modules={[A11y, Autoplay, Pagination]}
          {...settings}
          pagination={{ ...settings.pagination, el: bullets }}
          a11y={{ paginationBulletMessage: toSlide() }}
          onSwiper={setSwiper}
        >
          {shown.map((slide) => (
            <SwiperSlide key={slide.key}>{slide.content}</SwiperSlide>
          ))}
        </Swiper>
      )}
      <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-3 [&[hidden]]:hidden" hidden={!settings.loop}>
        <div ref={setBullets} className="carousel-bullets" data-twice={twice ? slides.length : undefined} />
        <div className="ms-auto flex gap-2">
          {settings.autoplay === false ? null : (
            <IconButton
              variant="outlined"
              label={paused ? t('Play carousel') : t('Pause carousel')}
              icon={paused ? <Play className="size-5" /> : <Pause className="size-5" />}
              onClick={() => setPaused(!paused)}
            />
          )}
          <IconButton
            variant="outlined"
            label={t('Previous slide')}
            icon={<ChevronLeft className="size-5" />}
            onClick={() => swiper?.slidePrev()}
          />
          <IconButton
            variant="outlined"
            label={t('Next slide')}
            icon={<ChevronRight className="size-5" />}
            onClick={() => swiper?.slideNext()}
          />
        </div>
      </div>
    </section>
  );
};
