import { Carousel } from '../../shared/ui/carousel/carousel.tsx';
import { RatingStars } from '../../shared/ui/display/rating-stars.tsx';
import type { Review } from './review.ts';

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

const ReviewCard = ({ review: { author, trip, words } }: { review: Review }) => (
  <figure className="flex flex-col rounded-card border border-hairline bg-surface p-6 sm:p-8">
    <RatingStars stars={5} />
    <blockquote className="mt-4 grow text-ink text-lead">
      <p>“{words}”</p>
    </blockquote>
    <figcaption className="mt-6 flex items-center gap-3">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-strong text-small"
      >
        {initialsOf(author)}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold text-ink">{author}</span>
        <span className="block truncate text-ink-soft text-small">{trip}</span>
      </span>
    </figcaption>
  </figure>
);

/** Testimonials with five stars each. */
export const ReviewCarousel = ({ label, reviews }: { label: string; reviews: readonly Review[] }) => (
  <Carousel label={label} slides={reviews.map((review) => ({ key: review.author, content: <ReviewCard review={review} /> }))} />
);
