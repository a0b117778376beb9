import type { TourPackage } from '@wayfarer/contracts';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { useSeats } from '../seats-query.ts';

/** For a package with a capacity: how many seats are sold on its fullest day from today on. */
export const SeatsSold = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { capacity } = tourPackage;
  const { data } = useSeats(tourPackage);
  if (capacity === null) return <span className="text-ink-faint">Unlimited</span>;
  if (data === undefined) return <span className="text-ink-faint">– of {capacity}</span>;
  const [fullest] = data.days.toSorted((one, other) => one.left - other.left);
  return (
    <span className="block">
      <span className="block whitespace-nowrap text-ink">
        {capacity - (fullest?.left ?? capacity)} of {capacity}
      </span>
      {fullest === undefined ? null : (
        <span className="block whitespace-nowrap text-ink-faint">{formatShortDay(fullest.travelDate)}</span>
      )}
    </span>
  );
};
