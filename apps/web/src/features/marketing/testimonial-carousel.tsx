import type { Testimonial } from '@wayfarer/contracts';
import { Carousel } from '../../shared/ui/carousel/carousel.tsx';
import { RatingStars } from '../../shared/ui/display/rating-stars.tsx';

/** A character may be two UTF-16 units long, which must not be split. */
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('');

const TestimonialCard = ({ testimonial: { author, trip, words } }: { testimonial: Testimonial }) => (
  <figure className="flex flex-col rounded-card border border-hairline bg-surface p-6 sm:p-8">
    <RatingStars stars={5} />
    <blockquote className="mt-4 grow text-ink text-lead">
      <p dir="auto">“{words}”</p>
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
export const TestimonialCarousel = ({ label, testimonials }: { label: string; testimonials: readonly Testimonial[] }) => (
  <Carousel
    label={label}
    slides={testimonials.map((testimonial, index) => ({
      // One person may have two testimonials.
      key: `${index} ${testimonial.author}`,
      content: <TestimonialCard testimonial={testimonial} />,
    }))}
  />
);
