import { hasReceivedMoney, isLive } from '@wayfarer/contracts';
import { becamePaid, type PaymentAttempt, refundsThatBecame, restOf } from '../../attempts/index.ts';
import { type DueEmail, dueEmail } from '../../emails/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';
import type { Written } from '../booking-trail.model.ts';
import { causeOfChange } from '../cause-of-change.ts';
import { remindersOf } from '../reminders/balance-reminders.ts';
import { tripRemindersOf } from '../reminders/trip-reminders.ts';

type Before = Pick<
  BookingRecord,
  'bookingStatus' | 'attempts' | 'userId' | 'travelDate' | 'byStaff' | 'totalAmount' | 'plan' | 'changes' | 'anotherDay'
> &
  Partial<Pick<BookingRecord, 'cancellationReason'>>;

const isAgency = ({ userId }: Before, { kind, id }: Written['by']): boolean =>
  (kind === 'admin' || kind === 'staff') && id !== String(userId);

/** Of another day, party, room or extra; and the reminders of what has another day now. */
const ofTripChange = (before: Before, after: Before, { at }: Written): DueEmail[] => {
  const made = after.changes?.at(before.changes?.length ?? 0);
  if (!made) return [];
  const of = causeOfChange(after, made);
  // Each day has reminders of its own; those of a day which the trip had before are due already.
  const isFirstOnDay = after.changes?.every(({ from }) => from.travelDate !== after.travelDate);
  const reminders = isFirstOnDay ? tripRemindersOf(after.travelDate, at, after.travelDate) : [];
  // Those of a day that stays are due already, unless nothing was owed until then.
  const isOwedAnew = after.plan?.dueOn !== before.plan?.dueOn || restOf(before) === 0;
  return [
    dueEmail('booking-changed', at, of),
    ...(made.isByTraveller ? [dueEmail('booking-changed-notice', at, of)] : []),
    ...reminders,
    ...(isOwedAnew ? remindersOf(after, at) : []),
  ];
};

const ofStatus = (before: Before, after: Before, { at, by }: Written): DueEmail[] => {
  if (before.bookingStatus === after.bookingStatus) return [];
  if (after.bookingStatus === 'confirmed') {
    // Whether the agency wants one is known when it is written.
    const paid = after.attempts.some(({ status }) => hasReceivedMoney(status)) ? [dueEmail('booking-paid', at)] : [];
    return [
      dueEmail('booking-confirmed', at),
      ...paid,
      ...tripRemindersOf(after.travelDate, at, null),
      ...remindersOf(after, at),
    ];
  }
  // Only this write knows the earlier state and who cancels.
  const of = `${before.bookingStatus === 'confirmed' ? 'confirmed' : 'pending'}${isAgency(before, by) ? ' by admin' : ''}`;
  if (after.bookingStatus !== 'cancelled') return [];
  const notice = after.cancellationReason === 'overdue' ? [dueEmail('overdue-cancelled-notice', at)] : [];
  return [dueEmail('booking-cancelled', at, of), ...notice];
};

/** The letter of a cancelled departure that asks for another day. */
const ofOffer = ({ anotherDay: before }: Before, { anotherDay: after }: Before, at: Date): DueEmail[] =>
  after && after.stay !== before?.stay ? [dueEmail('another-day', at, `change-${after.stay}`)] : [];

const isOver = ({ status }: PaymentAttempt): boolean => status === 'failed' || status === 'expired';

const withoutReversals = (attempt: PaymentAttempt): PaymentAttempt => ({
  ...attempt,
  refunds: attempt.refunds.filter(({ isReversal }) => !isReversal),
});

const ofAttempt = (was: PaymentAttempt | undefined, is: PaymentAttempt, at: Date): DueEmail[] => {
  const before = was ? [was] : [];
  return [
    ...(was && isLive(was.status) && isOver(is) ? [dueEmail('payment-failed', at, is.attemptId)] : []),
    // Of what was entered by mistake nothing was paid, and nothing goes back.
    ...refundsThatBecame('done', before, [withoutReversals(is)]).map((of) => dueEmail('refund-completed', at, of)),
    ...refundsThatBecame('failed', before, [is]).map((of) => dueEmail('refund-returned', at, of)),
  ];
};

/** What confirms a booking is told of with that; each later payment has an email of its own. */
const ofLaterPayments = (before: Before, after: Before, at: Date): DueEmail[] =>
  after.plan && before.bookingStatus === 'confirmed' && after.bookingStatus === 'confirmed'
    ? becamePaid(before.attempts, after.attempts)
        // What pays for a change is told with it.
        .filter(({ change }) => change === undefined)
        .map(({ attemptId }) => dueEmail('payment-received', at, attemptId))
    : [];

/** A link to pay that counts for longer, or again, is sent once more; and who lets it end is told then. */
const ofLink = (before: Before, after: Before, at: Date): DueEmail[] => {
  const until = after.byStaff?.link?.until;
  const of = until?.toISOString();
  if (!until || of === undefined || before.byStaff?.link?.until.toISOString() === of) return [];
  return [dueEmail('booking-received', at, of), dueEmail('hold-expired', until, of)];
};

/**
 * The emails that a change of a booking causes. Derived from the change alone, so every operation causes the
 * same ones.
 */
export const emailsOfChange = (before: Before, change: BookingChange, written: Written): DueEmail[] => {
  const after = { ...before, ...change };
  const attempts =
    after.attempts === before.attempts
      ? []
      : after.attempts.flatMap((attempt) =>
          ofAttempt(
            before.attempts.find(({ attemptId }) => attemptId === attempt.attemptId),
            attempt,
            written.at,
          ),
        );
  return [
    ...ofStatus(before, after, written),
    ...ofTripChange(before, after, written),
    ...ofOffer(before, after, written.at),
    ...ofLaterPayments(before, after, written.at),
    ...ofLink(before, after, written.at),
    ...attempts,
  ];
};
