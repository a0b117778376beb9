import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import type { Booking, PaymentSession, TourPackage } from '@wayfarer/contracts';
import type { Session } from './sessions.ts';

export const bearer = ({ token }: Session): { Authorization: string } => ({ Authorization: `Bearer ${token}` });

/** A tour that goes all year and has no limit of seats, at ₹96,500.00 per person. */
export const SOME_TOUR = 'A Week on Copacabana';

/** Where it goes. */
export const SOME_PLACE = 'Rio de Janeiro';

export const findTour = async (request: APIRequestContext, title = SOME_TOUR): Promise<TourPackage> => {
  const answer = await request.get('/api/package/filter', { params: { title } });
  const [tour] = (await answer.json()) as TourPackage[];
  if (tour === undefined) throw new Error(`There is no tour '${title}'.`);
  return tour;
};

export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A day as screens write it: 'Sat, 5 Dec 2026'. */
export const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(day))
    .replace('Sept', 'Sep');

/** A pending booking, made through the API, for a day that is in the future whenever the journeys run. */
export const makeBooking = async (
  request: APIRequestContext,
  session: Session,
  tour: TourPackage,
  travelDate = dayFromNow(40),
  totalPersons = 1,
): Promise<Booking> => {
  const data = {
    userId: session.userId,
    packageId: tour._id,
    totalPersons,
    travelDate,
    totalAmount: tour.price * totalPersons,
  };
  const answer = await request.post('/api/booking', { headers: bearer(session), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { booking: Booking }).booking;
};

/** The provider's page for a booking. */
export const startPayment = async (request: APIRequestContext, session: Session, booking: Booking): Promise<PaymentSession> => {
  const data = { userId: session.userId, bookingId: booking._id };
  const answer = await request.post('/api/payment', { headers: bearer(session), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as PaymentSession;
};

/** Pays a booking on the provider's page, as its form would be sent. */
export const payBooking = async (request: APIRequestContext, session: Session, booking: Booking): Promise<PaymentSession> => {
  const payment = await startPayment(request, session, booking);
  const form = { email: 'a@example.com', number: '4242424242424242', expiry: '12 / 34', cvc: '123', name: 'A Traveller' };
  await request.post(payment.url, { form, maxRedirects: 0 });
  const settled = await request.put(`/api/payment/status/${payment.sessionId}`, { headers: bearer(session) });
  expect(settled.ok(), await settled.text()).toBe(true);
  return payment;
};

export const listBookings = async (request: APIRequestContext, session: Session): Promise<Booking[]> =>
  (await (await request.get(`/api/booking/${session.userId}`, { headers: bearer(session) })).json()) as Booking[];

/** A paid trip of the demo's traveller that is over; behind all bookings that journeys have made. */
export const findEndedTrip = async (request: APIRequestContext, session: Session): Promise<Booking> => {
  let page: string | undefined = '?limit=100';
  while (page !== undefined) {
    const answer: APIResponse = await request.get(`/api/booking/${session.userId}${page}`, { headers: bearer(session) });
    const ended = ((await answer.json()) as Booking[]).find(
      ({ bookingStatus, travelDate }) => bookingStatus === 'confirmed' && travelDate < dayFromNow(-15),
    );
    if (ended) return ended;
    page = /<(\?[^>]+)>; rel="next"/.exec(answer.headers().link ?? '')?.[1];
  }
  throw new Error('Every trip of the traveller is ahead.');
};
