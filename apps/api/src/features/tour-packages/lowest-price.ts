import { addDays, type CalendarDate, categoriesOf, isInsideWindow, type MinorUnits, unitPricesOf } from '@wayfarer/contracts';
import { type Departing, eachOpenDay, firstOpenDay } from './open-departures.ts';
import type { SaleTerms } from './sale-terms.ts';
import { pricesOf } from './stored-prices.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

type Charging = Departing & Pick<TourPackageRecord, 'price' | 'categories' | 'seasons' | 'dayPrices'>;

/** Whether what a package charges depends on the day. */
export const hasDayPrices = ({ seasons, dayPrices = {} }: Pick<Charging, 'seasons' | 'dayPrices'>): boolean =>
  Boolean(seasons?.length) || Object.keys(dayPrices).length > 0;

/**
 * Days of a package without a schedule on which each of its coming prices is charged: its first ones, and
 * those on which the price may change, each put off while it is full or closed.
 */
const eachPriceDay = function* eachPriceDay(tourPackage: Charging, now: SaleTerms): Generator<CalendarDate> {
  const { seasons, dayPrices, availableFrom, closedDays = [], fullDays = [] } = tourPackage;
  const firstOpen = firstOpenDay(tourPackage, now);
  const changes = [
    availableFrom,
    firstOpen,
    ...(seasons ?? []).flatMap(({ from, to }) => [from, addDays(to, 1)]),
    ...Object.keys(dayPrices ?? {}).flatMap((day) => [day, addDays(day, 1)]),
  ];
  const isOff = new Set([...closedDays, ...fullDays]);
  for (const change of changes) {
    let day = change;
    while (isOff.has(day)) day = addDays(day, 1);
    if (day >= firstOpen && isInsideWindow(day, tourPackage)) yield day;
  }
};

/**
 * The lowest price of the first category on a day that can be booked and is not full; the package's own where
 * there is no such day. Lists find and order packages by it.
 */
export const lowestPriceOf = (tourPackage: Charging, now: SaleTerms): MinorUnits => {
  if (!hasDayPrices(tourPackage)) return tourPackage.price;
  const prices = pricesOf(tourPackage);
  const [{ id }] = categoriesOf(prices);
  const full = new Set(tourPackage.fullDays);
  let lowest = Number.POSITIVE_INFINITY;
  for (const day of tourPackage.schedule ? eachOpenDay(tourPackage, now) : eachPriceDay(tourPackage, now))
    if (!full.has(day)) lowest = Math.min(lowest, unitPricesOf(prices, day, tourPackage.dayPrices?.[day])[id] ?? lowest);
  return lowest === Number.POSITIVE_INFINITY ? tourPackage.price : lowest;
};
