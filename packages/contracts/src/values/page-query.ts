import { z } from 'zod';
import { numberInText } from './money.schema.ts';

/** How many entries a list holds when the caller names no number, and at most (no call returns an unbounded list). */
export const LONGEST_PAGE = 100;

/** Paging of every list: answers carry `Link` (rel="next") and `X-Total-Count`. */
export const pageQuery = {
  limit: z.preprocess(numberInText, z.int('limit is a whole number.').min(1).max(LONGEST_PAGE)).optional(),
  cursor: z.string().max(400).optional().meta({ description: 'Where the next page begins; taken from the Link header' }),
};

/** The search of an admin table. */
export const searchQuery = { search: z.string().trim().max(120).optional() };
