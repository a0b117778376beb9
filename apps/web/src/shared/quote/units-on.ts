import { mapPrices, minorUnitsOf, type Prices, rupeesOf, type UnitPrices, unitPricesOf } from '@wayfarer/contracts';

/** What each category pays on a day, in rupees. */
export const unitsOn = (prices: Prices, day: string, own?: UnitPrices): UnitPrices =>
  Object.fromEntries(
    Object.entries(unitPricesOf(mapPrices(prices, minorUnitsOf), day)).map(([id, unit]) => [id, own?.[id] ?? rupeesOf(unit)]),
  );
