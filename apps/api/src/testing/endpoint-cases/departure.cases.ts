import { addDays, MAX_DEPARTURE_MESSAGES_A_DAY } from '@wayfarer/contracts';
import { addTourPackage, todayOf } from '../catalogue.ts';
import { bookAtDesk, deskBody } from '../desk.ts';
import { somePackage } from '../stored-data/row-ids.ts';
import { aDay } from './a-day.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const WORDS = { reason: 'The road is closed by snow.', letter: 'We are sorry that this trip cannot leave.' };
type Asking = Pick<World, 'api' | 'admin' | 'tourPackage'>;

const bookedDay = ({ api }: Asking): string => addDays(todayOf(api), 10);
const post = ({ api, admin }: Asking, path: string, body: object, key = 'one-key') =>
  api.request
    .post(`/api/departure/${path}`)
    .set({ ...admin.bearer, 'Idempotency-Key': key })
    .send(body);
const cancel = (world: Asking, id: string, fields: object = {}) =>
  post(world, `cancel/${id}`, { day: bookedDay(world), bookings: [], ...WORDS, ...fields });
const write = (
  world: Asking,
  bookings: readonly string[],
  { id = world.tourPackage._id, key = 'one-key', text = 'See you.' } = {},
) => post(world, `message/${id}`, { day: bookedDay(world), bookings, subject: 'We meet at the gate', text }, key);

const change = ({ api, admin }: Asking, packageId: string, body: object) =>
  api.request
    .put(`/api/departure/${packageId}/${todayOf(api)}`)
    .set(admin.bearer)
    .send(body);

const guides = (
  { api, admin }: Asking,
  method: 'put' | 'delete',
  packageId: string,
  user: string,
  day = addDays(todayOf(api), 10),
) => api.request[method](`/api/departure/${packageId}/${day}/guides/${user}`).set(admin.bearer);
const nameGuide = (asking: Asking, packageId: string, day?: string, user = asking.admin.userId) =>
  guides(asking, 'put', packageId, user, day).send({ role: 'Lead' });

const noteCall = (asking: Asking, booking: string, message: number | null) =>
  asking.api.request
    .put(`/api/departure/call/${asking.tourPackage._id}`)
    .set(asking.admin.bearer)
    .send({ day: bookedDay(asking), booking, message, isCalled: true });

export const errorCases: ErrorCases = {
  listSeats: {
    VALIDATION: ({ api, tourPackage }) => api.request.get(`/api/package/${tourPackage._id}/seats?from=2027-01-01`),
    NOT_FOUND: ({ api }) => api.request.get(`/api/package/${UNKNOWN}/seats?from=2027-01-01&to=2027-01-31`),
  },
  listPackageDepartures: {
    VALIDATION: ({ api, tourPackage }) => api.request.get(`/api/package/${tourPackage._id}/departures?from=2027-01-01`),
    NOT_FOUND: ({ api }) => api.request.get(`/api/package/${UNKNOWN}/departures?from=2027-01-01&to=2027-01-31`),
  },
  listDepartures: {
    VALIDATION: ({ api, admin }) => api.request.get('/api/departure?from=2027-01-01&to=2027-02-12').set(admin.bearer),
  },
  showDeparture: {
    NOT_FOUND: ({ api, admin }) => api.request.get(`/api/departure/${UNKNOWN}/2027-01-01`).set(admin.bearer),
  },
  changeDeparture: {
    NOT_FOUND: (world) => change(world, UNKNOWN, { isClosed: true }),
    CONFLICT: (world) => change(world, world.tourPackage._id, { isClosed: true, version: 7 }),
  },
  nameGuide: {
    NOT_FOUND: (world) => nameGuide(world, UNKNOWN),
    GUIDE_ELSEWHERE: async (world) => {
      const { _id } = await addTourPackage(world.api, world.admin, { destination: world.tourPackage.destination._id });
      await nameGuide(world, _id).expect(200);
      return nameGuide(world, world.tourPackage._id);
    },
    CONFLICT: async (world) => {
      const { _id } = await addTourPackage(world.api, world.admin, { destination: world.tourPackage.destination._id });
      const day = addDays(todayOf(world.api), 90);
      await cancel(world, _id, { day });
      return nameGuide(world, _id, day);
    },
  },
  readCalendarFeed: {
    VALIDATION: ({ api }) => api.request.get(`/api/calendar/${'x'.repeat(101)}`),
    NOT_FOUND: ({ api }) => api.request.get('/api/calendar/stopped.ics'),
  },
  removeGuide: { NOT_FOUND: (world) => guides(world, 'delete', UNKNOWN, UNKNOWN) },
  showCancellation: {
    NOT_FOUND: ({ api, admin }) => api.request.get(`/api/departure/cancellation/${UNKNOWN}?day=2027-01-01`).set(admin.bearer),
  },
  previewLetter: { NOT_FOUND: (world) => post(world, `letter/${UNKNOWN}`, WORDS) },
  cancelDeparture: {
    NOT_FOUND: (world) => cancel(world, UNKNOWN),
    TRIP_OVER: (world) => cancel(world, world.tourPackage._id, { day: addDays(todayOf(world.api), -1) }),
    CONFLICT: async (world) => {
      await world.bookConfirmed();
      return cancel(world, world.tourPackage._id);
    },
  },
  noteDepartureCall: { NOT_FOUND: (world) => noteCall(world, UNKNOWN, 0) },
  writeToDeparture: {
    NOT_FOUND: (world) => write(world, [UNKNOWN], { id: UNKNOWN }),
    CONFLICT: async (world) => {
      const { _id } = await world.bookConfirmed();
      for (let number = 0; number < MAX_DEPARTURE_MESSAGES_A_DAY; number += 1)
        await write(world, [_id], { key: `many-${number}` });
      return write(world, [_id], { key: 'too-many' });
    },
    // Under a key of the case before.
    IDEMPOTENCY_KEY_REUSED: (world) => write(world, [UNKNOWN], { key: 'many-0', text: 'Another text.' }),
  },
};

