import type { BookingFilter } from '@wayfarer/contracts';
import type { Connection, QueryFilter } from 'mongoose';
import { chooseListIndex } from '../../../database/lists/choose-list-index.ts';
import { listPage, type PageOf, type PageRequest } from '../../../database/lists/list-page.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { bookingListIndexes } from '../booking-indexes.model.ts';
import { searchConditionsOf } from '../search/booking-search.repository.ts';
import { orderOf, questionOf } from './booking-list.ts';
import type { UnpaidQuestion } from './unpaid-bookings.repository.ts';

/** Missing parameters have the contract's defaults: all bookings, newest first. */
export type BookingListRequest = Partial<Omit<BookingFilter, 'unpaid'>> & PageRequest & { readonly unpaid?: UnpaidQuestion };

/** @param timeZone of the site, in which the days of booking begin */
export const listBookings = async (
  database: Connection,
  { search, limit, cursor, status = 'all', sort = '-bookingDate', unpaid, ...days }: BookingListRequest,
  timeZone: string,
): Promise<PageOf<BookingRecord>> => {
  const bookings = modelOf(database, 'Booking', bookingSchema);
  const [found, ...narrower] = search ? await searchConditionsOf(database, search, timeZone) : [];
  const question = questionOf({ status, sort, ...days }, timeZone);
  const all = { ...question, equals: { ...question.equals, ...found } };
  const filter = {
    $and: [{ ...all.any, ...all.equals, ...all.ranges }, ...narrower, ...(unpaid ? [unpaid.conditions] : [])],
  } as QueryFilter<BookingRecord>;
  const hintOf = async () => {
    // An id matches one booking, whatever the other filters; and few bookings wait for a payment.
    if (found && '_id' in found) return { _id: 1 as const };
    return unpaid?.hint ?? chooseListIndex(bookings, bookingListIndexes, all);
  };
  const hint = await hintOf();
  return listPage(bookings, filter, orderOf(sort), { limit, cursor }, { hint });
};
