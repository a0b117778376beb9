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

type SmallMonthProps = {
  month: string;
  /** Its departures. */
  days: readonly string[];
  /** Booked days without a departure, of any month. */
  stranded: readonly string[];
};

/**
 * A month with its departures marked, and in red what they strand. Screen readers get the departures as a
 * list of dates; the stranded days are a list of the preview.
 */
export const SmallMonth = ({ month, days, stranded }: SmallMonthProps) => {
  const { before, length } = shapeOf(month);
  const dates = days.map((day) => Number(day.slice(8)));
  const looks = (date: number): string => {
    if (dates.includes(date)) return 'rounded-full bg-accent font-semibold text-on-accent';
    const isStranded = stranded.includes(`${month}-${String(date).padStart(2, '0')}`);
    return isStranded ? 'rounded-full font-semibold text-red outline-2 outline-red -outline-offset-2' : 'text-ink-faint';
  };
  return (
    <li>
      <p className="mb-1 font-medium text-ink">
        {formatMonth(month)}
        <span className="font-normal text-ink-faint"> · {days.length}</span>
        {dates.length === 0 ? null : <span className="sr-only">: {dates.join(', ')}</span>}
      </p>
      <div aria-hidden="true" className="figures grid grid-cols-7 text-center tracking-tighter">
        {Array.from({ length }, (_, at) => at + 1).map((date) => (
          <span
            key={date}
            style={date === 1 ? { gridColumnStart: before + 1 } : undefined}
            className={classNames('mx-auto grid aspect-square w-full max-w-6 place-items-center', looks(date))}
          >
            {date}
          </span>
        ))}
      </div>
    </li>
  );
};
