import { groupDigits, type TourPackage } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { useSeats } from '../seats-query.ts';

/**
 * For a package with a capacity: the paid and the held seats of its fullest day from today on, which leads to
 * who has them.
 */
export const SeatsSold = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const mayOpen = useMay('read-departures');
  const { data } = useSeats(tourPackage);
  if (tourPackage.capacity === null) return <span className="text-ink-faint">Unlimited</span>;
  // After an edit the list has the new capacity before the seats have been loaded again.
  const capacity = data?.capacity ?? tourPackage.capacity;
  if (data === undefined) return <span className="text-ink-faint">– of {groupDigits(capacity)}</span>;
  const [fullest] = data.days.toSorted((one, other) => other.paid + other.held - (one.paid + one.held));
  const { paid, held } = fullest ?? { paid: 0, held: 0 };
  return (
    <span className="block">
      <span className="block whitespace-nowrap text-ink">
        {groupDigits(paid + held)} of {groupDigits(capacity)}
      </span>
      {held === 0 ? null : (
        <span className="block text-ink-faint">
          {groupDigits(paid)} paid, {groupDigits(held)} held
        </span>
      )}
      {fullest === undefined ? null : mayOpen ? (
        <Link
          to={paths.adminDeparture(tourPackage._id, fullest.travelDate)}
          className="-my-3 max-md:my-0 inline-flex min-h-11 items-center whitespace-nowrap text-ink-faint underline underline-offset-4"
        >
          {formatShortDay(fullest.travelDate)}
        </Link>
      ) : (
        <span className="block whitespace-nowrap text-ink-faint">{formatShortDay(fullest.travelDate)}</span>
      )}
    </span>
  );
};
