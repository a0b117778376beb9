import { addDays, type CalendarDate, categoriesOf, isInsideWindow, type MinorUnits, unitPricesOf } from '@wayfarer/contracts';
import { pricesOf } from './stored-prices.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

/** What of a package decides what it charges on each day, and on which days it has no seat to sell. */
export type Charged = Pick<TourPackageRecord, 'price' | 'availableFrom' | 'availableTo'> &
  Partial<Pick<TourPackageRecord, 'categories' | 'seasons' | 'dayPrices' | 'closedDays' | 'fullDays'>>;

/** Days in a row, both included, on which the first category pays the same. */
export type PriceSpan = { readonly from: CalendarDate; readonly to: CalendarDate; readonly price: MinorUnits };

/**
 * What the first category pays, from the first to the last day of a package, in order. Days that are closed
 * or full are in no span. As many spans as prices change, however long the window is.
 */
export const priceSpansOf = (tourPackage: Charged): PriceSpan[] => {
  const { availableFrom, availableTo, seasons, dayPrices = {}, closedDays = [], fullDays = [] } = tourPackage;
  const prices = pricesOf(tourPackage);
  const [{ id }] = categoriesOf(prices);
  const isOff = new Set([...closedDays, ...fullDays]);
  const after = (day: CalendarDate): CalendarDate[] => (day < availableTo ? [addDays(day, 1)] : []);
  const changes = [
    availableFrom,
    ...(seasons ?? []).flatMap(({ from, to }) => [from, ...after(to)]),
    ...[...Object.keys(dayPrices), ...isOff].flatMap((day) => [day, ...after(day)]),
  ];
  const begins = [...new Set(changes)].filter((day) => isInsideWindow(day, tourPackage)).toSorted();
  return begins.flatMap((from, at) => {
    if (isOff.has(from)) return [];
    const next = begins[at + 1];
    const to = next === undefined ? availableTo : addDays(next, -1);
    return [{ from, to, price: unitPricesOf(prices, from, dayPrices[from])[id] ?? tourPackage.price }];
  });
};
