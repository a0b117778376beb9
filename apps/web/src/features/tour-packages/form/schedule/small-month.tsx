import { formatMonth } from '../../../../shared/format/calendar-day.ts';
import { classNames } from '../../../../shared/ui/class-names.ts';

/**
 * How many cells are before the first day of a month whose weeks begin on Monday, and how many days it has.
 */
const shapeOf = (month: string): { before: number; length: number } => {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  return { before, length: new Date(Date.UTC(year, number, 0)).getUTCDate() };
};

/** A month with its departures marked. Screen readers get them as a list of dates. */
export const SmallMonth = ({ month, days }: { month: string; days: readonly string[] }) => {
  const { before, length } = shapeOf(month);
  const dates = days.map((day) => Number(day.slice(8)));
  return (
    <li>
      <p className="mb-1 font-medium text-ink">
        {formatMonth(month)}
        <span className="font-normal text-ink-faint"> · {days.length}</span>
        {dates.length === 0 ? null : <span className="sr-only">: {dates.join(', ')}</span>}
      </p>
      <div aria-hidden="true" className="figures grid grid-cols-7 text-center">
        {Array.from({ length }, (_, at) => at + 1).map((date) => (
          <span
            key={date}
            style={date === 1 ? { gridColumnStart: before + 1 } : undefined}
            className={classNames(
              'mx-auto grid aspect-square w-full max-w-6 place-items-center',
              dates.includes(date) ? 'rounded-full bg-accent font-semibold text-on-accent' : 'text-ink-faint',
            )}
          >
            {date}
          </span>
        ))}
      </div>
    </li>
  );
};
