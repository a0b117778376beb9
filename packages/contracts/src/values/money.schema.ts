import { z } from 'zod';
import { MAX_PRICE } from './money.ts';

const hasAtMostTwoDecimals = (rupees: number): boolean => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6;

/** An amount on the wire: rupees, at most 2 decimals. */
export const rupeesSchema = z
  .number()
  .min(0)
  .refine(hasAtMostTwoDecimals, { message: 'An amount has at most 2 decimals.' })
  .meta({ description: 'Rupees with at most 2 decimals', example: 5999.97 });

/** What a package costs per person: above 0, at most 2 decimals, at most 10,000,000 rupees. */
export const priceSchema = z
  .number({ error: 'Enter the price as a number.' })
  .gt(0, 'The price must be above 0.')
  .max(MAX_PRICE, 'The price can be at most 1,00,00,000.')
  .refine(hasAtMostTwoDecimals, { message: 'The price has at most 2 decimals.' });
