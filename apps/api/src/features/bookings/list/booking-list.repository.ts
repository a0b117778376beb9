import type { BookingFilter } from '@wayfarer/contracts';
import type { Connection, Model, QueryFilter } from 'mongoose';
import { chooseListIndex } from '../../../database/lists/choose-list-index.ts';
import { listPage, type PageOf, type PageRequest } from '../../../database/lists/list-page.ts';
import { countUpTo } from '../../../database/lists/list-total.ts';
import { modelOf } from '../../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../booking.model.ts';
import { BOOKED_AT_DESK, bookingListIndexes } from '../booking-indexes.model.ts';
import { searchConditionsOf } from '../search/booking-search.repository.ts';
import { AT_DESK, orderOf, questionOf } from './booking-list.ts';
import type { UnpaidQuestion } from './unpaid-bookings.repository.ts';

/** Missing parameters have the contract's defaults: all bookings, newest first. */
export type BookingListRequest = Partial<Omit<BookingFilter, 'unpaid'>> & PageRequest & { readonly unpaid?: UnpaidQuestion };

/**
 * Whether the desk's own index serves a list of its bookings: in its order, or where they are so few that
 * they are sorted. Of many in another order, a page is soon found along the list.
 */
const isServedByDesk = async (bookings: Model<BookingRecord>, order: string): Promise<boolean> =>
  order === 'bookingDate' || (await countUpTo(bookings, AT_DESK as QueryFilter<BookingRecord>, BOOKED_AT_DESK)).isExact;

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
    if (unpaid) return unpaid.hint;
    const isNarrow = days.package !== undefined || days.payment !== undefined || found !== undefined;
    if (days.source === 'desk' && !isNarrow && (await isServedByDesk(bookings, question.order))) return BOOKED_AT_DESK;
    return chooseListIndex(bookings, bookingListIndexes, all);
  };
  const hint = await hintOf();
  return listPage(bookings, filter, orderOf(sort), { limit, cursor }, { hint });
};
