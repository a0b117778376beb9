import { z } from 'zod';
import { numberInText } from './number-in-text.ts';

/** How many entries a list holds when the caller names no number, and at most (no call returns an unbounded list). */
export const LONGEST_PAGE = 100;

/** How far a list is counted where no total is kept up: beyond, `X-Total-Count` carries this number and `X-Total-Count-Is: at-least`. */
export const HIGHEST_COUNT = 1000;

/** Headers of every list's answer. */
export const pageHeaders = z.object({
  'X-Total-Count': z.int().meta({ description: 'How many entries the list had when its first page was asked for' }),
  'X-Total-Count-Is': z
    .literal('at-least')
    .optional()
    .meta({ description: `There are more than \`X-Total-Count\`, which is ${HIGHEST_COUNT} then; absent where it is exact` }),
  Link: z.string().optional().meta({ description: 'The next page, rel="next"; absent on the last' }),
});

/** Paging of every list; see `pageHeaders` for what the answers carry. */
export const pageQuery = {
  limit: z.preprocess(numberInText, z.int('limit is a whole number.').min(1).max(LONGEST_PAGE)).optional(),
  cursor: z.string().max(400).optional().meta({ description: 'Where the next page begins; taken from the Link header' }),
};

/** The search of an admin table. */
export const searchQuery = { search: z.string().trim().max(120).optional() };
