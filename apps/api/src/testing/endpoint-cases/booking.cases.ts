import { addDays, bookingSortSchema } from '@wayfarer/contracts';
import { addTourPackage, todayOf } from '../catalogue.ts';
import { endTrip } from '../end-trip.ts';
import { bookingBody } from '../money-journey.ts';
import { limitedTo } from '../seats.ts';
import { usersOf } from '../stored-data/data-size.ts';
import { hexIdOf, someBooking, somePackage } from '../stored-data/row-ids.ts';
import { somePhone } from '../stored-data/traveller-rows.ts';
import { withSettings } from '../with-settings.ts';
import { aDay } from './a-day.ts';
import type { Changes, ErrorCases, FreeTexts, OwnedBodies, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const book = ({ api, traveller, tourPackage }: World, fields: object) =>
  api.request
    .post('/api/booking')
    .set(traveller.bearer)
    .send({ ...bookingBody(api, traveller, tourPackage), ...fields });

/** What the usual booking costs with a tenth off. */
const TENTH_OFF = 3599.98;

const cancel = ({ api, traveller }: World, id: string, body: object = { status: 'cancelled' }) =>
  api.request.put(`/api/booking/cancel/${id}`).set(traveller.bearer).send(body);

const quote = ({ api, traveller, tourPackage }: World, fields: object, id = tourPackage._id) => {
  const { totalPersons, travelDate } = bookingBody(api, traveller, tourPackage);
  return api.request.post(`/api/package/${id}/quote`).send({ totalPersons, travelDate, ...fields });
};

const addOver = ({ api, admin, tourPackage }: World) => {
  const window = { availableFrom: addDays(todayOf(api), -9), availableTo: addDays(todayOf(api), -2) };
  return addTourPackage(api, admin, { destination: tourPackage.destination._id, ...window });
};

/** Adds a code of 10 % that a booking has used up. */
const useUp = async (world: World, code: string): Promise<void> => {
  await world.api.request.post('/api/code').set(world.admin.bearer).send({ code, percent: 10, most: 1 }).expect(201);
  await book(world, { code, totalAmount: TENTH_OFF }).expect(201);
};

const NAMED = { travellers: [{ name: 'Asha Rao' }], version: 0 };

const name = ({ api, traveller }: Pick<World, 'api' | 'traveller'>, id: string, body: object) =>
  api.request.put(`/api/booking/travellers/${id}`).set(traveller.bearer).send(body);

const tick = ({ api, admin }: Pick<World, 'api' | 'admin'>, id: string) =>
  api.request
    .put(`/api/booking/arrival/${id}`)
    .set(admin.bearer)
    .send({ traveller: '0', arrival: 'here', at: api.clock.now().toISOString() });

const lookAt = (api: World['api'], id: string, by: World['admin']) =>
  api.request.post(`/api/booking/passport/${id}`).set(by.bearer).send({ traveller: '0' });

/** A booking whose first traveller has said the passport. */
const withPassport = async (world: Pick<World, 'api' | 'admin' | 'traveller' | 'tourPackage' | 'book'>) => {
  const { api, admin, tourPackage } = world;
  const asking = await addTourPackage(api, admin, { destination: tourPackage.destination._id, asks: '["passport"]' });
  const booked = await world.book({ of: asking });
  const passport = { number: 'Z1234567', expires: '2199-01-01' };
  await name(world, booked._id, { travellers: [{ name: 'Asha Rao', passport }], version: 0 }).expect(200);
  return booked;
};

export const errorCases: ErrorCases = {
  openTrip: {
    NOT_FOUND: ({ api }) => api.request.post('/api/booking/open').send({ number: '00000000', email: 'nobody@example.com' }),
  },
  quoteBooking: {
    NOT_FOUND: (world) => quote(world, {}, UNKNOWN),
    PACKAGE_NOT_BOOKABLE: async (world) => quote(world, {}, (await addOver(world))._id),
    CONFLICT: async (world) => {
      await useUp(world, 'QUOTED');
      return quote(world, { code: 'QUOTED' });
    },
  },
  createBooking: {
    NOT_FOUND: (world) => book(world, { packageId: UNKNOWN }),
    PRICE_CHANGED: (world) => book(world, { totalAmount: 1 }),
    PACKAGE_NOT_BOOKABLE: async (world) => {
      const { _id: packageId, availableTo: travelDate } = await addOver(world);
      return book(world, { packageId, travelDate });
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
    CONFLICT: async (world) => {
      await useUp(world, 'BOOKED');
      return book(world, { code: 'BOOKED', totalAmount: TENTH_OFF });
    },
    IDEMPOTENCY_KEY_REUSED: async (world) => {
      await book(world, { totalPersons: 1, totalAmount: world.tourPackage.price }).set('Idempotency-Key', 'one-key');
      return book(world, {}).set('Idempotency-Key', 'one-key');
    },
  },
  checkIn: {
    NOT_FOUND: (world) => tick(world, UNKNOWN),
    CONFLICT: (world) => tick(world, world.booking._id),
  },
  changeTravellers: {
    NOT_FOUND: (world) => name(world, UNKNOWN, NAMED),
    CONFLICT: (world) => name(world, world.booking._id, { ...NAMED, version: 7 }),
  },
  showPassport: {
    NOT_FOUND: ({ api, traveller, booking }) => lookAt(api, booking._id, traveller),
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
  checkIn: async (world) => {
    const { _id } = await world.bookConfirmed({ travelDate: addDays(todayOf(world.api), 1) });
    return about(_id, tick(world, _id));
  },
  changeTravellers: async ({ api, admin, book: bookTrip }) => {
    const { _id } = await bookTrip();
    return about(_id, api.request.put(`/api/booking/travellers/${_id}`).set(admin.bearer).send(NAMED));
  },
  showPassport: async (world) => {
    const { _id } = await withPassport(world);
    return about(_id, lookAt(world.api, _id, world.admin));
  },
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
      `travelFrom=${aDay(-330)}&travelTo=${aDay(30)}&sort=travelDate`,
      `travelFrom=${aDay(-330)}&bookedFrom=${aDay(-330)}&bookedTo=${aDay(30)}`,
      'search=hampi walk',
      'search=somebody@example.com',
      'search=zzyzx',
      `search=${somePhone}`,
      ...['all', 'pending', 'confirmed', 'cancelled'].map((status) => `status=${status}`),
      'status=pending&search=t',
      'search=t',
    ],
  },
  showManifest: { id: () => somePackage, queries: [`day=${aDay(-180)}`] },
  findBooking: { id: () => someBooking },
  findTrip: { id: () => someBooking },
  listBookingsOfUser: { id: (size) => hexIdOf('user', usersOf(size) - 2) },
  listTravellers: { id: () => someBooking },
  listTrail: { id: () => someBooking },
};

export const ownedBodies: OwnedBodies = {
  createBooking: ({ api, traveller, tourPackage }) => bookingBody(api, traveller, tourPackage),
  cancelBooking: () => ({ status: 'cancelled' }),
  changeTravellers: () => NAMED,
  showPassport: () => ({ traveller: '0' }),
};

export const freeTexts: FreeTexts = {
  // What led to the site: the name of a campaign or of a partner.
  createBooking: 'about no account',
  openTrip: ({ api }, { username }) =>
    api.request
      .post('/api/booking/open')
      .send({ number: '00000000', email: `${username}@example.com` })
      .expect(404),
  changeTravellers: async ({ api, book: bookTrip }, by, text) => {
    const { _id } = await bookTrip({ by });
    const invoiceTo = {
      company: text.slice(0, 100),
      name: text.slice(0, 100),
      address: text.slice(0, 300),
      taxNumber: text.slice(0, 40),
    };
    const contact = { name: text.slice(0, 100), from: text.slice(0, 100), invoiceTo };
    const body = { travellers: [{ name: text.slice(0, 100) }], contact, version: 0 };
    await api.request.put(`/api/booking/travellers/${_id}`).set(by.bearer).send(body).expect(200);
  },
  cancelBooking: async ({ api, admin, bookConfirmed }, by, reason) => {
    const { _id } = await bookConfirmed({ by });
    await api.request.put(`/api/booking/cancel/${_id}`).set(admin.bearer).send({ status: 'cancelled', reason }).expect(200);
  },
};
