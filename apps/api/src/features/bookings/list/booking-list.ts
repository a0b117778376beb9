import {
  addDays,
  type BookingFilter,
  type BookingSort,
  bookingStatuses,
  type CalendarDate,
  type SourceKind,
  startOfDay,
} from '@wayfarer/contracts';
import type { ListQuestion } from '../../../database/lists/choose-list-index.ts';
import { listOrderOf } from '../../../database/lists/list-order.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { BookingRecord } from '../booking.model.ts';

/** The field behind each order of the contract. */
const fields = {
  bookingDate: 'bookingDate',
  travelDate: 'travelDate',
  totalAmount: 'totalAmount',
  user: 'usernameKey',
} as const satisfies Record<Exclude<BookingSort, `-${string}`>, keyof BookingRecord>;

export const orderOf = (sort: BookingSort) => listOrderOf(sort, fields);

const rangeOf = <Value>(from: Value | undefined, to: Value | undefined, below: '$lte' | '$lt'): object | null =>
  from === undefined && to === undefined
    ? null
    : { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { [below]: to }) };

/** How bookings of the desk are told, as `sourceOf` does: what is in the index of them. */
export const AT_DESK = { source: null, byStaff: { $type: 'object' } } as const;

/** How bookings came, as `sourceOf` says it. */
const sourceQuestionOf = (source: SourceKind | undefined): object => {
  if (source === undefined) return {};
  if (source === 'desk') return AT_DESK;
  return source === 'site' ? { source: null, byStaff: null } : { 'source.kind': source };
};

type Asked = Partial<BookingFilter> & Pick<BookingFilter, 'status' | 'sort'>;

/**
 * What a filter asks of the index; days are those of the site's time zone. The search is added separately.
 */
export const questionOf = (asked: Asked, timeZone: string): ListQuestion => {
  const begin = (date: CalendarDate | undefined): Date | undefined =>
    date === undefined ? undefined : startOfDay(date, timeZone);
  const travelDate = rangeOf(asked.travelFrom, asked.travelTo, '$lte');
  const bookingDate = rangeOf(begin(asked.bookedFrom), begin(asked.bookedTo && addDays(asked.bookedTo, 1)), '$lt');
  return {
    equals: {
      ...(asked.status === 'all' ? {} : { bookingStatus: asked.status }),
      ...(asked.package ? { 'package.packageId': objectIdOf(asked.package) } : {}),
      ...sourceQuestionOf(asked.source),
      ...(asked.payment ? { 'attempts.status': asked.payment } : {}),
    },
    // Indexes begin with the status; for all statuses the database merges the entries in order.
    any: asked.status === 'all' ? { bookingStatus: { $in: bookingStatuses } } : {},
    ranges: { ...(travelDate ? { travelDate } : {}), ...(bookingDate ? { bookingDate } : {}) },
    order: orderOf(asked.sort).field,
  };
};
