import { addDays } from '@wayfarer/contracts';
import type { Test } from 'supertest';
import type { Account } from '../accounts.ts';
import { addTourPackage, todayOf } from '../catalogue.ts';
import { bookAtDesk, deskBody, payLinkTokenOf } from '../desk.ts';
import { limitedTo } from '../seats.ts';
import { somePhone } from '../stored-data/traveller-rows.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { lastWordOf, UNKNOWN, type World } from './world.ts';

const TOKEN = 'x'.repeat(43);
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A link to pay that ends within the hour. */
const soon = ({ api }: Pick<World, 'api'>) => ({
  link: { holdUntil: new Date(api.clock.now().getTime() + HOUR_MS).toISOString() },
});

type Needs = Pick<World, 'api' | 'admin' | 'traveller' | 'tourPackage'>;
const book = (world: Needs, fields: object = {}): Test => bookAtDesk(world.api, world.admin, deskBody(world, fields));

const quote = ({ api, admin, tourPackage }: Needs, fields: object = {}): Test =>
  api.request
    .post('/api/desk/quote')
    .set(admin.bearer)
    .send({ packageId: tourPackage._id, totalPersons: 2, travelDate: addDays(todayOf(api), 10), ...fields });

const over = async ({ api, admin, tourPackage }: Needs) => {
  const window = { availableFrom: addDays(todayOf(api), -9), availableTo: addDays(todayOf(api), -2) };
  const { _id: packageId } = await addTourPackage(api, admin, { destination: tourPackage.destination._id, ...window });
  return { packageId, travelDate: window.availableTo };
};

/** A code that another booking has used up. */
const usedUp = async (world: World, code: string): Promise<void> => {
  await world.api.request.post('/api/code').set(world.admin.bearer).send({ code, percent: 10, most: 1 }).expect(201);
  await world.book({ code, totalAmount: 3599.98 });
};

const pay = ({ api }: Pick<World, 'api'>, token: string): Test => api.request.post('/api/pay').send({ token });

/** A booking with a link to pay, and the link's token. */
const linked = async (world: Needs, fields: object = {}) => {
  const { body } = await book(world, fields).expect(201);
  return { booking: body.booking, token: payLinkTokenOf(body.booking) };
};

const inEnglish = ({ api, admin }: Needs, id: string): Test =>
  api.request.put(`/api/desk/language/${id}`).set(admin.bearer).send({ language: 'en' });
const renew = ({ api, admin }: Pick<World, 'api' | 'admin'>, id: string, fields: object = {}): Test =>
  api.request
    .put(`/api/desk/link/${id}`)
    .set(admin.bearer)
    .send({ holdUntil: new Date(api.clock.now().getTime() + 2 * DAY_MS).toISOString(), ...fields });

/** Renews a link once its time was over. */
const ended = (world: Pick<World, 'api' | 'admin'>, id: string): Test => {
  world.api.clock.moveBy(2 * HOUR_MS);
  return renew(world, id);
};

