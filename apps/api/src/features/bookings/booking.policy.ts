import {
  addDays,
  type DeskLimits,
  has,
  isTripOver,
  type MinorUnits,
  refundOnCancelOf,
  SEATS_ARE_HELD_FOR,
} from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Config } from '../../config.ts';
import type { Caller } from '../../http/caller.ts';
import { assertMayActFor } from '../../http/caller.ts';
import { todayOf } from '../../time/today-of.ts';
import { restOf } from '../attempts/index.ts';
import type { BookingRecord } from './booking.model.ts';
import { type RefundRule, refundAll } from './cancellation.ts';
import { isAsked } from './is-asked.ts';

type Now = { config: Pick<Config, 'SITE_TIME_ZONE'>; clock: () => Date };

/**
 * @throws FORBIDDEN unless it is the caller's own booking, or the caller is staff who may make this call
 * about every booking
 */
export const assertMayHandle = (caller: Caller, booking: Pick<BookingRecord, 'userId'>): void =>
  assertMayActFor(caller, String(booking.userId));

/** Who sees a booking. */
export type Viewer = Pick<Caller, 'role' | 'userId'>;

/**
 * Travellers cancel their own bookings until the trip is over; staff any booking that is not already
 * cancelled (docs/specification.md section 4).
 */
export const canCancel = (
  { role, userId }: Viewer,
  booking: Pick<BookingRecord, 'bookingStatus' | 'travelDate' | 'userId'>,
  now: Now,
): boolean =>
  booking.bookingStatus !== 'cancelled' &&
  (has(role, 'change-bookings') || (userId === String(booking.userId) && !isTripOver(booking.travelDate, todayOf(now))));

/** Whether somebody handles a booking for the agency. One's own booking is cancelled like any traveller's. */
export const actsForAgency = ({ role, userId }: Viewer, booking: Pick<BookingRecord, 'userId'>): boolean =>
  has(role, 'change-bookings') && userId !== String(booking.userId);

/** Whether a role refunds by cancelling, up to the limit of the desk alone. */
export const isLimited = ({ role }: Pick<Viewer, 'role'>): boolean =>
  has(role, 'change-bookings') && !has(role, 'refund-payments');

/**
 * The most that somebody may refund by cancelling, in rupees; null without a limit.
 * @param limit of the desk; null where it was not read, because nobody who is limited looks
 */
export const refundLimitOf = (
  viewer: Viewer,
  booking: Pick<BookingRecord, 'userId'>,
  limit: DeskLimits['refundLimit'] | null,
): number | null => (actsForAgency(viewer, booking) && isLimited(viewer) ? limit : null);

/**
 * Until when a booking waits for its payment, and keeps its price. Where seats are not counted, as long as if
 * they were.
 */
export const waitsUntil = ({
  seatsHeldUntil,
  byStaff,
  bookingDate,
}: Pick<BookingRecord, 'seatsHeldUntil' | 'byStaff' | 'bookingDate'>): Date =>
  seatsHeldUntil ?? byStaff?.link?.until ?? new Date(bookingDate.getTime() + SEATS_ARE_HELD_FOR * 60_000);

/**
 * Whether a payment may begin: the booking owes something, the travel day is not past, and no money of it is
 * under review. One that is not confirmed must still be sold, and no money of it be on its way back. Nothing
 * is paid for a departure that is cancelled, while its traveller chooses another day or the money.
 */
export const canPay = (
  booking: Pick<
    BookingRecord,
    'bookingStatus' | 'travelDate' | 'attempts' | 'takenByHand' | 'totalAmount' | 'plan' | 'anotherDay'
  >,
  isSold: boolean,
  now: Now,
): boolean => {
  const { bookingStatus, attempts, takenByHand, travelDate, plan } = booking;
  if (bookingStatus === 'cancelled' || takenByHand || restOf(booking) === 0 || isTripOver(travelDate, todayOf(now))) return false;
  if (isAsked(booking) || attempts.some(({ status }) => status === 'needs_review')) return false;
  if (bookingStatus === 'confirmed') return Boolean(plan);
  return isSold && !attempts.some(({ status }) => status === 'refund_pending');
};

/** Whether travellers of a booking arrive: the day of the trip, and the day before it. */
export const isArrivalDay = ({ travelDate }: Pick<BookingRecord, 'travelDate'>, now: Now): boolean => {
  const today = todayOf(now);
  return today >= addDays(travelDate, -1) && !isTripOver(travelDate, today);
};

/** What a guide may take of a booking now. */
export const dueOnArrival = (booking: Parameters<typeof canPay>[0], now: Now): MinorUnits =>
  booking.bookingStatus === 'confirmed' && isArrivalDay(booking, now) && canPay(booking, true, now) ? restOf(booking) : 0;

/** Why nothing of a booking can be paid, where that needs a sentence of its own. */
export const whyNotPayable = (booking: Pick<BookingRecord, 'bookingStatus' | 'anotherDay'>): string | undefined =>
  isAsked(booking)
    ? t('The departure of this booking is cancelled. First choose another day or the money; nothing is paid until then.')
    : undefined;

/**
 * What a traveller's cancel refunds now, under the policy that the booking was made with; everything where
 * the agency has cancelled its departure and asks for another day.
 */
export const refundRuleFor = (
  booking: Pick<BookingRecord, 'travelDate' | 'package' | 'bookingStatus' | 'anotherDay'>,
  now: Now,
): RefundRule => {
  const { cancellationPolicy } = booking.package;
  return isAsked(booking) ? refundAll : (money) => refundOnCancelOf(cancellationPolicy, money, booking.travelDate, todayOf(now));
};