export const changes: Changes = {
  renewCalendarFeed: ({ api, admin }) => about(admin.userId, api.request.post('/api/account/calendar').set(admin.bearer)),
  stopCalendarFeed: ({ api, admin }) => about(admin.userId, api.request.delete('/api/account/calendar').set(admin.bearer)),
  nameGuide: (world) => about(world.tourPackage._id, nameGuide(world, world.tourPackage._id, addDays(todayOf(world.api), 150))),
  removeGuide: async (world) => {
    const day = addDays(todayOf(world.api), 300);
    await nameGuide(world, world.tourPackage._id, day).expect(200);
    return about(world.tourPackage._id, guides(world, 'delete', world.tourPackage._id, world.admin.userId, day));
  },
  changeDeparture: (world) => about(world.tourPackage._id, change(world, world.tourPackage._id, { isClosed: true })),
  previewLetter: async (world) => {
    const { _id } = await world.bookConfirmed();
    return about(_id, post(world, `letter/${_id}`, WORDS));
  },
  cancelDeparture: async (world) => {
    const id = world.tourPackage._id;
    return about(id, cancel(world, id, { day: addDays(todayOf(world.api), 40) }));
  },
  writeToDeparture: async (world) => {
    const { _id } = await world.bookConfirmed();
    return about(world.tourPackage._id, write(world, [_id]));
  },
  noteDepartureCall: async (world) => {
    const { api, admin } = world;
    // A departure of its own: of the other the number of messages is not known.
    const tourPackage = await addTourPackage(api, admin, { destination: world.tourPackage.destination._id });
    const asking = { ...world, tourPackage };
    const order = deskBody(asking, { customer: { name: 'Meera Nair', phone: '+91 98450 12345' } });
    const { body } = await bookAtDesk(api, admin, order).expect(201);
    await api.request
      .post(`/api/payment/by-hand/${body.booking._id}`)
      .set({ ...admin.bearer, 'Idempotency-Key': body.booking._id })
      .send({ way: 'cash', amount: order.totalAmount, receivedOn: todayOf(api) })
      .expect(201);
    await write(asking, [body.booking._id], { key: 'by-phone' }).expect(201);
    return about(tourPackage._id, noteCall(asking, body.booking._id, 0));
  },
};

export const reads: Reads = {
  listSeats: { id: () => somePackage, queries: [`from=${aDay(-330)}&to=${aDay(30)}`] },
  listPackageDepartures: { id: () => somePackage, queries: [`from=${aDay(-330)}&to=${aDay(30)}`] },
  listDepartures: { queries: ['', `from=${aDay(34)}&to=${aDay(75)}`] },
  showDeparture: { id: () => somePackage },
  listUndecided: {},
  listGuides: {},
  showCalendarFeed: {},
  // Of an address that nobody has: it is looked up all the same.
  readCalendarFeed: { answers: 404 },
  showCancellation: { id: () => somePackage, queries: [`day=${aDay(-180)}`] },
  listDepartureCalls: { id: () => somePackage, queries: [`day=${aDay(-180)}`] },
  listDepartureMessages: { id: () => somePackage, queries: [`day=${aDay(-180)}`] },
};

export const freeTexts: FreeTexts = {
  nameGuide: 'about no account',
  changeDeparture: 'about no account',
  previewLetter: 'about no account',
  cancelDeparture: 'about no account',
  writeToDeparture: 'about no account',
};
