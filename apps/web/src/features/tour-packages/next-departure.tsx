import { departureStateOf, type TourPackage } from '@wayfarer/contracts';
import { formatWindow } from '../../shared/format/calendar-day.ts';
import { classNames } from '../../shared/ui/class-names.ts';

/**
 * When a package leaves next: 'Next: Sat, 5 Dec · 3 left · Guaranteed' of one with departures, its window of
 * another.
 */
export const NextDeparture = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { next, capacity } = tourPackage;
  if (next === undefined) return <span className="truncate">{formatWindow(tourPackage)}</span>;
  const isFew = next.left !== undefined && departureStateOf(next.left, capacity, false) !== 'open';
  return (
    <span>
      <span className="whitespace-nowrap">{formatWindow(tourPackage)}</span>
      {next.left === undefined ? null : (
        <>
          {' · '}
          <span className={classNames('whitespace-nowrap', isFew && 'font-semibold text-amber')}>{next.left} left</span>
        </>
      )}
      {next.isGuaranteed ? (
        <>
          {' · '}
          <span className="font-semibold text-green">Guaranteed</span>
        </>
      ) : null}
    </span>
  );
};
