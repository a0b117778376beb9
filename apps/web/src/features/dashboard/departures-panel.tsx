import { useQuery } from '@tanstack/react-query';
import { addDays, DEPARTURE_DAYS, type IncompleteDeparture, type ListedDay, monthOf } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatDay, formatDayOfYear, todayOnSite } from '../../shared/format/calendar-day.ts';
import { counted } from '../../shared/format/format-total.ts';
import { paths } from '../../shared/paths.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Card } from '../../shared/ui/layout/card.tsx';
import { ComingDeparture } from './coming-departure.tsx';
import { comingQuery, incompleteQuery } from './departures-queries.ts';
import { NotLoaded } from './not-loaded.tsx';

/** Departures that are named for each day; the others are on the page of departures. */
const MAX_NAMED = 4;

type DayProps = { listed: ListedDay; incomplete: readonly IncompleteDeparture[] };

const Day = ({ listed: { day, persons, largest }, incomplete }: DayProps) => {
  const booked = largest.filter((one) => one.persons > 0);
  const named = booked.slice(0, MAX_NAMED);
  const ofDay = paths.adminDepartures(`month=${monthOf(day)}&day=${day}`);
  return (
    <li className="border-hairline border-t py-2 first:border-t-0 xl:nth-2:border-t-0">
      <Link
        to={ofDay}
        className="-mx-2 flex min-h-11 items-center justify-between gap-4 rounded-control px-2 font-medium text-ink hover:bg-hover"
      >
        <span>{formatDay(day)}</span>
        <span className="figures font-semibold">{counted(persons, 'person')}</span>
      </Link>
      <ul>
        {named.map((departure) => (
          <ComingDeparture
            key={departure.tourPackageId}
            day={day}
            departure={departure}
            missing={incomplete.find((one) => one.packageId === departure.tourPackageId && one.day === day)}
          />
        ))}
      </ul>
      {booked.length > named.length ? (
        <p className="text-ink-faint text-small">and {counted(booked.length - named.length, 'more departure')}</p>
      ) : null}
    </li>
  );
};

/**
 * Who travels in the next seven days: each departure with its fill, and what is not known yet of who comes.
 * Days on which nobody travels share a line.
 */
export const DeparturesPanel = () => {
  const mayComplete = useMay('read-bookings');
  const { data, error, isFetching, refetch } = useQuery(comingQuery);
  const { data: missing, error: unknown } = useQuery({ ...incompleteQuery, enabled: mayComplete });
  const [travelling, empty] = [
    data?.filter(({ persons }) => persons > 0) ?? [],
    data?.filter(({ persons }) => persons === 0) ?? [],
  ];
  const today = todayOnSite();
  return (
    <Card as="section" aria-labelledby="departures">
      <h2 id="departures" className="font-semibold text-body text-ink">
        Next 7 days
      </h2>
      <p className="text-ink-faint text-small">
        {formatDayOfYear(today)} – {formatDayOfYear(addDays(today, DEPARTURE_DAYS - 1))}: who travels, and what is not said yet
      </p>
      {data === undefined && error === null ? <p className="mt-3 text-ink-soft">Loading departures...</p> : null}
      {error === null ? null : <NotLoaded error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {unknown === null ? null : <p className="mt-2 text-ink-soft text-small">Who is not named could not be loaded.</p>}
      {missing?.isWhole === false ? (
        <p className="mt-2 text-ink-soft text-small">There are too many bookings to look through: later days may miss more.</p>
      ) : null}
      <ol className="mt-2 xl:grid xl:grid-cols-2 xl:gap-x-10">
        {travelling.map((listed) => (
          <Day key={listed.day} listed={listed} incomplete={missing?.departures ?? []} />
        ))}
      </ol>
      {empty.length === 0 ? null : (
        <p className="border-hairline border-t pt-2.5 text-ink-faint text-small">
          {travelling.length === 0
            ? 'Nobody travels.'
            : `Nobody travels on ${empty.map(({ day }) => formatDayOfYear(day)).join('; ')}.`}
        </p>
      )}
    </Card>
  );
};
