import { z } from 'zod';
import { badRequest } from '../http/stripe-error.ts';
import { listObject } from '../objects/list-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import { integerText, text } from './parameter-kinds.ts';

const moment = z.strictObject({
  gt: integerText.optional(),
  gte: integerText.optional(),
  lt: integerText.optional(),
  lte: integerText.optional(),
});

export const pageParameters = {
  limit: integerText.refine((limit) => limit >= 1 && limit <= 100, 'limit_out_of_range').optional(),
  starting_after: text(100).optional(),
  created: z.union([integerText, moment]).optional(),
};

type PageParameters = z.infer<z.ZodObject<typeof pageParameters>>;

/** Whether a record was made in the asked span. */
const isCreatedWithin = (created: number, filter: PageParameters['created']): boolean => {
  if (filter === undefined) return true;
  if (typeof filter === 'number') return created === filter;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = filter;
  return created > gt && created >= gte && created < lt && created <= lte;
};

/** A page of a list as Stripe answers it. */
export const listPage = <Rec extends { id: string; created: number }>(
  url: string,
  records: Rec[],
  asked: PageParameters,
  present: (record: Rec) => WireObject,
): WireObject => {
  const within = records.filter(({ created }) => isCreatedWithin(created, asked.created));
  const { data, hasMore } = pageOf(newestFirst(within), asked);
  return listObject(url, data.map(present), hasMore);
};

/** Newest first, as Stripe lists; among those of the same second the later stored one comes first. */
const newestFirst = <Rec extends { created: number }>(records: Rec[]): Rec[] =>
  records.reverse().sort((a, b) => b.created - a.created);

/** One page of records that are in their order already. */
const pageOf = <Rec extends { id: string }>(records: Rec[], asked: PageParameters): { data: Rec[]; hasMore: boolean } => {
  const limit = asked.limit ?? 10;
  const start = asked.starting_after === undefined ? 0 : positionOf(records, asked.starting_after) + 1;
  return { data: records.slice(start, start + limit), hasMore: start + limit < records.length };
};

const positionOf = (records: { id: string }[], id: string): number => {
  const position = records.findIndex((record) => record.id === id);
  if (position < 0) throw badRequest(`No such object: '${id}'`, { code: 'resource_missing', param: 'starting_after' });
  return position;
};
