import { type CalendarDate, groupDigits, type ListedDay, monthOf, weekdays } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatDay, formatShortDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { counted } from '../../shared/format/format-total.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { DepartureChip } from './departure-chip.tsx';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type CellProps = {
  day: CalendarDate;
  listed: ListedDay | undefined;
  isOutside: boolean;
  /** Chips of one day; further ones are behind a link. */
  most: number;
  linkToDay: (day: CalendarDate) => string;
};

/** '5', and the month beside it of a day of another one; told in words where it is today, or past. */
const DayHead = ({ day, isOutside }: Pick<CellProps, 'day' | 'isOutside'>) => {
  const today = todayOnSite();
  const when = day === today ? 'Today, ' : day < today ? 'Past, ' : '';
  return (
    <p className="mb-1 flex items-baseline justify-between gap-1 text-small">
      <span className="sr-only">{`${when}${formatDay(day)}`}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'figures inline-block min-w-6 whitespace-nowrap rounded-full px-1 text-center leading-6',
          day === today ? 'bg-accent font-semibold text-on-accent' : isOutside || day < today ? 'text-ink-faint' : 'text-ink',
        )}
      >
        {isOutside ? formatShortDay(day).slice(0, -5) : Number(day.slice(8))}
      </span>
      {when === '' ? null : (
        <span aria-hidden="true" className="text-ink-faint">
          {when.slice(0, -2)}
        </span>
      )}
    </p>
  );
};

const Cell = ({ day, listed, isOutside, most, linkToDay }: CellProps) => {
  const shown = listed?.largest.slice(0, most) ?? [];
  const more = (listed?.departures ?? 0) - shown.length;
  return (
    <td
      className={classNames(
        'h-28 border-hairline border-t border-s p-1.5 align-top first:border-s-0',
        day < todayOnSite() && 'bg-sunken',
      )}
    >
      <DayHead day={day} isOutside={isOutside} />
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

type DayGridProps = {
  caption: string;
  weeks: readonly (readonly CalendarDate[])[];
  days: readonly ListedDay[];
  /** Of the month that is shown; days of others are told with their month. */
  month?: string;
  most: number;
  /** The address that lists all departures of a day. */
  linkToDay: (day: CalendarDate) => string;
};

/** Weeks from Monday, with the largest departures of each day; what is past is told apart from what comes. */
export const DayGrid = ({ caption, weeks, days, month, most, linkToDay }: DayGridProps) => {
  const listed = new Map(days.map((day) => [day.day, day]));
  return (
    <div className="overflow-clip rounded-card border border-hairline bg-surface">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday, at) => (
              <th key={weekday} scope="col" className="bg-sunken px-2 py-2 text-start font-semibold text-ink-soft text-small">
                {names[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Cell
                  key={day}
                  day={day}
                  listed={listed.get(day)}
                  isOutside={month !== undefined && monthOf(day) !== month}
                  most={most}
                  linkToDay={linkToDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
