/**
 * Milliseconds from one advance to the next (including the movement), gap in px and slides by width:
 * docs/specification.md section 9.
 */
const AUTOPLAY_DELAY_MS = 2500;
const GAP_PX = 20;
const SLIDES_AT: Record<number, { slidesPerView: number }> = {
  320: { slidesPerView: 1 },
  768: { slidesPerView: 2 },
  1024: { slidesPerView: 3 },
};

/** Slides side by side on a screen of this width. */
export const slidesPerViewAt = (width: number): 1 | 2 | 3 => (width >= 1024 ? 3 : width >= 768 ? 2 : 1);

/**
 * Options for Swiper. It loops unless there are fewer cards than fit, and never moves automatically with
 * reduced motion.
 */
export const carouselSettings = (cards: { count: number; slidesPerView: number; reducedMotion: boolean }) => {
  const moves = cards.count > 1 && cards.count >= cards.slidesPerView;
  return {
    slidesPerView: 1,
    spaceBetween: GAP_PX,
    breakpoints: SLIDES_AT,
    loop: moves,
    // Swiper can only loop over more cards than fit: if all fit exactly, each is duplicated.
    twice: moves && cards.count === cards.slidesPerView,
    speed: cards.reducedMotion ? 0 : 250,
    autoplay:
      moves && !cards.reducedMotion ? { delay: AUTOPLAY_DELAY_MS, disableOnInteraction: false, waitForTransition: false } : false,
    pagination: { clickable: true },
  } as const;
};
