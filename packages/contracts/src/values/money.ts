/** Money in code and in the database: whole minor units (paise), so that sums are exact. */
export type MinorUnits = number;

/** The highest price of a package, in rupees (docs/specification.md section 10). */
export const MAX_PRICE = 10_000_000;

/** @param rupees a number with at most 2 decimals, as in JSON */
export const minorUnitsOf = (rupees: number): MinorUnits => Math.round(rupees * 100);

/** @returns rupees with at most 2 decimals, as in JSON */
export const rupeesOf = (minorUnits: MinorUnits): number => minorUnits / 100;

/** A share of an amount in whole minor units, half a unit up. */
export const percentOf = (amount: MinorUnits, percent: number): MinorUnits => Math.floor((amount * percent + 50) / 100);
