import { addDays, type LetterKind, minorUnitsOf, rupeesOf } from '@wayfarer/contracts';
import type { BookedTrip, ContentOf, TripPlan } from '../emails/index.ts';

type About = {
  readonly username: string;
  readonly name?: string;
  readonly trip: BookedTrip;
  readonly firstDay: string | null;
};

/** Days before the trip on which the rest would be due, where the booking is paid at once. */
const EXAMPLE_DUE_DAYS = 30;

/** Days before the trip on which it is reminded of. */
const EXAMPLE_DAYS_AHEAD = 7;

/** That of the booking, or as if nothing of it were paid yet. */
const planOf = ({ plan, totalAmount, travelDate }: BookedTrip): TripPlan =>
  plan ?? { deposit: 0, balance: totalAmount, paid: 0, owed: totalAmount, dueOn: addDays(travelDate, -EXAMPLE_DUE_DAYS) };

/**
 * The email of a kind as this booking would get it. What the booking has not come to is an example: half of
 * its price comes, or goes back.
 */
export const exampleContent = (kind: LetterKind, { firstDay, ...to }: About): ContentOf<LetterKind> => {
  const { trip } = to;
  const half = rupeesOf(Math.floor(minorUnitsOf(trip.totalAmount) / 2));
  const inParts = { ...to, trip: { ...trip, plan: planOf(trip) } };
  // What it stands for is never in a preview.
  const nonce = 'preview';
  switch (kind) {
    case 'booking-received':
      return { kind, ...to, payUntil: null, nonce };
    case 'payment-failed':
      return { kind, ...to, seatsHeldUntil: null, nonce };
    case 'trip-reminder':
      return { kind, ...to, firstDay, inDays: EXAMPLE_DAYS_AHEAD };
    case 'payment-received':
      return { kind, ...inParts, received: half };
    case 'balance-reminder':
      return { kind, ...inParts, isDueToday: false, nonce };
    case 'balance-overdue':
      return { kind, ...inParts, nonce };
    case 'booking-changed': {
      const { travelDate, totalPersons, totalAmount } = trip;
      const change = { travelDate: addDays(travelDate, -1), totalPersons, totalAmount, paid: 0, refund: 0, byAgency: false };
      return { kind, ...to, change };
    }
    case 'booking-cancelled': {
      const { plan: _plan, ...cancelled } = trip;
      const kept = rupeesOf(minorUnitsOf(trip.totalAmount) - minorUnitsOf(half));
      const facts = { wasConfirmed: true, seatsSold: false, byAgency: false, reason: null, isDisputed: false };
      return { kind, ...to, trip: cancelled, refund: half, kept, ...facts };
    }
    case 'refund-completed':
    case 'refund-returned':
      return { kind, ...to, refund: half };
    default:
      return { kind, ...to };
  }
};
