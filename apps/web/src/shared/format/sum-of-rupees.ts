import { minorUnitsOf, rupeesOf } from '@wayfarer/contracts';

/** The exact sum of amounts in rupees: added as whole paise. */
export const sumOfRupees = (amounts: readonly number[]): number =>
  rupeesOf(amounts.reduce((paise, amount) => paise + minorUnitsOf(amount), 0));
