import { bookingNumberOf, formatMoney, type MinorUnits, rupeesOf, SEATS_ARE_HELD_FOR } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { BASE_LANGUAGE, formatLongDate } from '@wayfarer/words';
import { newId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { inLanguage } from '../../../language/in-language.ts';
import { dayText } from '../../../time/day-text.ts';
import { entryOf, type OwedEntry, type PaymentAttempt, restOf } from '../../attempts/index.ts';
import type { BookingRecord, PendingChange } from '../../bookings/index.ts';

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

const describe = ({ totalPersons, travelDate, choice }: BookingRecord): string => {
  const day = formatLongDate(travelDate);
  const lines = choice?.lines.map(({ text, quantity, sum }) => `${quantity} × ${text}: ${formatMoney(rupeesOf(sum))}`);
  return [`${totalPersons === 1 ? '1 person' : `${totalPersons} persons`}, travelling on ${day}`, ...(lines ?? [])].join('. ');
};

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

const WORDS_BEFORE = { deposit: 'Deposit for', balance: 'Payment for', change: 'Change of' } as const;

/** 'Deposit for Hampi', 'Payment for Hampi': the rest of a price may be paid in several. */
const titleOf = ({ package: { title } }: BookingRecord, entry: OwedEntry): string =>
  entry === 'total' ? title : `${WORDS_BEFORE[entry]} ${title}`;

/** What is owed after it, and until when. */
const restText = (booking: BookingRecord, amount: MinorUnits): string => {
  const rest = restOf(booking) - amount;
  if (rest <= 0 || !booking.plan) return '';
  return `. Booking ${bookingNumberOf(String(booking._id))}; balance ${formatMoney(rupeesOf(rest))} due ${dayText(booking.plan.dueOn)}`;
};

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
  const site = config.PUBLIC_URL.replace(/\/+$/, '');
  const bookingId = String(booking._id);
  return {
    attemptId,
    status: 'creating',
    ...(booking.totalAmount > 0 ? { entry } : {}),
    ...(change ? { change: change.stay } : {}),
    order: {
      attemptId,
      bookingId,
      ...pricesOf(booking, amount),
      currency: booking.currency,
      title: titleOf(booking, entry),
      // Stored, and shown by the provider: not in the language of whoever pays.
      description: inLanguage(BASE_LANGUAGE, () => `${describe(booking)}${restText(booking, amount)}`),
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
