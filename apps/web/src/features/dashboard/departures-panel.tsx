import type { DepartureDay } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { counted } from '../../shared/format/format-total.ts';
import { personsOnSeats } from '../../shared/format/persons-on-seats.ts';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/layout/card.tsx';

const Named = ({ day, largest, departures }: Pick<DepartureDay, 'day' | 'largest' | 'departures'>) => (
  <ul className="mt-1 space-y-0.5">
    {largest.map(({ tourPackageId, title, ...travelling }) => (
      <li
        key={tourPackageId}
        className="flex items-baseline justify-between gap-4 text-small max-sm:min-h-11 max-sm:items-center"
      >
        <Link to={paths.packageDetail(tourPackageId)} className="touchable min-w-0 text-ink-soft hover:underline">
          <span className="line-clamp-1">{title}</span>
        </Link>
        <Link
          to={paths.adminDeparture(tourPackageId, day)}
          title="Manifest: who travels"
          className="touchable figures whitespace-nowrap text-ink-soft underline decoration-hairline underline-offset-4 hover:decoration-ink"
        >
          <span className="sr-only">{`${title}, ${formatDay(day)}:`}</span> {personsOnSeats(travelling)}
        </Link>
      </li>
    ))}
    {departures > largest.length ? (
      <li className="text-ink-faint text-small">and {counted(departures - largest.length, 'more package')}</li>
    ) : null}
  </ul>
);

const Day = ({ day, departures, persons, largest }: DepartureDay) => (
  <li className="border-hairline border-t py-2.5 first:border-t-0">
    <p className="flex items-baseline justify-between gap-4 max-sm:min-h-11 max-sm:items-center">
      <Link
        to={paths.adminBookings(`status=confirmed&travelFrom=${day}&travelTo=${day}`)}
        className="touchable font-medium text-ink hover:underline"
      >
        {formatDay(day)}
      </Link>
      <span className="figures font-semibold text-ink">{counted(persons, 'person')}</span>
    </p>
    <Named day={day} largest={largest} departures={departures} />
  </li>
);

/**
 * Who travels in the next seven days: persons of every day, and its largest departures with their seats. Days
 * without any share a line.
 */
export const DeparturesPanel = ({ days }: { days: readonly DepartureDay[] }) => {
  const empty = days.filter(({ departures }) => departures === 0);
  return (
    <Card as="section" aria-labelledby="departures">
      <h2 id="departures" className="font-semibold text-body text-ink">
        Next 7 days
      </h2>
      <p className="text-ink-faint text-small">Departures with confirmed bookings</p>
      <ol className="mt-3">
        {days
          .filter(({ departures }) => departures > 0)
          .map((day) => (
            <Day key={day.day} {...day} />
          ))}
      </ol>
      {empty.length === 0 ? null : (
        <p className="border-hairline border-t pt-2.5 text-ink-faint text-small">
          Nobody travels on {empty.map(({ day }) => formatDay(day)).join('; ')}.
        </p>
      )}
    </Card>
  );
};
