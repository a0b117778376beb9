import { type CalendarDate, groupDigits, type ListedDay, monthOf, weekdays } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatDay, formatMonth, todayOnSite } from '../../shared/format/calendar-day.ts';
import { counted } from '../../shared/format/format-total.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { DepartureChip } from './departure-chip.tsx';
import { weeksOf } from './month.ts';

/** Chips of one day; further ones are behind a link. */
const CHIPS = 3;
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type CellProps = {
  day: CalendarDate;
  listed: ListedDay | undefined;
  isOutside: boolean;
  linkToDay: (day: CalendarDate) => string;
};

const Cell = ({ day, listed, isOutside, linkToDay }: CellProps) => {
  const shown = listed?.largest.slice(0, CHIPS) ?? [];
  const more = (listed?.departures ?? 0) - shown.length;
  const isToday = day === todayOnSite();
  return (
    <td
      className={classNames('h-28 border-hairline border-t border-l p-1.5 align-top first:border-l-0', isOutside && 'bg-sunken')}
    >
      <p className="mb-1">
        <span className="sr-only">{isToday ? `Today, ${formatDay(day)}` : formatDay(day)}</span>
        <span
          aria-hidden="true"
          className={classNames(
            'figures inline-block min-w-6 rounded-full px-1 text-center text-small leading-6',
            isToday ? 'bg-accent font-semibold text-on-accent' : isOutside ? 'text-ink-faint' : 'text-ink',
          )}
        >
          {Number(day.slice(8))}
        </span>
      </p>
      <ul className="space-y-1">
        {shown.map((one) => (
          <li key={one.tourPackageId}>
            <DepartureChip day={day} departure={one} />
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Link
              to={linkToDay(day)}
              aria-label={`+${groupDigits(more)} more: all ${counted(listed?.departures ?? 0, 'departure')} of ${formatDay(day)}`}
              className="touchable px-2 text-ink-soft text-small underline underline-offset-4"
            >
              +{groupDigits(more)} more
            </Link>
          </li>
        ) : null}
      </ul>
    </td>
  );
};

type MonthGridProps = {
  month: string;
  days: readonly ListedDay[];
  /** The address that lists all departures of a day. */
  linkToDay: (day: CalendarDate) => string;
};

/** A month as weeks from Monday, with the largest departures of each day. */
export const MonthGrid = ({ month, days, linkToDay }: MonthGridProps) => {
  const listed = new Map(days.map((day) => [day.day, day]));
  return (
    <div className="overflow-clip rounded-card border border-hairline bg-surface">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">Departures in {formatMonth(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday, at) => (
              <th key={weekday} scope="col" className="bg-sunken px-2 py-2 text-left font-semibold text-ink-soft text-small">
                {names[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Cell key={day} day={day} listed={listed.get(day)} isOutside={monthOf(day) !== month} linkToDay={linkToDay} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
