import { bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import { dayText } from '../../../time/day-text.ts';
import type { ContentOf } from '../email-content.ts';
import { money, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import { moneyRows, owedOfTrip, paidOfTrip, shortened, tripFacts } from './trip-parts.ts';

type Notice = ContentOf<'booking-paid' | 'balance-overdue-notice' | 'overdue-cancelled-notice' | 'booking-changed-notice'>;

/** What the agency reads of a booking: the trip, its money, and whom to reach where. */
export const agencyFacts = ({ username, name, email, trip }: Notice, more: readonly (readonly [string, string])[] = []) =>
  tripFacts(trip, [
    ...more,
    ...moneyRows(trip),
    ['Booked by', displayNameOf({ username, name })],
    ['Address', email ?? 'None: call instead'],
  ]);

/** Where the agency looks at it. */
export const agencyAction = ({ trip }: Notice, { urlOf }: Site) => ({
  label: 'Open the booking',
  url: urlOf('adminBooking', { id: trip.bookingId }),
});

/** Why the agency is written to. */
export const whyNotice = (what: string, { brand }: Site): string =>
  `You are receiving this email because ${brand} sends one for each ${what} to this address. It is turned off in the settings of the site.`;

/** To the agency, where it wants one for each paid booking. In English, as all that staff read. */
export const bookingPaid = (content: ContentOf<'booking-paid'>, site: Site): Template => {
  const { trip } = content;
  const isInPart = owedOfTrip(trip) !== null;
  return {
    subject: `Paid${isInPart ? ' in part' : ''}: ${shortened(trip.title)}, ${dayText(trip.travelDate)}`,
    preview: `Booking ${bookingNumberOf(trip.bookingId)}, ${paidOfTrip(trip)}${isInPart ? ` of ${money(trip.totalAmount)}` : ''}.`,
    heading: isInPart ? 'A booking was paid in part' : 'A booking was paid',
    body: [agencyFacts(content)],
    action: agencyAction(content, site),
    why: whyNotice('paid booking', site),
  };
};

/** To the same address, once the balance of a booking is overdue. */
export const balanceOverdueNotice = (content: ContentOf<'balance-overdue-notice'>, site: Site): Template => {
  const { trip, username, name } = content;
  const { plan } = trip;
  return {
    subject: `Overdue: ${money(plan.owed)} for booking ${bookingNumberOf(trip.bookingId)}`,
    preview: `${shortened(trip.title)}, ${dayText(trip.travelDate)}: due ${dayText(plan.dueOn)}.`,
    heading: 'The balance of a booking is overdue',
    body: [
      paragraph(
        `${displayNameOf({ username, name })} has paid ${money(plan.paid)} of ${money(trip.totalAmount)}. ${money(plan.owed)} was due ${dayText(plan.dueOn)}.`,
      ),
      agencyFacts(content),
    ],
    action: agencyAction(content, site),
    why: whyNotice('booking whose balance is overdue', site),
  };
};

/** To the same address, once the site has cancelled a booking because its balance was overdue. */
export const overdueCancelledNotice = (content: ContentOf<'overdue-cancelled-notice'>, site: Site): Template => {
  const { trip, username, name, dueOn, refund, kept } = content;
  const back = refund > 0 ? `${money(refund)} goes back under its cancellation policy` : 'Nothing goes back';
  return {
    subject: `Cancelled: booking ${bookingNumberOf(trip.bookingId)} was overdue since ${dayText(dueOn)}`,
    preview: `${shortened(trip.title)}, ${dayText(trip.travelDate)}: its seats are free again.`,
    heading: 'An overdue booking was cancelled',
    body: [
      paragraph(
        `The balance of the booking of ${displayNameOf({ username, name })} was due ${dayText(dueOn)}, and was not paid. As your settings say, the booking was cancelled automatically. ${back}; ${money(kept)} is kept.`,
      ),
      agencyFacts(content),
    ],
    action: agencyAction(content, site),
    why: whyNotice('booking whose balance is overdue', site),
  };
};
