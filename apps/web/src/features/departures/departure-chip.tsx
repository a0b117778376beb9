import type { CalendarDate, ListedDeparture } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { bookedText, type Look, lookOf } from './departure-fullness.ts';
import { toldOn, wordsOf } from './departure-words.ts';

const looks: Readonly<Record<Look, string>> = {
  past: 'border-hairline text-ink-soft',
  stopped: 'border-transparent bg-red-soft text-red',
  closed: 'border-transparent bg-grey-soft text-grey',
  empty: 'border-edge border-dashed text-ink',
  filling: 'border-transparent bg-green-soft text-green',
  'nearly-full': 'border-transparent bg-amber-soft text-amber',
  full: 'border-transparent bg-accent-soft text-accent-strong',
};

/** What the colours of coming departures say, for those that can be booked. */
export const FillLegend = () => (
  <ul aria-label="Colours" className="flex flex-wrap gap-2 text-small print:hidden">
    {(
      [
        ['empty', 'Nobody booked'],
        ['filling', 'Filling'],
        ['nearly-full', 'Nearly full'],
        ['full', 'Full'],
        ['closed', 'Closed'],
        ['past', 'Past'],
      ] as const
    ).map(([look, words]) => (
      <li key={look} className={classNames('rounded-tag border px-2 py-0.5', looks[look])}>
        {words}
      </li>
    ))}
  </ul>
);

/** A departure in a cell of the calendar: its title, how many have booked, and what else should be seen. */
export const DepartureChip = ({ day, departure }: { day: CalendarDate; departure: ListedDeparture }) => {
  const { tourPackageId, title } = departure;
  const words = wordsOf(toldOn(day, departure));
  return (
    <Link
      to={paths.adminDeparture(tourPackageId, day)}
      title={title}
      className={classNames(
        'block rounded-tag border px-2 py-1 text-small leading-4 hover:border-current',
        looks[lookOf(day, departure)],
      )}
    >
      {/* Words stay whole; only a title longer than three lines is cut, and is in full in the tooltip. */}
      <span className="line-clamp-3 font-medium hyphens-auto break-words">{title}</span>
      <span className="figures block">{bookedText(day, departure)}</span>
      {words.length === 0 ? null : <span className="block">{words.map(({ text }) => text).join(' · ')}</span>}
    </Link>
  );
};
