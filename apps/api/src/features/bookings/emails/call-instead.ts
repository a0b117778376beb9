import { addDays, calendarDateAt } from '@wayfarer/contracts';
import { departureIdOf } from '../../departures/index.ts';
import type { CallInstead, EmailContent } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { callUntilOf } from '../reminders/balance-reminders.ts';

/** Days on which who waits for money may still be called, after the trip and after the cause. */
const DAYS_TO_CALL = 7;

const callOf = (
  content: EmailContent,
  { bookingStatus, travelDate, plan }: BookingRecord,
  at: Date,
): Pick<CallInstead, 'kind' | 'callUntil'> | null => {
  const caused = calendarDateAt(at, 'UTC');
  const aWeekLater = addDays(caused > travelDate ? caused : travelDate, DAYS_TO_CALL);
  switch (content.kind) {
    case 'departure-guaranteed':
    case 'trip-reminder':
      return { kind: content.kind, callUntil: travelDate };
    case 'balance-reminder':
    case 'balance-overdue':
      return { kind: content.kind, callUntil: callUntilOf(plan ?? null, travelDate, caused) };
    case 'booking-cancelled':
      // Who cancelled by phone knows it, and who was on a cancelled departure is called about that.
      return content.letter === undefined &&
        (content.byAgency || content.seatsSold || content.isCodeUsedUp || content.overdueSince)
        ? { kind: content.kind, callUntil: aWeekLater }
        : null;
    case 'refund-returned':
      return { kind: content.kind, callUntil: aWeekLater };
    case 'refund-completed':
      // Who is told that a booking is cancelled is told what goes back; who gives it back by hand tells them.
      return bookingStatus === 'cancelled' || content.byHand ? null : { kind: content.kind, callUntil: aWeekLater };
    default:
      return null;
  }
};

/** Whether somebody calls about a booking instead of an email that has no address, and until when. */
export const callInsteadOf = (content: EmailContent, booking: BookingRecord, at: Date): CallInstead | null => {
  const call = callOf(content, booking, at);
  if (call === null) return null;
  const { package: booked, travelDate } = booking;
  return { ...call, bookingId: booking._id, departure: departureIdOf({ packageId: booked.packageId, day: travelDate }) };
};
