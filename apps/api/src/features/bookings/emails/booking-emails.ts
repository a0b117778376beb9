import { isLive, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { noticesRepository } from '../../agency/index.ts';
import { isAtBank } from '../../attempts/index.ts';
import {
  type BookedTrip,
  type ComposedEmail,
  type DueEmail,
  type EmailContent,
  type EmailSource,
  emailSource,
} from '../../emails/index.ts';
import { canBeWrittenTo } from '../../users/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { bookingRepository } from '../booking.repository.ts';
import { payLinkNonceOf } from '../pay-link.ts';
import { composeAbout, readAbout } from './compose-about.ts';

type Needs = Pick<Dependencies, 'database'>;

const refundOf = ({ attempts }: BookingRecord, key: string | null): { refund: number; byHand?: true } => {
  const attempt = attempts.find(({ refunds }) => refunds.some(({ refundKey }) => refundKey === key));
  const refund = attempt?.refunds.find(({ refundKey }) => refundKey === key);
  return { refund: rupeesOf(refund?.amount ?? 0), ...(attempt?.byHand ? { byHand: true } : {}) };
};

/** Null where it is no longer true: paid or cancelled meanwhile, or tried again. */
export const contentOf = (
  booking: BookingRecord,
  { kind, of, at }: DueEmail,
  to: { username: string; name?: string; trip: BookedTrip },
  firstDay: string | null,
): EmailContent | null => {
  const { bookingStatus, attempts, seatsHeldUntil } = booking;
  const link = booking.byStaff?.link;
  const payLink = link ? { nonce: payLinkNonceOf(String(booking._id)) } : {};
  const isPending = bookingStatus === 'pending';
  switch (kind) {
    case 'booking-received':
      if (!isPending) return null;
      return { kind, ...to, payUntil: link?.until ?? seatsHeldUntil, ...payLink };
    case 'booking-confirmed':
      return { kind, ...to };
    case 'payment-failed':
      return isPending && !attempts.some(({ status }) => isLive(status))
        ? { kind, ...to, seatsHeldUntil, ...(link && link.until > at ? payLink : {}) }
        : null;
    case 'booking-cancelled': {
      const due = attempts.reduce((sum, { refundDue }) => sum + refundDue, 0);
      const kept = booking.amountReceived - due;
      const { cancellationReason } = booking;
      const late = { seatsSold: cancellationReason === 'seats_sold', isCodeUsedUp: cancellationReason === 'code_used_up' };
      const wasConfirmed = of?.startsWith('confirmed') ?? false;
      const { terms, reason = null, letter } = booking.staffCancel ?? {};
      // With its departure the agency cancels the bookings of its own people, too.
      const byAgency = letter !== undefined || ((of?.endsWith('by admin') ?? false) && terms !== 'traveller');
      // Who cancels what was never paid knows it, and could have as many of these sent to an address that is
      // not theirs.
      if (!wasConfirmed && !byAgency && cancellationReason === null && booking.amountReceived === 0) return null;
      const isDisputed = attempts.some(isAtBank);
      const isByHand = attempts.some(({ byHand, refundDue }) => byHand && refundDue > 0);
      const words = { reason, ...(letter ? { letter } : {}), ...(isByHand ? { byHand: true as const } : {}) };
      return { kind, ...to, refund: rupeesOf(due), kept: rupeesOf(kept), wasConfirmed, ...late, byAgency, ...words, isDisputed };
    }
    // Travellers who opened a payment page get 'payment-failed' instead.
    case 'hold-expired':
      // Held for longer meanwhile, it is told of at the end of that.
      return isPending && seatsHeldUntil && seatsHeldUntil <= at && attempts.length === 0 ? { kind, ...to } : null;
    case 'trip-reminder':
      return bookingStatus === 'confirmed' ? { kind, ...to, firstDay } : null;
    case 'refund-returned':
    case 'refund-completed':
      return { kind, ...to, ...refundOf(booking, of) };
    default:
      return null;
  }
};

/** To the agency about a paid booking; null where it wants none. Erased with its traveller, whom it names. */
const composeNotice = async (database: Needs['database'], bookingId: BookingRecord['_id']): Promise<ComposedEmail | null> => {
  const { paidBookingsTo } = await noticesRepository(database).find();
  const found = paidBookingsTo === null ? null : await readAbout(database, bookingId);
  if (paidBookingsTo === null || found === null) return null;
  const { booking, user, about } = found;
  const { username, person, trip } = about;
  const reached = canBeWrittenTo(user) ? { email: user.email } : {};
  return {
    to: paidBookingsTo,
    ...(reached.email === undefined ? {} : { about: reached.email }),
    userId: booking.userId,
    bookingId: booking._id,
    content: { kind: 'booking-paid', username, name: person, trip, ...reached },
  };
};

/** The due emails of bookings. */
export const bookingEmails = ({ database }: Needs): EmailSource =>
  emailSource<BookingRecord>('booking', bookingRepository(database).dueEmails, ({ _id }, due) =>
    due.kind === 'booking-paid'
      ? composeNotice(database, _id)
      : composeAbout(database, _id, due.at, (booking, { firstDay, person: _person, ...to }) =>
          contentOf(booking, due, to, firstDay),
        ),
  );
