import { t } from '@wayfarer/words';
import { z } from 'zod';
import { groupDigits } from './group-digits.ts';
import { MAX_PRICE, minorUnitsOf, rupeesOf } from './money.ts';

/** What adding amounts as floating-point numbers can leave of a rupee. */
const ROUNDING = 1e-8;
/** The number itself is compared: a large sum times 100 is further from a whole number than any rounding. */
const hasAtMostTwoDecimals = (rupees: number): boolean => Math.abs(rupees - rupeesOf(minorUnitsOf(rupees))) < ROUNDING;

const TWO_DECIMALS = { error: () => t('An amount has at most 2 decimals.') };

/** An amount on the wire: rupees, at most 2 decimals. */
export const rupeesSchema = z
  .number()
  .min(0)
  .refine(hasAtMostTwoDecimals, TWO_DECIMALS)
  .meta({ description: 'Rupees with at most 2 decimals', example: 5999.97 });

/** Whole sentences about an amount: a part of one cannot be inflected. */
type Told = Readonly<Record<'noNumber' | 'notAbove0' | 'tooLarge' | 'tooManyDecimals', { readonly error: () => string }>>;

const aboveZero = ({ noNumber, notAbove0, tooLarge, tooManyDecimals }: Told) =>
  z
    .number(noNumber)
    .gt(0, notAbove0)
    // So little would be stored as nothing.
    .refine((rupees) => rupees <= 0 || minorUnitsOf(rupees) > 0 || !hasAtMostTwoDecimals(rupees), notAbove0)
    .max(MAX_PRICE, tooLarge)
    .refine(hasAtMostTwoDecimals, tooManyDecimals);

/** Only staff enter prices. */
const ofPrice: Told = {
  noNumber: { error: () => 'Enter the price as a number.' },
  notAbove0: { error: () => 'The price must be above 0.' },
  tooLarge: { error: () => 'The price can be at most 1,00,00,000.' },
  tooManyDecimals: { error: () => 'The price has at most 2 decimals.' },
};
const ofAmount: Told = {
  noNumber: { error: () => t('Enter the amount as a number.') },
  notAbove0: { error: () => t('The amount must be above 0.') },
  tooLarge: { error: () => t('The amount can be at most {most}.', { most: groupDigits(MAX_PRICE) }) },
  tooManyDecimals: { error: () => t('The amount has at most 2 decimals.') },
};

/** What a package costs per person: above 0, at most 2 decimals, at most 10,000,000 rupees. */
export const priceSchema = aboveZero(ofPrice);
/** The same for another amount that somebody types. */
export const typedAmountSchema = aboveZero(ofAmount);

/** The same where it may also cost nothing: a category, a season, an extra. */
export const freePriceSchema = z
  .number(ofPrice.noNumber)
  .min(0, 'The price cannot be below 0.')
  .max(MAX_PRICE, ofPrice.tooLarge)
  .refine(hasAtMostTwoDecimals, ofPrice.tooManyDecimals);

/** An amount on the wire that may be below 0: what is taken off. */
export const signedRupeesSchema = z.number().refine(hasAtMostTwoDecimals, TWO_DECIMALS);
