import { t } from '@wayfarer/words';
import { z } from 'zod';
import { MAX_PAGE_SIZE } from './max-page-size.ts';
import { numberInText } from './number-in-text.ts';
import { pastedLine } from './pasted-text.ts';

/**
 * How far a list is counted if no total is maintained: beyond it, `X-Total-Count` is this number, with
 * `X-Total-Count-Is: at-least`.
 */
export const MAX_COUNT = 1000;

/** Headers of the answer of every list. */
export const pageHeaders = z.object({
  'X-Total-Count': z.int().meta({ description: 'How many entries the list had when its first page was asked for' }),
  'X-Total-Count-Is': z
    .literal('at-least')
    .optional()
    .meta({ description: `There are more than \`X-Total-Count\`, which is ${MAX_COUNT} then; absent where it is exact` }),
  Link: z.string().optional().meta({ description: 'The next page, rel="next"; absent on the last' }),
});

/** Paging of every list; see `pageHeaders` for the headers of the answers. */
export const pageQuery = {
  limit: z
    .preprocess(
      numberInText,
      z
        .int({ error: () => t('limit is a whole number.') })
        .min(1)
        .max(MAX_PAGE_SIZE),
    )
    .optional(),
  cursor: z.string().max(400).optional().meta({ description: 'Where the next page begins; taken from the Link header' }),
};

/** The search of an admin table. */
export const searchQuery = { search: z.string().overwrite(pastedLine).max(120).optional() };
