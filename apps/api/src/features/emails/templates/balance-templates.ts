import { bookingNumberOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { dayText } from '../../../time/day-text.ts';
import type { ContentOf } from '../email-content.ts';
import { paymentDocumentText } from './document-texts.ts';
import { inARow, money, opening, paragraph } from './parts.ts';
import type { Site } from './site-of.ts';
import type { Template } from './template.ts';
import {
  isPaidOnArrival,
  logInText,
  moneyRows,
  owedOfTrip,
  owedText,
  paidValues,
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
  const values = { ...paidValues({ username, name }, trip, trip.plan), received: money(received) };
  return {
    subject: t('We have received {amount} for booking {number}', {
      amount: money(received),
      number: bookingNumberOf(trip.bookingId),
    }),
    preview: rest ? owedText(rest) : t('Everything is paid.'),
    heading: rest ? t('We have your payment') : t('Your trip is paid in full'),
    ...opening(
      t('Hello {name}, we have received {received}. You have paid {paid} of {total} in all.', values),
      t('We have received {received}. You have paid {paid} of {total} in all.', values),
    ),
    body: [
      paragraph(rest ? owedText(rest) : t('Nothing is owed any more.')),
      paragraph(paymentDocumentText(trip, attached)),
      ...logInText(trip),
      tripFacts(trip, moneyRows(trip)),
    ],
    action: tripAction(trip, site, t('See your trip and its documents')),
    why: whyOf(trip, site),
  };
};

const howToPayText = (): string =>
  t('The button below leads to the payment, without logging in. You can pay in one payment or in several.');

/** Before a trip on whose first day the balance is paid. */
const arrivalReminder = ({ username, name, trip, nonce }: ContentOf<'balance-reminder'>, site: Site): Template => {
  const { plan } = trip;
  const [owed, day] = [money(plan.owed), dayText(plan.dueOn)];
  const values = { ...paidValues({ username, name }, trip, plan), owed, day };
  return {
    subject: t('On arrival, {day}: {owed} for {trip}', { day, owed, trip: shortened(trip.title) }),
    preview: t('You have paid {paid} of {total}. You pay the balance on arrival.', values),
    heading: t('You pay the balance on arrival'),
    ...opening(
      t(
        'Hello {name}, your trip is coming closer. You have paid {paid} of {total}. You pay the balance of {owed} on arrival, on {day}, to your guide or at our desk.',
        values,
      ),
      t(
        'Your trip is coming closer. You have paid {paid} of {total}. You pay the balance of {owed} on arrival, on {day}, to your guide or at our desk.',
        values,
      ),
    ),
    body: [
      paragraph(t('If you would rather pay it now, the button below leads to the payment, without logging in.')),
      tripFacts(trip, moneyRows(trip)),
    ],
    action: { label: t('Pay {amount} now', { amount: owed }), url: site.secretUrlOf('payLink', nonce) },
    why: whyOf(trip, site),
  };
};

/** On the day on which the balance is due. */
const reminderOfToday = ({ username, name, trip }: ContentOf<'balance-reminder'>) => {
  const { plan, title } = trip;
  const [owed, day] = [money(plan.owed), dayText(plan.dueOn)];
  const values = { ...paidValues({ username, name }, trip, plan), owed, day };
  return {
    subject: t('Due today: {owed} for {trip}', { owed, trip: shortened(title) }),
    preview: t('Today is the last day for it.'),
    heading: t('The balance for your trip is due today'),
    ...opening(
      t('Hello {name}, {owed} for your trip is due today, {day}. You have paid {paid} of {total}.', values),
      t('{owed} for your trip is due today, {day}. You have paid {paid} of {total}.', values),
    ),
  };
};

const reminderBefore = ({ username, name, trip }: ContentOf<'balance-reminder'>) => {
  const { plan, title } = trip;
  const [owed, day] = [money(plan.owed), dayText(plan.dueOn)];
  const values = { ...paidValues({ username, name }, trip, plan), owed, day };
  return {
    subject: t('Due {day}: {owed} for {trip}', { day, owed, trip: shortened(title) }),
    preview: t('You have paid {paid} of {total}. The balance is due {day}.', values),
    heading: t('The balance for your trip is due soon'),
    ...opening(
      t('Hello {name}, your trip is coming closer. You have paid {paid} of {total}. The balance of {owed} is due {day}.', values),
      t('Your trip is coming closer. You have paid {paid} of {total}. The balance of {owed} is due {day}.', values),
    ),
  };
};

/** Before the day on which the balance is due, and on it. */
export const balanceReminder = (content: ContentOf<'balance-reminder'>, site: Site): Template => {
  const { trip, isDueToday, nonce } = content;
  if (isPaidOnArrival(trip)) return arrivalReminder(content, site);
  return {
    ...(isDueToday ? reminderOfToday(content) : reminderBefore(content)),
    body: [
      paragraph(howToPayText()),
      paragraph(
        t('If you have sent it to us by bank transfer already, there is nothing to do: it may take a few days to arrive.'),
      ),
      tripFacts(trip, moneyRows(trip)),
    ],
    action: { label: t('Pay {amount}', { amount: money(trip.plan.owed) }), url: site.secretUrlOf('payLink', nonce) },
    why: whyOf(trip, site),
  };
};

/** Once the day has passed on which the balance was due. */
export const balanceOverdue = (
  { username, name, trip, keptDeposit, lastDay, nonce }: ContentOf<'balance-overdue'>,
  site: Site,
): Template => {
  const { plan } = trip;
  const [owed, day] = [money(plan.owed), dayText(plan.dueOn)];
  const values = { ...paidValues({ username, name }, trip, plan), owed, day };
  return {
    subject: t('Overdue since {day}: {owed} for {trip}', { day, owed, trip: shortened(trip.title) }),
    preview: t('Please pay it now, or tell us what stands in the way.'),
    heading: t('Your payment is overdue'),
    ...opening(
      t(
        'Hello {name}, {owed} for your trip was due {day}, and we have not received it. Please pay it now, so that we can go on preparing your trip.',
        values,
      ),
      t(
        '{owed} for your trip was due {day}, and we have not received it. Please pay it now, so that we can go on preparing your trip.',
        values,
      ),
    ),
    body: [
      paragraph(howToPayText()),
      paragraph(
        inARow(
          t('If you cannot pay at the moment, or have paid already, reply to this email, and we will sort it out with you.'),
          lastDay === undefined
            ? t('If we hear nothing, we may have to cancel your booking.')
            : t(
                'If it is not paid by {day}, your booking is cancelled automatically on the day after, under its cancellation policy.',
                { day: dayText(lastDay) },
              ),
          keptDeposit === undefined
            ? null
            : t('The deposit of {amount} is not refunded if you cancel.', { amount: money(keptDeposit) }),
        ),
      ),
      tripFacts(trip, moneyRows(trip)),
    ],
    action: { label: t('Pay {amount} now', { amount: owed }), url: site.secretUrlOf('payLink', nonce) },
    why: whyOf(trip, site),
  };
};
