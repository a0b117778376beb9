import { addDays, bookingSortSchema } from '@wayfarer/contracts';
import { addTourPackage, todayOf } from '../catalogue.ts';
import { endTrip } from '../end-trip.ts';
import { bookingBody } from '../money-journey.ts';
import { limitedTo } from '../seats.ts';
import { usersOf } from '../stored-data/data-size.ts';
import { hexIdOf, someBooking, somePackage } from '../stored-data/row-ids.ts';
import { withSettings } from '../with-settings.ts';
import type { Changes, ErrorCases, FreeTexts, OwnedBodies, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const book = ({ api, traveller, tourPackage }: World, fields: object) =>
  api.request
    .post('/api/booking')
    .set(traveller.bearer)
    .send({ ...bookingBody(api, traveller, tourPackage), ...fields });

const cancel = ({ api, traveller }: World, id: string, body: object = { status: 'cancelled' }) =>
  api.request.put(`/api/booking/cancel/${id}`).set(traveller.bearer).send(body);

export const errorCases: ErrorCases = {
  createBooking: {
    NOT_FOUND: (world) => book(world, { packageId: UNKNOWN }),
    PRICE_CHANGED: (world) => book(world, { totalAmount: 1 }),
    PACKAGE_NOT_BOOKABLE: async (world) => {
      const { api, admin, tourPackage } = world;
      const window = { availableFrom: addDays(todayOf(api), -9), availableTo: addDays(todayOf(api), -2) };
      const over = await addTourPackage(api, admin, { destination: tourPackage.destination._id, ...window });
      return book(world, { packageId: over._id, travelDate: window.availableTo });
    },
    SOLD_OUT: async (world) => {
      const small = await limitedTo(world.api, world, 1);
      return book(world, { packageId: small._id });
    },
    TOO_MANY_UNPAID: (world) =>
      withSettings(world.api, { RATE_LIMITS: 'on', MAX_UNPAID_BOOKINGS: 1 }, async () => {
        const tourPackage = await addTourPackage(world.api, world.admin, { destination: world.tourPackage.destination._id });
        await book(world, { packageId: tourPackage._id });
        return book(world, { packageId: tourPackage._id });
      }),
    IDEMPOTENCY_KEY_REUSED: async (world) => {
      await book(world, { totalPersons: 1, totalAmount: world.tourPackage.price }).set('Idempotency-Key', 'one-key');
      return book(world, {}).set('Idempotency-Key', 'one-key');
    },
  },
  listBookingsOfUser: {
    VALIDATION: ({ api, traveller }) => api.request.get(`/api/booking/${traveller.userId}?limit=-1`).set(traveller.bearer),
  },
  showManifest: {
    VALIDATION: ({ api, admin, tourPackage }) =>
      api.request.get(`/api/departure/${tourPackage._id}?day=someday`).set(admin.bearer),
  },
  cancelBooking: {
    NOT_FOUND: (world) => cancel(world, UNKNOWN),
    REFUND_CHANGED: (world) => cancel(world, world.booking._id, { status: 'cancelled', expectedRefund: 1 }),
    NOT_REFUNDABLE: ({ api, admin, booking }) =>
      api.request
        .put(`/api/booking/cancel/${booking._id}`)
        .set(admin.bearer)
        .send({ status: 'cancelled', terms: 'amount', amount: 1_000_000 }),
    TRIP_OVER: async (world) => {
      await endTrip(world.api, world.booking);
      return cancel(world, world.booking._id);
    },
  },
};

export const changes: Changes = {
  createBooking: async ({ api, admin, traveller, tourPackage }) => {
    const answer = await api.request
      .post('/api/booking')
      .set(admin.bearer)
      .send(bookingBody(api, traveller, tourPackage));
    return { answer, id: answer.body.booking._id };
  },
  cancelBooking: async ({ api, admin, book: bookTrip }) => {
    const { _id } = await bookTrip();
    return about(_id, api.request.put(`/api/booking/cancel/${_id}`).set(admin.bearer).send({ status: 'cancelled' }));
  },
};

export const reads: Reads = {
  listBookings: {
    queries: [
      '',
      ...bookingSortSchema.options.map((sort) => `sort=${sort}`),
      `package=${UNKNOWN}`,
      `package=${UNKNOWN}&sort=totalAmount`,
      'payment=paid',
      'travelFrom=2026-01-01&travelTo=2026-12-31&sort=travelDate',
      'travelFrom=2026-01-01&bookedFrom=2026-01-01&bookedTo=2026-12-31',
      'search=hampi walk',
      'search=somebody@example.com',
      'search=zzyzx',
      ...['all', 'pending', 'confirmed', 'cancelled'].map((status) => `status=${status}`),
      'status=pending&search=t',
      'search=t',
    ],
  },
  showManifest: { id: () => somePackage, queries: ['day=2026-06-01'] },
  findBooking: { id: () => someBooking },
  findTrip: { id: () => someBooking },
  listBookingsOfUser: { id: (size) => hexIdOf('user', usersOf(size) - 2) },
  listTrail: { id: () => someBooking },
};

export const ownedBodies: OwnedBodies = {
  createBooking: ({ api, traveller, tourPackage }) => bookingBody(api, traveller, tourPackage),
  cancelBooking: () => ({ status: 'cancelled' }),
};

export const freeTexts: FreeTexts = {
  cancelBooking: async ({ api, admin, bookConfirmed }, by, reason) => {
    const { _id } = await bookConfirmed({ by });
    await api.request.put(`/api/booking/cancel/${_id}`).set(admin.bearer).send({ status: 'cancelled', reason }).expect(200);
  },
};
