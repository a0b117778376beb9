import { bookingNumberOf } from '@wayfarer/contracts';
import { dayText } from '../../../time/day-text.ts';
import type { ContentOf } from '../email-content.ts';
import { money, opening, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import {
  attachedText,
  isPaidOnArrival,
  issuedFor,
  logInText,
  moneyRows,
  owedOfTrip,
  shortened,
  tripAction,
  tripFacts,
  whyOf,
} from './trip-parts.ts';

/** Of each payment after the one that confirmed the booking. */
export const paymentReceived = (
  { username, name, trip, received, attached = [] }: ContentOf<'payment-received'>,
  site: Site,
): Template => {
  const rest = owedOfTrip(trip);
  return {
    subject: `We have received ${money(received)} for booking ${bookingNumberOf(trip.bookingId)}`,
    preview: rest ? `${rest.owed} is still owed, ${rest.due}.` : 'Everything is paid.',
    heading: rest ? 'We have your payment' : 'Your trip is paid in full',
    ...opening(
      { username, name },
      `we have received ${money(received)}. You have paid ${money(trip.plan.paid)} of ${money(trip.totalAmount)} in all.`,
    ),
    body: [
      paragraph(rest ? `${rest.owed} is still owed, ${rest.due}.` : 'Nothing is owed any more.'),
      paragraph(attached.length > 0 ? attachedText(attached) : `You will find your ${issuedFor(trip)} on the page of your trip.`),
      ...logInText(trip),
      tripFacts(trip, moneyRows(trip)),
    ],
    action: tripAction(trip, site, 'See your trip and its documents'),
    why: whyOf(trip, site),
  };
};

const HOW_TO_PAY = 'The button below leads to the payment, without logging in. You can pay in one payment or in several.';

/** Before a trip on whose first day the balance is paid. */
const arrivalReminder = ({ username, name, trip, nonce }: ContentOf<'balance-reminder'>, site: Site): Template => {
  const { plan } = trip;
  const [owed, day] = [money(plan.owed), dayText(plan.dueOn)];
  const paid = `You have paid ${money(plan.paid)} of ${money(trip.totalAmount)}.`;
  return {
    subject: `On arrival, ${day}: ${owed} for ${shortened(trip.title)}`,
    preview: `${paid} You pay the balance on arrival.`,
    heading: 'You pay the balance on arrival',
    ...opening(
      { username, name },
      `your trip is coming closer. ${paid} You pay the balance of ${owed} on arrival, on ${day}, to your guide or at our desk.`,
    ),
    body: [
      paragraph('If you would rather pay it now, the button below leads to the payment, without logging in.'),
      tripFacts(trip, moneyRows(trip)),
    ],
    action: { label: `Pay ${owed} now`, url: site.secretUrlOf('payLink', nonce) },
    why: whyOf(trip, site),
  };
};

/** Before the day on which the balance is due, and on it. */
export const balanceReminder = (content: ContentOf<'balance-reminder'>, site: Site): Template => {
  const { username, name, trip, isDueToday, nonce } = content;
  if (isPaidOnArrival(trip)) return arrivalReminder(content, site);
  const { plan } = trip;
  const [owed, dueOn, title] = [money(plan.owed), dayText(plan.dueOn), shortened(trip.title)];
  const paid = `You have paid ${money(plan.paid)} of ${money(trip.totalAmount)}.`;
  return {
    subject: isDueToday ? `Due today: ${owed} for ${title}` : `Due ${dueOn}: ${owed} for ${title}`,
    preview: isDueToday ? 'Today is the last day for it.' : `${paid} The balance is due ${dueOn}.`,
    heading: isDueToday ? 'The balance for your trip is due today' : 'The balance for your trip is due soon',
    ...opening(
      { username, name },
      isDueToday
        ? `${owed} for your trip is due today, ${dueOn}. ${paid}`
        : `your trip is coming closer. ${paid} The balance of ${owed} is due ${dueOn}.`,
    ),
    body: [
      paragraph(HOW_TO_PAY),
      paragraph('If you have sent it to us by bank transfer already, there is nothing to do: it may take a few days to arrive.'),
      tripFacts(trip, moneyRows(trip)),
    ],
    action: { label: `Pay ${owed}`, url: site.secretUrlOf('payLink', nonce) },
    why: whyOf(trip, site),
  };
};

/** Once the day has passed on which the balance was due. */
export const balanceOverdue = (
  { username, name, trip, keptDeposit, lastDay, nonce }: ContentOf<'balance-overdue'>,
  site: Site,
): Template => {
  const { plan } = trip;
  const [owed, dueOn] = [money(plan.owed), dayText(plan.dueOn)];
  const end =
    lastDay === undefined
      ? 'If we hear nothing, we may have to cancel your booking.'
      : `If it is not paid by ${dayText(lastDay)}, your booking is cancelled automatically on the day after, under its cancellation policy.`;
  const deposit = keptDeposit === undefined ? '' : ` The deposit of ${money(keptDeposit)} is not refunded if you cancel.`;
  return {
    subject: `Overdue since ${dueOn}: ${owed} for ${shortened(trip.title)}`,
    preview: 'Please pay it now, or tell us what stands in the way.',
    heading: 'Your payment is overdue',
    ...opening(
      { username, name },
      `${owed} for your trip was due ${dueOn}, and we have not received it. Please pay it now, so that we can go on preparing your trip.`,
    ),
    body: [
      paragraph(HOW_TO_PAY),
      paragraph(
        `If you cannot pay at the moment, or have paid already, reply to this email, and we will sort it out with you. ${end}${deposit}`,
      ),
      tripFacts(trip, moneyRows(trip)),
    ],
    action: { label: `Pay ${owed} now`, url: site.secretUrlOf('payLink', nonce) },
    why: whyOf(trip, site),
  };
};
