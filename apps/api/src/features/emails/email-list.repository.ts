import { addDays, type CalendarDate, type EmailFilter, type EmailKind, emailStates, startOfDay } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { chooseListIndex, type ListQuestion } from '../../database/lists/choose-list-index.ts';
import { keysInRange } from '../../database/lists/keys-in-range.ts';
import { listOrderOf } from '../../database/lists/list-order.ts';
import { EMPTY_PAGE, listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { prefixRange } from '../../database/lists/prefix-range.ts';
import { MAX_WORDS, tooShort } from '../../database/lists/search-by-words.ts';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { EMAILS_BY_KEY, type EmailRecord, emailListIndexes, emailSchema } from './email.model.ts';

/** @param kinds those that the caller may see */
export type EmailListRequest = EmailFilter & PageRequest & { readonly kinds: readonly EmailKind[] | null };

const orderOf = (sort: EmailFilter['sort']) => listOrderOf(sort, { causedAt: 'causedAt', to: 'to' } as const);

const questionOf = (
  { kind, kinds, state, booking, from, to, sort }: Omit<EmailListRequest, 'search'>,
  timeZone: string,
): ListQuestion => {
  const begin = (date: CalendarDate): Date => startOfDay(date, timeZone);
  const asked = kind ?? (kinds && { $in: kinds });
  return {
    equals: {
      ...(asked ? { 'content.kind': asked } : {}),
      ...(state ? { state } : {}),
      ...(booking ? { bookingId: objectIdOf(booking) } : {}),
    },
    any: { state: { $in: emailStates } },
    ranges:
      from || to ? { causedAt: { ...(from ? { $gte: begin(from) } : {}), ...(to ? { $lt: begin(addDays(to, 1)) } : {}) } } : {},
    order: orderOf(sort).field,
  };
};

/**
 * The emails of the site, without their texts.
 * @param timeZone in which the days begin
 * @throws VALIDATION when too many addresses begin like the search
 */
export const listEmails = async (
  database: Connection,
  { search, limit, cursor, ...asked }: EmailListRequest,
  timeZone: string,
): Promise<PageOf<EmailRecord>> => {
  if (asked.kind && asked.kinds && !asked.kinds.includes(asked.kind)) return EMPTY_PAGE;
  const emails = modelOf(database, 'Email', emailSchema);
  const question = questionOf(asked, timeZone);
  const beginning = search?.replace(/^#/, '').toLowerCase();
  const keys = beginning
    ? await keysInRange(database.collection('emails'), EMAILS_BY_KEY, prefixRange(beginning), MAX_WORDS + 1)
    : [];
  if (beginning && keys.length === 0) return EMPTY_PAGE;
  if (keys.length > MAX_WORDS) throw tooShort(`addresses begin with “${beginning}”`);
  const all = { ...question, equals: { ...question.equals, ...(beginning ? { searchKeys: { $in: keys } } : {}) } };
  const hint = await chooseListIndex(emails, emailListIndexes, all);
  const usesState = 'state' in hint && !('state' in all.equals);
  const filter = { ...(usesState ? all.any : {}), ...all.equals, ...all.ranges } as QueryFilter<EmailRecord>;
  return listPage(emails, filter, orderOf(asked.sort), { limit, cursor }, { hint, without: ['asSent.html', 'asSent.text'] });
};
