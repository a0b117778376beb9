import { addDays, type CalendarDate, type Seats, type TourPackage } from '@wayfarer/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { seatsLeftText } from '../../../shared/format/seats-left.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { t, tn } from '../../../shared/words/words.ts';
import { DAYS_AHEAD, seatsOn, useSeats } from '../seats-query.ts';

/** Days shown at first, and added by each press. */
const DAYS = 14;

/**
 * @param seats undefined while they are not known: the day takes its space already, so that nothing below it
 * moves
 */
const Day = ({ packageId, day, seats }: { packageId: string; day: CalendarDate; seats: Seats | undefined }) => {
  const { left, state } = seats === undefined ? { left: null, state: undefined } : seatsOn(seats, day);
  const isSoldOut = state === 'sold-out';
  return (
    <li className={classNames('rounded-control border border-hairline px-3 py-2', isSoldOut && 'bg-sunken')}>
      <span className={classNames('block font-medium text-ink', isSoldOut && 'line-through')}>{formatDay(day)}</span>
      <span className={classNames('block', isSoldOut ? 'text-ink-faint' : 'text-ink-soft')}>
        {left === null ? '\u00a0' : (seatsLeftText(state, left) ?? tn(left, '{n} seats left', '{n} seats left'))}
        {isSoldOut ? (
          <>
            {' · '}
            <Link
              to={`${paths.joinWaitlist(packageId)}?day=${day}`}
              aria-label={t('Join the waitlist of {day}', { day: formatDay(day) })}
              className="touchable text-accent underline underline-offset-4"
            >
              {t('Waitlist')}
            </Link>
          </>
        ) : null}
      </span>
    </li>
  );
};

/** How many seats each of the next days has left, for packages with a capacity. */
export const SeatsByDay = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const [count, setCount] = useState(DAYS);
  const { data: seats, isError } = useSeats(tourPackage);
  const { capacity, nextDay: first } = tourPackage;
  if (first === null || capacity === null || isError) return null;
  const days = Array.from({ length: Math.min(count, DAYS_AHEAD) + 1 }, (_, index) => addDays(first, index)).filter(
    (day) => day <= tourPackage.availableTo,
  );
  return (
    <section aria-labelledby="seats-by-day">
      <h2 id="seats-by-day" className="font-bold text-ink text-title">
        {t('Seats by day')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('{capacity} travel together at most.', { capacity })}</p>
      <ul className="figures mt-5 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2 text-small">
        {days.slice(0, count).map((day) => (
          <Day key={day} packageId={tourPackage._id} day={day} seats={seats} />
        ))}
      </ul>
      {days.length > count ? (
        <Button variant="secondary" size="small" className="mt-4" onClick={() => setCount(count + DAYS)}>
          {t('Show later days')}
        </Button>
      ) : null}
    </section>
  );
};
