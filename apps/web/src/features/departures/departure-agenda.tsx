import { groupDigits, type ListedDay } from '@wayfarer/contracts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { counted } from '../../shared/format/format-total.ts';
import { paths } from '../../shared/paths.ts';
import { DepartureBadges } from './departure-badges.tsx';
import { bookedText } from './departure-fullness.ts';
import { toldOn } from './departure-words.ts';

type Listed = ListedDay['largest'][number];

const seatsText = (day: string, { held, ...travelling }: Listed): string => {
  const paid = bookedText(day, travelling);
  return held === undefined ? paid : `${paid}, ${groupDigits(held)} held`;
};

const Day = ({ day, departures, persons, largest }: ListedDay) => (
  <section aria-labelledby={day} className="space-y-3">
    <h2 id={day} className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold text-ink text-lead">
      {`${day === todayOnSite() ? 'Today, ' : day < todayOnSite() ? 'Past, ' : ''}${formatDay(day)}`}
      <span className="figures font-normal text-body text-ink-soft">{counted(persons, 'person')}</span>
    </h2>
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {largest.map((one) => (
        <li key={one.tourPackageId}>
          <Link
            to={paths.adminDeparture(one.tourPackageId, day)}
            className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-hover"
          >
            <span className="min-w-0 grow space-y-1">
              <span className="block font-semibold text-ink wrap-anywhere">{one.title}</span>
              <span className="figures block text-ink-soft">{seatsText(day, one)}</span>
              {one.guides === undefined ? null : (
                <span className="block text-ink-soft wrap-anywhere">With {one.guides.join(', ')}</span>
              )}
              <DepartureBadges {...toldOn(day, one)} />
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
          </Link>
        </li>
      ))}
    </ul>
    {departures > largest.length ? (
      <p className="text-ink-soft">
        These are the {largest.length} largest of {groupDigits(departures)} departures.
      </p>
    ) : null}
  </section>
);

/**
 * Days with departures one after another, for phones and for a day with many: from today on, then earlier
 * ones.
 */
export const DepartureAgenda = ({ days }: { days: readonly ListedDay[] }) => {
  const coming = days.filter(({ day }) => day >= todayOnSite());
  const earlier = days.filter(({ day }) => day < todayOnSite());
  return (
    <div className="max-w-3xl space-y-8">
      {coming.map((day) => (
        <Day key={day.day} {...day} />
      ))}
      {coming.length > 0 && earlier.length > 0 ? (
        <h2 className="border-hairline border-t pt-6 font-semibold text-ink-soft text-lead">Earlier</h2>
      ) : null}
      {earlier.map((day) => (
        <Day key={day.day} {...day} />
      ))}
    </div>
  );
};
