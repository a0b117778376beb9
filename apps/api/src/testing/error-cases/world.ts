import { randomBytes } from 'node:crypto';
import type { Booking, Destination, PaymentSession, TourPackage } from '@wayfarer/contracts';
import type { Response } from 'supertest';
import { type Account, signUp, signUpAdmin } from '../accounts.ts';
import { addDestination, addTourPackage } from '../catalogue.ts';
import { bookingBody } from '../journey.ts';
import type { TestApi } from '../start-test-api.ts';

/** Everything that a error case can need: one of each, and who may and may not touch it. */
export type World = {
  api: TestApi;
  admin: Account;
  traveller: Account;
  stranger: Account;
  destination: Destination;
  tourPackage: TourPackage;
  booking: Booking;
  session: PaymentSession;
};

/** Makes a declared error happen, through HTTP. */
export type ErrorCase = (world: World) => Promise<Response>;

/** An id that nothing has. */
export const UNKNOWN = '0123456789abcdef01234567';
export const unknownSession = (): string => `cs_test_${randomBytes(12).toString('hex')}`;

export const createWorld = async (api: TestApi): Promise<World> => {
  const admin = await signUpAdmin(api);
  const traveller = await signUp(api);
  const stranger = await signUp(api);
  const destination = await addDestination(api, admin);
  const tourPackage = await addTourPackage(api, admin, { destination: destination._id });
  const booked = await api.request
    .post('/api/booking')
    .set(traveller.bearer)
    .send(bookingBody(api, traveller, tourPackage))
    .expect(201);
  const { booking }: { booking: Booking } = booked.body;
  const opened = await api.request
    .post('/api/payment')
    .set(traveller.bearer)
    .send({ userId: traveller.userId, bookingId: booking._id });
  return { api, admin, traveller, stranger, destination, tourPackage, booking, session: opened.body };
};
