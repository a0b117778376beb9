import { addDays } from '@wayfarer/contracts';
import { addTourPackage, todayOf } from '../catalogue.ts';
import { endTrip } from '../end-trip.ts';
import { limitedTo } from '../seats.ts';
import type { Changes, ErrorCases, FreeTexts, OwnedBodies } from './every-case.ts';
import { about, UNKNOWN, type World } from './world.ts';

const ask = ({ api, traveller }: Pick<World, 'api' | 'traveller'>, id: string, wish: object = {}) =>
  api.request.post(`/api/booking/${id}/change/quote`).set(traveller.bearer).send(wish);
const change = ({ api, traveller }: Pick<World, 'api' | 'traveller'>, id: string, wish: object = {}) =>
  api.request
    .post(`/api/booking/${id}/change`)
    .set(traveller.bearer)
    .send({ toPay: 0, refund: 0, ...wish });
const drop = ({ api, traveller }: Pick<World, 'api' | 'traveller'>, id: string) =>
  api.request.delete(`/api/booking/${id}/change`).set(traveller.bearer);
/** With a larger party that waits for its payment. */
const waiting = async (world: World) => {
  const { _id } = await world.bookConfirmed();
  const { body } = await change(world, _id, { totalPersons: 3, toPay: world.tourPackage.price }).expect(200);
  return { id: _id, sessionId: body.payment.sessionId };
};
const otherDay = ({ api }: Pick<World, 'api'>) => ({ travelDate: addDays(todayOf(api), 30) });

/** A confirmed booking of a package that is not sold any more. */
const ofWithdrawn = async (world: World): Promise<string> => {
  const of = await addTourPackage(world.api, world.admin, { destination: world.tourPackage.destination._id });
  const { _id } = await world.bookConfirmed({ of });
  await world.api.request.delete(`/api/package/${of._id}`).set(world.admin.bearer).expect(200);
  return _id;
};

const over = async (world: World): Promise<string> => {
  const booking = await world.bookConfirmed();
  await endTrip(world.api, booking);
  return booking._id;
};

export const errorCases: ErrorCases = {
  quoteTripChange: {
    VALIDATION: (world) => ask(world, world.booking._id, { totalPersons: 0 }),
    NOT_FOUND: (world) => ask(world, UNKNOWN),
    CONFLICT: (world) => ask(world, world.booking._id),
    PACKAGE_NOT_BOOKABLE: async (world) => ask(world, await ofWithdrawn(world), otherDay(world)),
    TRIP_OVER: async (world) => ask(world, await over(world)),
  },
  changeTrip: {
    NOT_FOUND: (world) => change(world, UNKNOWN),
    CONFLICT: (world) => change(world, world.booking._id),
    PACKAGE_NOT_BOOKABLE: async (world) => change(world, await ofWithdrawn(world), otherDay(world)),
    SOLD_OUT: async (world) => {
      const of = await limitedTo(world.api, world, 2);
      await world.bookConfirmed({ of, ...otherDay(world) });
      return change(world, (await world.bookConfirmed({ of }))._id, otherDay(world));
    },
    PRICE_CHANGED: async (world) => change(world, (await world.bookConfirmed())._id, { totalPersons: 3 }),
    REFUND_CHANGED: async (world) => change(world, (await world.bookConfirmed())._id, { totalPersons: 1 }),
    PAYMENT_PROVIDER_UNAVAILABLE: async (world) => {
      const { _id } = await world.bookConfirmed();
      world.api.provider.setFaults({ server_error: {} });
      try {
        return await change(world, _id, { totalPersons: 3, toPay: world.tourPackage.price });
      } finally {
        world.api.provider.setFaults({});
      }
    },
    TRIP_OVER: async (world) => change(world, await over(world)),
  },
  dropTripChange: {
    NOT_FOUND: (world) => drop(world, UNKNOWN),
    CONFLICT: async (world) => {
      const { id, sessionId } = await waiting(world);
      world.api.provider.setFaults({ lose_event: {} });
      try {
        await world.payCard(sessionId);
        return await drop(world, id);
      } finally {
        world.api.provider.setFaults({});
      }
    },
    PAYMENT_PROVIDER_UNAVAILABLE: async (world) => {
      const { id } = await waiting(world);
      world.api.provider.setFaults({ server_error: {} });
      try {
        return await drop(world, id);
      } finally {
        world.api.provider.setFaults({});
      }
    },
  },
};

export const changes: Changes = {
  quoteTripChange: async (world) => {
    const { _id } = await world.bookConfirmed();
    return about(_id, ask({ api: world.api, traveller: world.admin }, _id));
  },
  changeTrip: async (world) => {
    const { _id } = await world.bookConfirmed();
    return about(_id, change({ api: world.api, traveller: world.admin }, _id, otherDay(world)));
  },
  dropTripChange: async (world) => {
    const { _id } = await world.bookConfirmed();
    return about(_id, drop({ api: world.api, traveller: world.admin }, _id));
  },
};

export const ownedBodies: OwnedBodies = {
  quoteTripChange: () => ({}),
  changeTrip: () => ({ toPay: 0, refund: 0 }),
};

export const freeTexts: FreeTexts = {
  quoteTripChange: async ({ api, admin, bookConfirmed }, by, reason) => {
    const { _id } = await bookConfirmed({ by });
    await ask({ api, traveller: admin }, _id, { discount: { amount: 1, reason } }).expect(200);
  },
  changeTrip: async ({ api, admin, bookConfirmed }, by, reason) => {
    const { _id } = await bookConfirmed({ by });
    await change({ api, traveller: admin }, _id, { discount: { amount: 1, reason }, refund: 1 }).expect(200);
  },
};
