import { type DepartureDay, groupDigits } from '@wayfarer/contracts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { counted } from '../../shared/format/format-total.ts';
import { paths } from '../../shared/paths.ts';

const Day = ({ day, departures, persons, largest }: DepartureDay) => (
  <section aria-labelledby={day} className="space-y-3">
    <h2 id={day} className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold text-ink text-lead">
      {day === todayOnSite() ? `Today, ${formatDay(day)}` : formatDay(day)}
      <span className="figures font-normal text-body text-ink-soft">{counted(persons, 'person')}</span>
    </h2>
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {largest.map(({ tourPackageId, title, persons: coming, capacity }) => (
        <li key={tourPackageId}>
          <Link
            to={paths.adminDeparture(tourPackageId, day)}
            className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-hover"
          >
            <span className="min-w-0 grow font-semibold text-ink wrap-anywhere">{title}</span>
            <span className="figures shrink-0 text-ink-soft">
              {capacity === null ? counted(coming, 'person') : `${groupDigits(coming)} of ${counted(capacity, 'seat')}`}
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

/** The days of the coming week on which anybody travels, with links to the manifests. */
export const DepartureDays = ({ days }: { days: readonly DepartureDay[] }) => (
  <div className="max-w-3xl space-y-8">
    {days.map((day) => (
      <Day key={day.day} {...day} />
    ))}
  </div>
);
