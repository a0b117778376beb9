import { z } from 'zod';
import { badRequest } from '../http/stripe-error.ts';
import type { WireObject } from '../objects/wire-object.ts';
import { integerText, text } from './parameter-kinds.ts';

export const pageParameters = {
  limit: integerText.refine((limit) => limit >= 1 && limit <= 100, 'limit_out_of_range').optional(),
  starting_after: text(100).optional(),
  created: z.strictObject({ gte: integerText.optional(), lte: integerText.optional() }).optional(),
};

/**
 * A page of a list as Stripe returns it, newest first; within the same second the one stored later comes
 * first.
 * @param records the oldest first
 */
export const listPage = <Rec extends { id: string; created: number }>(
  url: string,
  records: Rec[],
  {
    limit = 10,
    starting_after: last,
    created: { gte = -Infinity, lte = Infinity } = {},
  }: z.infer<z.ZodObject<typeof pageParameters>>,
  present: (record: Rec) => WireObject,
): WireObject => {
  const within = records.filter(({ created }) => created >= gte && created <= lte);
  const newestFirst = within.reverse().sort((a, b) => b.created - a.created);
  const start = last === undefined ? 0 : newestFirst.findIndex(({ id }) => id === last) + 1;
  if (last !== undefined && start === 0)
    throw badRequest(`No such object: '${last}'`, { code: 'resource_missing', param: 'starting_after' });
  const data = newestFirst.slice(start, start + limit).map(present);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
};