export const errorCases: ErrorCases = {
  quoteAtDesk: {
    NOT_FOUND: (world) => quote(world, { packageId: UNKNOWN }),
    PACKAGE_NOT_BOOKABLE: async (world) => quote(world, await over(world)),
    CONFLICT: async (world) => {
      await usedUp(world, 'DESKQUOTED');
      return quote(world, { code: 'DESKQUOTED' });
    },
  },
  bookAtDesk: {
    NOT_FOUND: (world) => book(world, { packageId: UNKNOWN }),
    EMAIL_TAKEN: (world) => book(world, { customer: { name: 'Asha Rao', email: `${world.traveller.username}@example.com` } }),
    PRICE_CHANGED: (world) => book(world, { totalAmount: 1 }),
    PACKAGE_NOT_BOOKABLE: async (world) => book(world, await over(world)),
    SOLD_OUT: async (world) => book(world, { packageId: (await limitedTo(world.api, world, 1))._id }),
    CONFLICT: async (world) => {
      await usedUp(world, 'DESKBOOKED');
      return book(world, { code: 'DESKBOOKED', totalAmount: 3599.98 });
    },
    IDEMPOTENCY_KEY_REUSED: async (world) => {
      await book(world).set('Idempotency-Key', 'desk-key').expect(201);
      return book(world, { note: 'Another one.' }).set('Idempotency-Key', 'desk-key');
    },
  },
  changeBookingLanguage: {
    NOT_FOUND: (world) => inEnglish(world, UNKNOWN),
  },
  renewPayLink: {
    NOT_FOUND: (world) => renew(world, UNKNOWN),
    NOT_PAYABLE: async (world) => {
      const { booking } = await linked(world);
      await world.cancel(booking, world.admin).expect(200);
      return renew(world, booking._id);
    },
    PACKAGE_NOT_BOOKABLE: async (world) => {
      const of = await limitedTo(world.api, world, 9);
      const { booking } = await linked(world, { packageId: of._id });
      const departure = `/api/departure/${of._id}/${booking.travelDate}`;
      const { body } = await world.api.request.get(departure).set(world.admin.bearer).expect(200);
      const closing = { isClosed: true, version: body.version };
      await world.api.request.put(departure).set(world.admin.bearer).send(closing).expect(200);
      return renew(world, booking._id);
    },
    PRICE_CHANGED: async (world) => {
      const discount = { amount: 100, reason: 'A returning guest.' };
      const { booking } = await linked(world, { discount, totalAmount: 3899.98, ...soon(world) });
      return ended(world, booking._id);
    },
    SOLD_OUT: async (world) => {
      const of = await limitedTo(world.api, world, 2);
      const { booking } = await linked(world, { packageId: of._id, ...soon(world) });
      world.api.clock.moveBy(2 * HOUR_MS);
      await world.book({ of, travelDate: booking.travelDate });
      return renew(world, booking._id);
    },
  },
  openPayLink: {
    LINK_INVALID: ({ api }) => api.request.post('/api/pay/open').send({ token: TOKEN }),
  },
  payByLink: {
    LINK_INVALID: (world) => pay(world, TOKEN),
    NOT_PAYABLE: async (world) => {
      const { booking, token } = await linked(world);
      await world.cancel(booking, world.admin).expect(200);
      return pay(world, token);
    },
    PRICE_CHANGED: async (world) => {
      const discount = { amount: 100, reason: 'A returning guest.' };
      const { booking, token } = await linked(world, { discount, totalAmount: 3899.98 });
      // The hold was cut short, as where an operator repairs a day.
      const stored = world.api.dependencies.database.collection('bookings');
      const { _id } = await world.stored(booking);
      await stored.updateOne({ _id }, { $set: { seatsHeldUntil: new Date(world.api.clock.now().getTime() - 1000) } });
      return pay(world, token);
    },
    SOLD_OUT: async (world) => {
      const of = await limitedTo(world.api, world, 2);
      const { booking, token } = await linked(world, { packageId: of._id });
      // Its seats were lost, as where an operator repairs a day.
      const days = world.api.dependencies.database.collection<{ _id: string; holds: object[] }>('seatdays');
      await days.updateMany({ _id: new RegExp(`^${of._id}`) }, { $set: { holds: [] } });
      await world.book({ of, travelDate: booking.travelDate });
      return pay(world, token);
    },
    PAYMENT_PROVIDER_UNAVAILABLE: async (world) => {
      const { token } = await linked(world);
      world.api.provider.setFaults({ server_error: {} });
      try {
        return await pay(world, token);
      } finally {
        world.api.provider.setFaults({});
      }
    },
  },
};

export const changes: Changes = {
  quoteAtDesk: async (world) => ({ answer: await quote(world) }),
  bookAtDesk: async (world) => {
    const answer = await book(world);
    return { answer, id: answer.body.booking._id };
  },
  changeBookingLanguage: async (world) => {
    const { booking } = await linked(world);
    return { answer: await inEnglish(world, booking._id), id: booking._id };
  },
  renewPayLink: async (world) => {
    const { booking } = await linked(world);
    return { answer: await renew(world, booking._id), id: booking._id };
  },
};

export const reads: Reads = {
  listCustomers: { queries: ['search=tr', 'search=somebody@example.com', `search=${somePhone}`] },
};

const GRANTED = { amount: 1, reason: '' };
export const freeTexts: FreeTexts = {
  bookAtDesk: async (world, by: Account, text) => {
    const customer = { userId: by.userId };
    const total = Math.round(world.tourPackage.price * 200) / 100;
    const discount = { ...GRANTED, reason: text };
    const granted = { customer, note: text, discount, overCapacity: { note: text }, totalAmount: total - 1 };
    await book(world, granted).expect(201);
    const paid = { way: 'cash', amount: total, receivedOn: todayOf(world.api), reference: text.slice(0, 80) };
    // What an invoice says of its buyer is kept with it.
    const invoiceTo = { company: lastWordOf(text), address: lastWordOf(text) };
    await book(world, { customer, link: undefined, paid, invoiceTo }).expect(201);
    await book(world, { customer, link: undefined, free: { reason: text }, totalAmount: 0 }).expect(201);
  },
};
