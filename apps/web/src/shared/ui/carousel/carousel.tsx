import { lazy, type ReactNode, Suspense } from 'react';
import { loadPart } from '../browser/load-part.ts';
import { useInView } from '../browser/use-in-view.ts';

// Swiper loads when the block comes near the viewport; until then the same cards are in the same places.
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

/**
 * Cards that advance automatically every 2500 ms; hover, focus, the pause button and reduced motion stop
 * them.
 */
export const Carousel = ({ label, slides }: CarouselProps) => {
  const [element, near] = useInView();
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
