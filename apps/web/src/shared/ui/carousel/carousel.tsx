import { lazy, Suspense } from 'react';
import { loadPart } from '../browser/load-part.ts';
import { useInView } from '../browser/use-in-view.ts';
import type { CarouselProps } from './carousel-slides.tsx';

// Swiper loads when the block comes near the viewport; until then the same cards are in the same places.
const CarouselSlides = lazy(async () => ({ default: (await loadPart(() => import('./carousel-slides.tsx'))).CarouselSlides }));

const StillSlides = ({ slides }: { slides: CarouselProps['slides'] }) => (
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
