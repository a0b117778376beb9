import { Star } from 'lucide-react';
import { tn } from '../../words/words.ts';
import { classNames } from '../class-names.ts';

/** Stars out of five, with a sentence for screen readers. */
export const RatingStars = ({ stars, className }: { stars: number; className?: string }) => (
  <span className={classNames('relative inline-flex gap-0.5', className)}>
    <span className="sr-only">{tn(stars, '{n} out of 5 stars', '{n} out of 5 stars')}</span>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star
        key={star}
        aria-hidden="true"
        className={classNames('size-4.5', star <= stars ? 'fill-warm text-warm' : 'text-edge')}
      />
    ))}
  </span>
);
