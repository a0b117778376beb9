import { Hourglass } from 'lucide-react';
import { t, tn } from '../../../shared/words/words.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

type SeatsHeldProps = {
  /** The instant in the booking. */
  until: string;
  className?: string;
};

/**
 * How long the seats of a booking are still held. Only the end is announced, so that screen readers do not
 * interrupt each minute.
 */
export const SeatsHeld = ({ until, className = '' }: SeatsHeldProps) => {
  const minutes = useMinutesLeft(until);
  return (
    <div className={`flex gap-3 text-ink-soft text-small ${className}`}>
      <Hourglass aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <div>
        {minutes > 0 ? (
          <p className="figures">{tn(minutes, 'Your seats are held for {n} minute.', 'Your seats are held for {n} minutes.')}</p>
        ) : null}
        <output>{minutes > 0 ? null : t('Your hold has expired. You can still pay if the seats are free.')}</output>
      </div>
    </div>
  );
};
