import { randomUUID } from 'node:crypto';
import type { Booking, Payment, PaymentSession, TourPackage } from '@wayfarer/contracts';
import type { Account } from '../browser.ts';
import type { Stage } from './stage.ts';

export const GOOD_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Books as the booking form does: with the price that the page shows, and a key of its own. When the price has changed meanwhile, or the day is
 * sold out, the person looks again.
 */
export const book = async ({ browser, random, witness, packageIds }: Stage, by: Account): Promise<Booking | null> => {
  const packageId = random.oneOf(packageIds);
  const totalPersons = random.between(1, 4);
  for (let looks = 0; looks < 4; looks += 1) {
    const page = await browser.ask({ method: 'GET', path: `/api/package/${packageId}` });
    if (page?.status !== 200) return null;
    const totalAmount = Math.round((page.body as TourPackage).price * 100 * totalPersons) / 100;
    const body = { userId: by.userId, packageId, totalPersons, travelDate: dayFromNow(random.between(5, 60)), totalAmount };
    const headers = { 'idempotency-key': randomUUID() };
    witness.fillForm();
    const answer = await browser.ask({ method: 'POST', path: '/api/booking', by, body, headers });
    if (answer?.status === 201) {
      const { booking } = answer.body as { booking: Booking };
      witness.note({
        kind: 'booked',
        bookingId: booking._id,
        userId: by.userId,
        totalAmount: Math.round(booking.totalAmount * 100),
      });
      return booking;
    }
    if (answer?.status !== 409) return null;
  }
  return null;
};

/** Pay Now. @returns the session whose page was handed out, or null when none was */
export const payNow = async ({ browser, witness }: Stage, booking: Booking, by: Account): Promise<string | null> => {
  const body = { userId: by.userId, bookingId: booking._id };
  const answer = await browser.ask({ method: 'POST', path: '/api/payment', by, body });
  if (answer?.status !== 200 && answer?.status !== 201) return null;
  const { sessionId } = answer.body as PaymentSession;
  witness.note({ kind: 'page handed out', bookingId: booking._id, sessionId });
  return sessionId;
};

/** The success page asks how it stands. @returns the payment, or null when there is none */
export const openSuccessPage = async (
  { browser, witness }: Stage,
  booking: Booking,
  sessionId: string,
  by: Account,
): Promise<Payment | null> => {
  const answer = await browser.ask({ method: 'PUT', path: `/api/payment/status/${sessionId}`, by });
  if (answer?.status !== 200) return null;
  witness.note({ kind: 'payment seen', bookingId: booking._id, sessionId });
  return (answer.body as { updatedPayment: Payment }).updatedPayment;
};

export const cancel = async ({ browser, witness }: Stage, booking: Booking, by: Account): Promise<void> => {
  const path = `/api/booking/cancel/${booking._id}`;
  const answer = await browser.ask({ method: 'PUT', path, by, body: { status: 'cancelled' } });
  if (answer?.status === 200) witness.note({ kind: 'cancelled', bookingId: booking._id });
};

/** Books, opens the payment page, and pays there. @returns null when one of these did not come about */
export const bookAndPay = async (stage: Stage): Promise<{ booking: Booking; sessionId: string } | null> => {
  const { traveller, provider } = stage;
  const booking = await book(stage, traveller);
  const sessionId = booking && (await payNow(stage, booking, traveller));
  if (!sessionId) return null;
  await provider.pay(sessionId, GOOD_CARD);
  return { booking, sessionId };
};
