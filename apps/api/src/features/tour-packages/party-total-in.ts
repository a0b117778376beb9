import { type AskedParty, type CalendarDate, partyTotalOf, rupeesOf, type TourPackage } from '@wayfarer/contracts';
import { pricesOf } from './stored-prices.ts';
import type { ShownPackage } from './tour-package.model.ts';

/**
 * What a party pays on a day of a package, as it is on the wire.
 * @param left seats of that day; undefined where they are not counted
 */
export const partyTotalIn = (
  tourPackage: ShownPackage,
  party: AskedParty,
  day: CalendarDate,
  left: number | undefined,
): NonNullable<TourPackage['partyTotal']> => {
  const own = tourPackage.dayPrices?.[day];
  const told = partyTotalOf(pricesOf(tourPackage), party, { day, own, left, minAge: tourPackage.facts?.minAge });
  return 'refused' in told ? told : { day, total: rupeesOf(told.total) };
};
