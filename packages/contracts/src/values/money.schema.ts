import { z } from 'zod';
import { MAX_PRICE, minorUnitsOf, rupeesOf } from './money.ts';

/** What adding amounts as floating-point numbers can leave of a rupee. */
const ROUNDING = 1e-8;
/** The number itself is compared: a large sum times 100 is further from a whole number than any rounding. */
const hasAtMostTwoDecimals = (rupees: number): boolean => Math.abs(rupees - rupeesOf(minorUnitsOf(rupees))) < ROUNDING;

/** An amount on the wire: rupees, at most 2 decimals. */
export const rupeesSchema = z
  .number()
  .min(0)
  .refine(hasAtMostTwoDecimals, { message: 'An amount has at most 2 decimals.' })
  .meta({ description: 'Rupees with at most 2 decimals', example: 5999.97 });

const aboveZero = (what: string) =>
  z
    .number({ error: `Enter the ${what} as a number.` })
    .gt(0, `The ${what} must be above 0.`)
    // So little would be stored as nothing.
    .refine((rupees) => rupees <= 0 || minorUnitsOf(rupees) > 0 || !hasAtMostTwoDecimals(rupees), {
      message: `The ${what} must be above 0.`,
    })
    .max(MAX_PRICE, `The ${what} can be at most 1,00,00,000.`)
    .refine(hasAtMostTwoDecimals, { message: `The ${what} has at most 2 decimals.` });

/** What a package costs per person: above 0, at most 2 decimals, at most 10,000,000 rupees. */
export const priceSchema = aboveZero('price');
/** The same for another amount that somebody types. */
export const typedAmountSchema = aboveZero('amount');

/** The same where it may also cost nothing: a category, a season, an extra. */
export const freePriceSchema = z
  .number({ error: 'Enter the price as a number.' })
  .min(0, 'The price cannot be below 0.')
  .max(MAX_PRICE, 'The price can be at most 1,00,00,000.')
  .refine(hasAtMostTwoDecimals, { message: 'The price has at most 2 decimals.' });

/** An amount on the wire that may be below 0: what is taken off. */
export const signedRupeesSchema = z.number().refine(hasAtMostTwoDecimals, { message: 'An amount has at most 2 decimals.' });
