import { addDays, departureStateOf, type TourPackage } from '@wayfarer/contracts';
import { formatRange, formatWindow } from '../../shared/format/calendar-day.ts';
import { classNames } from '../../shared/ui/class-names.ts';

type AskedDeparture = NonNullable<TourPackage['askedDeparture']>;

/** '1 Apr → 6 Apr 2027': the days of a trip that leaves on a day. */
export const TripDays = ({ tourPackage: { itinerary }, day }: { tourPackage: TourPackage; day: string }) => {
  const [first, last] = formatRange(day, addDays(day, itinerary.length - 1));
  return itinerary.length === 1 ? (
    last
  ) : (
    <span className="whitespace-nowrap">
      {first} <span aria-hidden="true">→</span> <span className="sr-only">to</span> {last}
    </span>
  );
};

type SeatsProps = Pick<AskedDeparture, 'left' | 'isGuaranteed'> & Pick<TourPackage, 'capacity'>;

const Seats = ({ left, isGuaranteed, capacity }: SeatsProps) => (
  <>
    {left === undefined ? null : (
      <>
        {' · '}
        <span
          className={classNames(
            'whitespace-nowrap',
            departureStateOf(left, capacity, false) !== 'open' && 'font-semibold text-amber',
          )}
        >
          {left} left
        </span>
      </>
    )}
    {isGuaranteed ? (
      <>
        {' · '}
        <span className="font-semibold text-green">Guaranteed</span>
      </>
    ) : null}
  </>
);

const MANY = 9;

/** ' · 2 other dates', which can be booked of the asked days too. */
const othersText = (others: number): string => {
  if (others === 0) return '';
  if (others > MANY) return ' · more dates';
  return ` · ${others} other ${others === 1 ? 'date' : 'dates'}`;
};

/** '1 Apr → 6 Apr 2027 · 8 left · Guaranteed · 2 other dates' */
export const DepartureLine = ({ tourPackage, departure }: { tourPackage: TourPackage; departure: AskedDeparture }) => (
  <span>
    <TripDays tourPackage={tourPackage} day={departure.day} />
    <Seats {...departure} capacity={tourPackage.capacity} />
    {othersText(departure.others)}
  </span>
);

/**
 * When a package leaves: of a search by days the departure on one of these; else 'Next: Sat, 5 Dec · 3 left ·
 * Guaranteed' of one with departures, and its window of another.
 */
export const NextDeparture = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { next, capacity, askedDeparture } = tourPackage;
  if (askedDeparture) return <DepartureLine tourPackage={tourPackage} departure={askedDeparture} />;
  if (askedDeparture === null) return <span>Sold out on your dates</span>;
  if (next === undefined) return <span className="truncate">{formatWindow(tourPackage)}</span>;
  return (
    <span>
      <span className="whitespace-nowrap">{formatWindow(tourPackage)}</span>
      <Seats {...next} capacity={capacity} />
    </span>
  );
};
