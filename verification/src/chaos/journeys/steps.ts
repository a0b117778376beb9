import { randomUUID } from 'node:crypto';
import type { Booking, Payment, PaymentSession, TourPackage, TripChangeQuote } from '@wayfarer/contracts';
import { dayFromNow } from '../../product/catalogue.ts';
import { CODES } from '../charge-more.ts';
import type { Context } from './journey.ts';

/** The parts of a journey's context that steps need. */
type Steps = Pick<Context, 'client' | 'provider' | 'history' | 'random' | 'packageIds' | 'traveller'>;

export const GOOD_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

export type OpenPage = { readonly booking: Booking; readonly sessionId: string };

/** What is chosen with a trip: a child where it has categories, a bike, and sometimes a code. */
const choiceOf = ({ categories, extras }: TourPackage, totalPersons: number, random: Steps['random']) => ({
  ...(categories && totalPersons > 1 ? { party: { adult: totalPersons - 1, child: 1 } } : {}),
  ...(extras && random.between(0, 2) === 0 ? { extras: { bike: 1 } } : {}),
  ...(random.between(0, 3) === 0 ? { code: random.oneOf(Object.keys(CODES)) } : {}),
});

/**
 * Books as the booking form does: with the price that it is quoted, and a key of its own. When the price
 * has changed meanwhile, or the day is sold out, the person looks again.
 * @param day on which it leaves; any in the next weeks where it is not given
 * @param chosen besides what is chosen at random
 */
export const book = async (
  { client, random, history, packageIds, traveller: by }: Steps,
  day?: string,
  chosen: object = {},
): Promise<Booking | null> => {
  const packageId = random.oneOf(packageIds);
  const totalPersons = random.between(1, 4);
  for (let looks = 0; looks < 4; looks += 1) {
    const page = await client.ask({ method: 'GET', path: `/api/package/${packageId}` });
    if (page?.status !== 200) return null;
    const order = {
      totalPersons,
      travelDate: day ?? dayFromNow(random.between(5, 60)),
      ...choiceOf(page.body as TourPackage, totalPersons, random),
      ...chosen,
    };
    const quote = await client.ask({ method: 'POST', path: `/api/package/${packageId}/quote`, body: order });
    if (quote?.status === 409) continue;
    if (quote?.status !== 200) return null;
    const { totalAmount } = quote.body as { totalAmount: number };
    const body = { userId: by.userId, packageId, ...order, totalAmount };
    history.fillForm();
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await client.ask({ method: 'POST', path: '/api/booking', by, body, headers });
    if (answer?.status === 201) {
      const { booking } = answer.body as { booking: Booking };
      const inPaise = Math.round(booking.totalAmount * 100);
      history.acknowledge({ kind: 'booked', bookingId: booking._id, userId: by.userId, totalAmount: inPaise });
      return booking;
    }
    if (answer?.status !== 409) return null;
  }
  return null;
};

/**
 * Pay Now. @param amount in rupees; what is usual without it
 * @returns the session whose page was handed out, or null when none was
 */
export const payNow = async (
  { client, history, traveller: by }: Steps,
  { _id }: Booking,
  amount?: number,
): Promise<string | null> => {
  const body = { userId: by.userId, bookingId: _id, ...(amount === undefined ? {} : { amount }) };
  const answer = await client.ask({ method: 'POST', path: '/api/payment', by, body });
  if (answer?.status !== 200 && answer?.status !== 201) return null;
  const { sessionId } = answer.body as PaymentSession;
  history.acknowledge({ kind: 'page handed out', bookingId: _id, sessionId });
  return sessionId;
};

/** Pays on the hosted page, if there is one. */
export const pay = async ({ provider }: Steps, sessionId: string | null, card = GOOD_CARD): Promise<void> => {
  if (sessionId) await provider.pay(sessionId, card);
};

/** The success page asks for the state. @returns the payment, or null when there is none */
export const openSuccessPage = async (
  { client, history, traveller: by }: Steps,
  { booking, sessionId }: OpenPage,
): Promise<Payment | null> => {
  const answer = await client.ask({ method: 'PUT', path: `/api/payment/status/${sessionId}`, by });
  if (answer?.status !== 200) return null;
  history.acknowledge({ kind: 'payment seen', bookingId: booking._id, sessionId });
  return (answer.body as { updatedPayment: Payment }).updatedPayment;
};

/** Looks again so often, where somebody else has changed what it comes to meanwhile. */
const MAX_LOOKS = 4;

/**
 * Changes a booking at the price that was shown before.
 * @returns the page on which it is paid first, if any; null where it was not changed
 */
export const changeTrip = async (
  { client, history, traveller }: Steps,
  { _id }: Booking,
  wish: object,
  by = traveller,
): Promise<{ sessionId?: string } | null> => {
  const path = `/api/booking/${_id}/change`;
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const shown = await client.ask({ method: 'POST', path: `${path}/quote`, by, body: wish });
    if (shown?.status !== 200) return null;
    const { toPay, refund } = shown.body as TripChangeQuote;
    const answer = await client.ask({ method: 'POST', path, by, body: { ...wish, toPay, refund } });
    if (answer?.status === 200) {
      const { booking, payment } = answer.body as { booking: Booking; payment?: PaymentSession };
      const { travelDate, totalPersons } = booking;
      if (payment) history.acknowledge({ kind: 'page handed out', bookingId: _id, sessionId: payment.sessionId });
      else history.acknowledge({ kind: 'changed', bookingId: _id, travelDate, totalPersons });
      return payment ? { sessionId: payment.sessionId } : {};
    }
    if (answer?.status !== 409) return null;
  }
  return null;
};

export const cancel = async ({ client, history, traveller }: Steps, { _id }: Booking, by = traveller): Promise<void> => {
  const body = { status: 'cancelled' };
  const answer = await client.ask({ method: 'PUT', path: `/api/booking/cancel/${_id}`, by, body });
  if (answer?.status === 200) history.acknowledge({ kind: 'cancelled', bookingId: _id });
};

/** Books and opens the payment page. @returns null when one of these failed */
export const bookAndOpenPage = async (context: Steps): Promise<OpenPage | null> => {
  const booking = await book(context);
  const sessionId = booking && (await payNow(context, booking));
  return sessionId ? { booking, sessionId } : null;
};

export const bookAndPay = async (context: Steps): Promise<OpenPage | null> => {
  const page = await bookAndOpenPage(context);
  if (page) await pay(context, page.sessionId);
  return page;
};
