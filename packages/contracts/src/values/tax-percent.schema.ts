import { z } from 'zod';

const PERCENT = 'Enter a percentage from 0 to 100, with at most 2 decimals.';

/** The rate of a tax that is included in prices, on the price without it. */
export const taxPercentSchema = z.number(PERCENT).min(0, PERCENT).max(100, PERCENT).multipleOf(0.01, PERCENT);
