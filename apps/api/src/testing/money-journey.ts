import { addDays, type Booking, type NewBooking, type TourPackage } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { vi } from 'vitest';
import { bookingRepository } from '../features/bookings/index.ts';
import { type Account, confirmAddress, signUp, signUpAdmin } from './accounts.ts';
import { addTourPackage, todayOf } from './catalogue.ts';
import { deliverEvent } from './signed-events.ts';
import type { TestApi } from './start-test-api.ts';

export const CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

/** The five written fields of a valid booking: two persons, in ten days. */
export const bookingBody = (
  api: TestApi,
  traveller: Account,
  tourPackage: TourPackage,
  fields: Partial<NewBooking> = {},
): NewBooking => ({
  userId: traveller.userId,
  packageId: tourPackage._id,
  totalPersons: 2,
  travelDate: addDays(todayOf(api), 10),
  totalAmount: Math.round(tourPackage.price * 100 * (fields.totalPersons ?? 2)) / 100,
  ...fields,
});

/** What is booked, instead of the journey's own package and traveller. */
type Order = Partial<NewBooking> & { of?: TourPackage; by?: Account };

/** A traveller, an admin and a package, with their actions on bookings and money. */
export const startMoneyJourney = async (api: TestApi) => {
  const { STRIPE_SECRET_KEY } = api.dependencies.config;
  const admin = await signUpAdmin(api);
  const traveller = await signUp(api);
  // The desk ends the logins of whoever it books for and has not confirmed their address.
  await confirmAddress(api, traveller);
  const tourPackage = await addTourPackage(api, admin);

  const askProvider = async (method: string, path: string, body?: object | string) => {
    const isForm = typeof body === 'string';
    const answer = await fetch(`${api.provider.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${STRIPE_SECRET_KEY}`,
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const answered: unknown = await answer.json();
    if (!answer.ok) throw new Error(`The provider answered ${answer.status}: ${JSON.stringify(answered)}`);
    return answered;
  };

  const book = async (fields: Order = {}): Promise<Booking> => {
    const { of = tourPackage, by = traveller, ...others } = fields;
    const { status, body } = await api.request
      .post('/api/booking')
      .set(by.bearer)
      .send(bookingBody(api, by, of, others));
    if (status !== 201) throw new Error(`The booking was answered ${status}: ${JSON.stringify(body)}`);
    return body.booking;
  };
  const payNow = (booking: Booking, by = traveller) =>
    api.request.post('/api/payment').set(by.bearer).send({ userId: by.userId, bookingId: booking._id });
  const openSession = async (booking: Booking, by = traveller): Promise<string> =>
    (await payNow(booking, by).expect(201)).body.sessionId;
  /** What the traveller does on the provider's page. */
  const payCard = (sessionId: string, card = CARD) => askProvider('POST', '/_sandbox/pay', { session: sessionId, card });
  /** The success page. */
  const checkStatus = (sessionId: string, by = traveller) => api.request.put(`/api/payment/status/${sessionId}`).set(by.bearer);
  /** Pays on the provider's page, and never comes back from it. */
  const pay = async (booking: Booking, by = traveller): Promise<string> => {
    const sessionId = await openSession(booking, by);
    await payCard(sessionId);
    return sessionId;
  };
  /** Pays, and comes back to the success page, which confirms the booking. */
  const confirm = async (booking: Booking, by = traveller): Promise<string> => {
    const sessionId = await pay(booking, by);
    await checkStatus(sessionId, by).expect(200);
    return sessionId;
  };
  const storedOf = async (booking: Booking) => {
    const record = await bookingRepository(api.dependencies.database).findById(new Types.ObjectId(booking._id));
    if (!record) throw new Error('The booking is not stored.');
    return record;
  };

  return {
    admin,
    traveller,
    tourPackage,
    askProvider,
    book,
    payNow,
    openSession,
    payCard,
    checkStatus,
    pay,
    confirm,
    /** Books and pays; the product learns of it only from the provider's event. */
    bookAndPay: async (fields: Order = {}): Promise<{ booking: Booking; sessionId: string }> => {
      const booking = await book(fields);
      return { booking, sessionId: await pay(booking, fields.by) };
    },
    /** Books, pays and comes back: a confirmed booking. */
    bookConfirmed: async (fields: Order = {}): Promise<Booking> => {
      const booking = await book(fields);
      await confirm(booking, fields.by);
      return booking;
    },
    cancel: (booking: Booking, by = traveller) =>
      api.request.put(`/api/booking/cancel/${booking._id}`).set(by.bearer).send({ status: 'cancelled' }),
    /** A partial refund by an admin; each key is one refund. */
    refund: async (
      booking: Booking,
      asked: { amount: number; reason: string },
      { key = 'one', by = admin } = {},
    ): Promise<void> => {
      const { attempts } = await storedOf(booking);
      const call = api.request.post(`/api/payment/refund/${attempts[0]?.attemptId}`).set(by.bearer);
      await call.set('Idempotency-Key', key).send(asked).expect(200);
    },
    read: async (booking: Booking, by = traveller): Promise<Booking> =>
      (await api.request.get(`/api/booking/bookingById/${booking._id}`).set(by.bearer).expect(200)).body,
    /** The booking as it is stored. */
    stored: storedOf,
    /** Everything that the provider has refunded of one payment. */
    refundsOf: async (paymentId: string | null | undefined) => {
      const { data } = (await askProvider('GET', `/v1/refunds?payment_intent=${paymentId}`)) as { data: { amount: number }[] };
      return data.map(({ amount }) => amount);
    },
    /** Delivers an event as the provider would. */
    deliver: (event: object, signed?: { secret?: string; age?: number }) => deliverEvent(api, event, signed),
  };
};

export type MoneyJourney = Awaited<ReturnType<typeof startMoneyJourney>>;

/**
 * Waits until a condition holds. If it never does, the waiting line fails before the test's time limit, which
 * names no line.
 */
export const eventually = (holds: () => Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(holds, { timeout: 300_000, interval: 20 });
