import type { Departure, TourPackage } from '@wayfarer/contracts';
import { categoriesOf } from '@wayfarer/contracts';
import type { Asked } from './asked-days.ts';

type AskedDeparture = NonNullable<TourPackage['askedDeparture']>;

const canBeBooked = ({ state }: Departure): boolean => state === 'open' || state === 'few';

/** Those that can be booked. */
export const comingOf = (departures: readonly Departure[]): Departure[] => departures.filter(canBeBooked);

/** A departure as cards show it. @param others further ones on the asked days */
export const shownDeparture = (
  tourPackage: TourPackage,
  { day, left, isGuaranteed, prices }: Departure,
  others = 0,
): AskedDeparture => ({
  day,
  price: prices[categoriesOf(tourPackage)[0].id] ?? tourPackage.price,
  others,
  ...(left === null ? {} : { left }),
  ...(isGuaranteed ? { isGuaranteed } : {}),
});

/**
 * The departure that the pages of a trip show of the asked days, as its card in the list does: the first one
 * that can be booked and costs no more than was asked for, or the first one. Null where none of the days has
 * one.
 */
export const fittingDeparture = (
  tourPackage: TourPackage,
  departures: readonly Departure[],
  { from, to, most }: Asked,
): AskedDeparture | null => {
  const within = comingOf(departures).filter(({ day }) => day >= from && (to === '' || day <= to));
  const shown = within.map((departure) => shownDeparture(tourPackage, departure));
  const affordable = most === '' ? shown : shown.filter(({ price }) => price <= Number(most));
  const all = affordable.length > 0 ? affordable : shown;
  const [first] = all;
  return first === undefined ? null : { ...first, others: all.length - 1 };
};
