import type { Agency, Testimonial } from '@wayfarer/contracts';
import { Carousel } from '../../shared/ui/carousel/carousel.tsx';
import { RatingStars } from '../../shared/ui/display/rating-stars.tsx';
import { ownText } from '../../shared/words/own-text.tsx';
import { t } from '../../shared/words/words.ts';

/** A character may be two UTF-16 units long, which must not be split. */
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('');

type TestimonialCardProps = {
  testimonial: Testimonial;
  /** That of one of its texts. */
  langOf: (text: 'trip' | 'words') => ReturnType<typeof ownText>;
};

const TestimonialCard = ({ testimonial: { author, trip, words }, langOf }: TestimonialCardProps) => (
  <figure className="flex flex-col rounded-card border border-hairline bg-surface p-6 sm:p-8">
    <RatingStars stars={5} />
    <blockquote className="mt-4 grow text-ink text-lead">
      <p dir="auto" {...langOf('words')}>
        {t('“{words}”', { words })}
      </p>
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
        <span {...langOf('trip')} className="block truncate text-ink-soft text-small">
          {trip}
        </span>
      </span>
    </figcaption>
  </figure>
);

type Lists = Partial<Pick<Agency, 'clientReviews' | 'travellerReviews' | 'untranslated'>>;
type TestimonialCarouselProps = { label: string; of: Lists; list: 'clientReviews' | 'travellerReviews' };

/** Testimonials with five stars each. */
export const TestimonialCarousel = ({ label, of, list }: TestimonialCarouselProps) => (
  <Carousel
    label={label}
    slides={(of[list] ?? []).map((testimonial, at) => ({
      // One person may have two testimonials.
      key: `${at} ${testimonial.author}`,
      content: <TestimonialCard testimonial={testimonial} langOf={(text) => ownText(of, `${list}/${at}/${text}`)} />,
    }))}
  />
);
