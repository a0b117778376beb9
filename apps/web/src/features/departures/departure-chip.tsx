import { type CalendarDate, groupDigits, type ListedDeparture } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import type { BadgeTone } from '../../shared/ui/display/badge.tsx';
import { toldOn, wordsOf } from './departure-words.ts';

const looks: Readonly<Record<BadgeTone, string>> = {
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  grey: 'bg-grey-soft text-grey',
  yellow: 'bg-amber-soft text-amber',
  accent: 'bg-accent-soft text-accent-strong',
};

/**
 * 'Hampi 9/12' in a cell of the month, in the colour of the first word about it; '3 · 2/12' where three
 * persons take two seats.
 */
export const DepartureChip = ({ day, departure }: { day: CalendarDate; departure: ListedDeparture }) => {
  const { tourPackageId, title, persons, seated, capacity } = departure;
  const words = wordsOf(toldOn(day, departure));
  return (
    <Link
      to={paths.adminDeparture(tourPackageId, day)}
      title={title}
      className={classNames(
        'block rounded-tag border px-2 py-1 text-small leading-4 hover:border-current',
        words[0] === undefined ? 'border-hairline text-ink' : `border-transparent ${looks[words[0].tone]}`,
      )}
    >
      <span className="flex gap-1.5">
        <span className="min-w-0 grow truncate font-medium">{title}</span>
        <span className="figures shrink-0">
          {groupDigits(persons)}
          {capacity !== null && seated !== undefined ? ` · ${groupDigits(seated)}` : null}
          {capacity === null ? null : `/${groupDigits(capacity)}`}
        </span>
      </span>
      {words.length === 0 ? null : <span className="block truncate">{words.map(({ text }) => text).join(' · ')}</span>}
    </Link>
  );
};
