import { lazy, type ReactNode, Suspense } from 'react';
import { loadPart } from '../browser/load-part.ts';
import { useNear } from '../browser/use-near.ts';

// Swiper arrives when the block comes near; until then the same cards stand in the same places.
const CarouselSlides = lazy(async () => ({ default: (await loadPart(() => import('./carousel-slides.tsx'))).CarouselSlides }));

export type CarouselSlide = {
  key: string;
  content: ReactNode;
};

export type CarouselProps = {
  /** Names the carousel, e.g. 'Popular destinations'. */
  label: string;
  slides: readonly CarouselSlide[];
};

const StillSlides = ({ slides }: { slides: readonly CarouselSlide[] }) => (
  <div className="carousel-still">
    {slides.slice(0, 3).map((slide) => (
      <div key={slide.key}>{slide.content}</div>
    ))}
  </div>
);

/** Cards that move on by themselves every 2500 ms; hover, focus, the pause button and a wish for less movement stop them. */
export const Carousel = ({ label, slides }: CarouselProps) => {
  const [element, near] = useNear();
  const still = <StillSlides slides={slides} />;
  return (
    <div ref={element} className="carousel">
      {near ? (
        <Suspense fallback={still}>
          <CarouselSlides label={label} slides={slides} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
};
