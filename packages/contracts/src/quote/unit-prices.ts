import { type Category, categoriesOf, type Prices, type Season } from '../price/price.rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { type MinorUnits, percentOf } from '../values/money.ts';

/** The season of a day of travel, if it has one. */
export const seasonOf = ({ seasons = [] }: Pick<Prices, 'seasons'>, day: CalendarDate): Season | undefined =>
  seasons.find(({ from, to }) => from <= day && day <= to);

/** Prices by the ids of categories. */
export type UnitPrices = Readonly<Record<string, MinorUnits>>;

/**
 * What each category pays on a day, in minor units: the departure's own price, else that of the season, else
 * the package's. Of a package with a price for a group, what a group pays.
 * @param own of the departure
 */
export const unitPricesOf = (prices: Prices, day: CalendarDate, own: UnitPrices = {}): UnitPrices => {
  const season = seasonOf(prices, day);
  const priceOf = ({ id, price }: Category): MinorUnits => {
    const base = price ?? prices.price;
    const ofSeason = season?.percent === undefined ? season?.prices?.[id] : percentOf(base, 100 + season.percent);
    return own[id] ?? ofSeason ?? base;
  };
  return Object.fromEntries(categoriesOf(prices).map((category) => [category.id, priceOf(category)]));
};
