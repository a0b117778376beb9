import type { PriceField } from '@wayfarer/contracts';
import { categoriesOf, type Line } from '@wayfarer/contracts';
import { pricesOf, type TourPackageRecord } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';

type Priced = Pick<TourPackageRecord, 'price' | PriceField | 'dayPrices'>;
type Booked = Pick<BookingRecord, 'travelDate' | 'choice' | 'package'>;

const unitIn = (lines: readonly Line[], kind: Line['kind'], id: string): number | undefined =>
  lines.find((line) => line.kind === kind && line.id === id)?.unit;

/** What each category paid when it was booked; of categories that were not on it nothing. */
const bookedUnits = (offer: Priced, { choice, package: booked }: Booked): Record<string, number> => {
  const [first, ...others] = categoriesOf(pricesOf(offer));
  const { lines = [] } = choice ?? {};
  const ofFirst = lines.length === 0 ? booked.unitPrice : (unitIn(lines, 'group', 'group') ?? unitIn(lines, 'person', first.id));
  const units = [[first.id, ofFirst] as const, ...others.map(({ id }) => [id, unitIn(lines, 'person', id)] as const)];
  return Object.fromEntries(units.flatMap(([id, unit]) => (unit === undefined ? [] : [[id, unit]])));
};

/**
 * A package with the prices that were agreed for a booking on its day: who changes the party alone pays
 * these, whatever has become dearer since. On another day today's prices count.
 */
export const withBookedPrices = <Offer extends Priced>(offer: Offer, booking: Booked): Offer => {
  const { travelDate, choice: { lines = [] } = {} } = booking;
  const single = unitIn(lines, 'single', 'single');
  const { extras } = offer;
  return {
    ...offer,
    dayPrices: { ...offer.dayPrices, [travelDate]: { ...offer.dayPrices?.[travelDate], ...bookedUnits(offer, booking) } },
    ...(offer.single && single !== undefined ? { single: { ...offer.single, price: single } } : {}),
    ...(extras ? { extras: extras.map((extra) => ({ ...extra, price: unitIn(lines, 'extra', extra.id) ?? extra.price })) } : {}),
  };
};
