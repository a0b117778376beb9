import { addDays, type TourPackage } from '@wayfarer/contracts';
import { formatRange } from '../../shared/format/calendar-day.ts';
import { t, tc, tn } from '../../shared/words/words.ts';
import { Seats } from './next-departure.tsx';

type AskedDeparture = NonNullable<TourPackage['askedDeparture']>;

/** '1 Apr → 6 Apr 2027': the days of a trip that leaves on a day. */
export const TripDays = ({ tourPackage: { itinerary }, day }: { tourPackage: TourPackage; day: string }) => {
  const [first, last] = formatRange(day, addDays(day, itinerary.length - 1));
  return itinerary.length === 1 ? (
    last
  ) : (
    <span className="whitespace-nowrap">
      {first} <span aria-hidden="true">→</span> <span className="sr-only">{tc('between two days', 'to')}</span> {last}
    </span>
  );
};

const MANY = 9;

/** '2 other dates', which can be booked of the asked days too. */
const othersText = (others: number): string =>
  others > MANY ? t('more dates') : tn(others, '{n} other date', '{n} other dates');

/** '1 Apr → 6 Apr 2027 · 8 left · Guaranteed · 2 other dates' */
export const DepartureLine = ({ tourPackage, departure }: { tourPackage: TourPackage; departure: AskedDeparture }) => (
  <span>
    <TripDays tourPackage={tourPackage} day={departure.day} />
    <Seats {...departure} capacity={tourPackage.capacity} />
    {departure.others === 0 ? null : ` · ${othersText(departure.others)}`}
  </span>
);
