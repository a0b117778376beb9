import { calendarDateAt, isLive, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { type LetterDays, noticesRepository, type OverdueRule, readLetterDays, readOverdueRule } from '../../agency/index.ts';
import {
  type BookedTrip,
  type ComposedEmail,
  causeIn,
  type DueEmail,
  dueEmail,
  type EmailContent,
  type EmailSource,
  emailSource,
} from '../../emails/index.ts';
import { canBeWrittenTo } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { payLinkNonceOf } from '../pay-link.ts';
import type { SiteTime } from '../reminders/balance-reminders.ts';
import { daysToTrip } from '../reminders/days-to-trip.ts';
import { isAfterTrip } from '../reminders/is-after-trip.ts';
import { anotherDayOf } from './another-day-email.ts';
import { overdueCancelledOf, paymentReceivedOf, reminderOf } from './balance-emails.ts';
import { cancelledOf } from './cancelled-email.ts';
import { changeToldOf } from './changed-email.ts';
import { composeAbout, readAbout } from './compose-about.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;
type To = { readonly username: string; readonly name?: string; readonly trip: BookedTrip };

const refundOf = ({ attempts }: BookingRecord, key: string | null): { refund: number; byHand?: true } => {
  const attempt = attempts.find(({ refunds }) => refunds.some(({ refundKey }) => refundKey === key));
  const refund = attempt?.refunds.find(({ refundKey }) => refundKey === key);
  return { refund: rupeesOf(refund?.amount ?? 0), ...(attempt?.byHand ? { byHand: true } : {}) };
};

/** From the day on which the rest would be due, everything is to be paid at once. */
const asAskedFor = (to: To, { at, timeZone }: SiteTime): To => {
  const { plan, ...trip } = to.trip;
  return plan && calendarDateAt(at, timeZone) >= plan.dueOn ? { ...to, trip } : to;
};

/** What the settings say of the email at this moment; null where they say nothing, or of another one. */
type Settings = { readonly rule: OverdueRule | null; readonly days: LetterDays | null };

/** Null where it is no longer true: paid or cancelled meanwhile, or tried again. */
const contentOf = (
  booking: BookingRecord,
  { kind, of, at }: DueEmail,
  { firstDay, ...to }: To & { readonly firstDay: string | null },
  now: SiteTime,
  { rule, days }: Settings,
): EmailContent | null => {
  const { bookingStatus, attempts, seatsHeldUntil } = booking;
  const link = booking.byStaff?.link ?? booking.fromOffer;
  const payLink = link ? { nonce: payLinkNonceOf(String(booking._id)) } : {};
  const isPending = bookingStatus === 'pending';
  switch (kind) {
    case 'booking-received':
      if (!isPending) return null;
      return { kind, ...asAskedFor(to, now), payUntil: link?.until ?? seatsHeldUntil, ...payLink };
    case 'booking-confirmed':
      return { kind, ...to };
    case 'payment-failed':
      return isPending && !attempts.some(({ status }) => isLive(status))
        ? { kind, ...asAskedFor(to, now), seatsHeldUntil, ...(link && link.until > at ? payLink : {}) }
        : null;
    case 'booking-cancelled':
      return cancelledOf(booking, of, to);
    case 'another-day':
      return anotherDayOf(booking, of, to, now.at);
    // Travellers who opened a payment page get 'payment-failed' instead.
    case 'hold-expired':
      // Held for longer meanwhile, it is told of at the end of that.
      return isPending && seatsHeldUntil && seatsHeldUntil <= at && attempts.length === 0
        ? { kind, ...asAskedFor(to, now) }
        : null;
    case 'trip-reminder': {
      const inDays = daysToTrip(booking, { of, at }, now, days?.before ?? []);
      return inDays === null ? null : { kind, ...to, firstDay, inDays };
    }
    case 'trip-after':
      return days?.after && isAfterTrip(booking, of, to.trip, now) ? { kind, ...to } : null;
    case 'booking-changed': {
      const change = changeToldOf(booking, of);
      return change && { kind, ...to, change };
    }
    case 'payment-received':
      return paymentReceivedOf(booking, of, to);
    case 'balance-reminder':
    case 'balance-overdue':
      return reminderOf(booking, { kind, of }, to, now, rule);
    case 'refund-returned':
    case 'refund-completed':
      return { kind, ...to, ...refundOf(booking, of) };
    default:
      return null;
  }
};

/** Emails to the agency. */
const noticeKinds = ['booking-paid', 'balance-overdue-notice', 'overdue-cancelled-notice', 'booking-changed-notice'] as const;
type NoticeKind = (typeof noticeKinds)[number];
const isNotice = (due: DueEmail): due is DueEmail & { kind: NoticeKind } => noticeKinds.some((kind) => kind === due.kind);

type What = Parameters<typeof reminderOf>[2];
const noticeOf = (
  booking: BookingRecord,
  { kind, of }: Pick<DueEmail, 'of'> & { readonly kind: NoticeKind },
  what: What,
  now: SiteTime,
): EmailContent | null => {
  if (kind === 'booking-paid') return { kind, ...what };
  if (kind === 'balance-overdue-notice') return reminderOf(booking, { kind, of }, what, now, null);
  if (kind === 'overdue-cancelled-notice') return overdueCancelledOf(booking, what);
  const change = changeToldOf(booking, of);
  return change && { kind, ...what, change };
};

/**
 * To the agency about a booking that is paid, changed by its traveller, whose rest is overdue, or that the
 * site cancelled for that; null where it wants none. Erased with its traveller, whom it names.
 */
const composeNotice = async (
  database: Needs['database'],
  bookingId: BookingRecord['_id'],
  due: Pick<DueEmail, 'of'> & { readonly kind: NoticeKind },
  now: SiteTime,
): Promise<ComposedEmail | null> => {
  const { paidBookingsTo } = await noticesRepository(database).find();
  const found = paidBookingsTo === null ? null : await readAbout(database, bookingId);
  if (paidBookingsTo === null || found === null) return null;
  const { booking, user, about } = found;
  const { username, person, trip } = about;
  const reached = canBeWrittenTo(user) ? { email: user.email } : {};
  const what = { username, name: person, trip, ...reached };
  const content = noticeOf(booking, due, what, now);
  return (
    content && {
      to: paidBookingsTo,
      ...(reached.email === undefined ? {} : { about: reached.email }),
      userId: booking.userId,
      bookingId: booking._id,
      content,
    }
  );
};

/**
 * Emails that may be outdated once a mail server takes them: nobody is reminded of what they have paid, nor
 * of a trip that has begun, nor asked what they have answered.
 */
const outdates: readonly DueEmail['kind'][] = [
  'another-day',
  'trip-reminder',
  'trip-after',
  'balance-reminder',
  'balance-overdue',
  'balance-overdue-notice',
];

/** Emails whose days the settings have. */
const ofTripDays: readonly DueEmail['kind'][] = ['trip-reminder', 'trip-after'];

/** The due emails of bookings. */
export const bookingEmails = ({ database, config, clock }: Needs): EmailSource => {
  const compose = async ({ _id }: Pick<BookingRecord, '_id'>, due: DueEmail) => {
    const now = { at: clock(), timeZone: config.SITE_TIME_ZONE };
    if (isNotice(due)) return composeNotice(database, _id, due, now);
    const rule = due.kind === 'balance-overdue' ? await readOverdueRule(database) : null;
    const days = ofTripDays.includes(due.kind) ? await readLetterDays(database) : null;
    return composeAbout(database, _id, due.at, (booking, { person: _person, ...to }) =>
      contentOf(booking, due, to, now, { rule, days }),
    );
  };
  return {
    ...emailSource<BookingRecord>('booking', bookingRepository(database).dueEmails, compose),
    renew: async ({ _id, bookingId, content, causedAt }) => {
      if (!bookingId || !outdates.includes(content.kind)) return content;
      const email = await compose({ _id: bookingId }, dueEmail(content.kind, causedAt, causeIn(_id) || null));
      return email && 'content' in email ? email.content : null;
    },
  };
};
