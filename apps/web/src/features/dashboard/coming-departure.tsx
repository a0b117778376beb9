import type { CalendarDate, IncompleteDeparture, ListedDeparture } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { counted } from '../../shared/format/format-total.ts';
import { personsOnSeats } from '../../shared/format/persons-on-seats.ts';
import { paths } from '../../shared/paths.ts';

/** How full it is, for the eye; the number beside it says the same. */
const Fill = ({ persons, seated = persons, capacity }: Pick<ListedDeparture, 'persons' | 'seated' | 'capacity'>) =>
  capacity === null || capacity === 0 ? null : (
    <span aria-hidden="true" className="h-1.5 w-20 shrink-0 overflow-hidden rounded-full bg-hairline">
      <span className="block h-full bg-accent" style={{ width: `${Math.min(100, (100 * seated) / capacity)}%` }} />
    </span>
  );

const missingText = ({ unnamed, incomplete, unanswered = 0 }: IncompleteDeparture): string =>
  [
    ...(unnamed > 0 ? [`${unnamed} not named`] : []),
    ...(incomplete > 0 ? [`${incomplete} with details missing`] : []),
    ...(unanswered > 0 ? [`${counted(unanswered, 'booking')} with questions open`] : []),
  ].join(', ');

type ComingDepartureProps = { day: CalendarDate; departure: ListedDeparture; missing: IncompleteDeparture | undefined };

/** A departure with its fill and what is missing of who comes; leads to its page. */
export const ComingDeparture = ({ day, departure, missing }: ComingDepartureProps) => {
  const { tourPackageId, title } = departure;
  return (
    <li>
      <Link
        to={paths.adminDeparture(tourPackageId, day)}
        className="-mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control px-2 py-1 text-small hover:bg-hover"
      >
        <span className="min-w-40 flex-1 text-ink">
          <span className="line-clamp-1">{title}</span>
          <span className="sr-only">{`, ${formatDay(day)}:`}</span>
          {missing === undefined ? null : <span className="block text-amber">{missingText(missing)}</span>}
        </span>
        <span className="flex items-center gap-3">
          <Fill {...departure} />
          <span className="figures min-w-24 text-end text-ink-soft">{personsOnSeats(departure)}</span>
        </span>
      </Link>
    </li>
  );
};
