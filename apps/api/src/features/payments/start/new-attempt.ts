import { type MinorUnits, SEATS_ARE_HELD_FOR } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { prefixOf, spokenLanguage } from '@wayfarer/words';
import { newId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { entryOf, type PaymentAttempt, restOf } from '../../attempts/index.ts';
import type { BookingRecord, PendingChange } from '../../bookings/index.ts';
import { asItReads, pageWordsOf } from './page-words.ts';

/**
 * How long seats are held beyond the payment page, in seconds: enough to learn of a payment made in its last
 * moment.
 */
const SETTLING_TIME_SECONDS = 2 * 60;
/**
 * How long a payment page stays open, in seconds. The provider takes no less than 30 minutes; the rest is for
 * slow calls.
 */
const OPEN_FOR_SECONDS = SEATS_ARE_HELD_FOR * 60 - SETTLING_TIME_SECONDS;

/** After how many milliseconds the reconciler checks an attempt whose opening has not finished. */
const OPENING_TIMEOUT_MS = 20_000;

/**
 * The provider takes no line below 0: where something is taken off, one line has the total, and its text the
 * lines.
 */
const wholePriceOf = ({ choice, totalAmount, totalPersons, package: { unitPrice } }: BookingRecord) => {
  if (!choice) return { unitPrice, quantity: totalPersons };
  const whole = { unitPrice: totalAmount, quantity: 1 };
  const { lines } = choice;
  return lines.some(({ sum }) => sum < 0)
    ? whole
    : { ...whole, lines: lines.map(({ text, quantity, unit }) => ({ text, quantity, unit })) };
};

/** What of the price it asks for: a part has one line, whose text says what stays owed. */
const pricesOf = (booking: BookingRecord, amount: MinorUnits) =>
  amount === booking.totalAmount ? wholePriceOf(booking) : { unitPrice: amount, quantity: 1 };

/** Whose pages come after the provider's. */
export type ReturnTo = 'account' | 'link' | 'trip';

/** The browser that opened a link knows its token; neither the database nor the provider is told it. */
const pagesBehind = (site: string, bookingId: string) => ({
  account: {
    successUrl: `${site}/payment-success/{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${site}/payment-session/${bookingId}?unpaid=1`,
  },
  trip: {
    successUrl: `${site}/payment-success/{CHECKOUT_SESSION_ID}`,
    cancelUrl: `${site}/my-trip/${bookingId}?unpaid=1`,
  },
  link: { successUrl: `${site}${screens.payLink.path}?paid=1`, cancelUrl: `${site}${screens.payLink.path}?unpaid=1` },
});

type Wanted = { readonly amount?: MinorUnits; readonly returnTo?: ReturnTo; readonly change?: PendingChange };

/**
 * A new attempt with everything that will be sent to the provider, from the booking's own figures.
 * @param booking as it will be, where it pays for a change
 */
export const newAttemptFor = (
  booking: BookingRecord,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  { amount = restOf(booking), returnTo = 'account', change }: Wanted = {},
): PaymentAttempt => {
  const entry = change ? 'change' : entryOf(booking, amount);
  const now = clock();
  const attemptId = newId();
  // Back to the language of the page that leads to the provider's.
  const site = config.PUBLIC_URL.replace(/\/+$/, '') + prefixOf(spokenLanguage());
  const bookingId = String(booking._id);
  const shown = asItReads(config, booking);
  return {
    attemptId,
    status: 'creating',
    ...(booking.totalAmount > 0 ? { entry } : {}),
    ...(change ? { change: change.stay } : {}),
    order: {
      attemptId,
      bookingId,
      ...pricesOf(shown, amount),
      currency: booking.currency,
      ...pageWordsOf(config, shown, { entry, amount }),
      expiresAt: Math.floor(now.getTime() / 1000) + OPEN_FOR_SECONDS,
      ...pagesBehind(site, bookingId)[returnTo],
    },
    sessionId: null,
    url: null,
    paymentId: null,
    paymentMethod: null,
    amountReceived: 0,
    currencyReceived: null,
    refunds: [],
    refundDue: 0,
    amountRefunded: 0,
    disputedAt: null,
    createdAt: now,
    paidAt: null,
    refundedAt: null,
    checkAt: new Date(now.getTime() + OPENING_TIMEOUT_MS),
    listKey: null,
  };
};
