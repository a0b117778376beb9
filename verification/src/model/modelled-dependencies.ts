import { readConfig } from '@wayfarer/api/config';
import { createLogger } from '@wayfarer/api/logger';
import type { MoneyDependencies } from '@wayfarer/api/payments';
import { moneyGuards } from '@wayfarer/api/payments';
import type { PaymentProvider, ProviderEvent } from '@wayfarer/api/stripe/payment-provider';
import { createPasswords } from '@wayfarer/api/users';
import mongoose, { mongo } from 'mongoose';
import type { StoredDocument } from './apply-steps.ts';
import { applySteps } from './apply-steps.ts';
import { initialBooking, USER_ID } from './initial-records.ts';
import type { CollectionName, DatabaseRequest } from './memory-database.ts';
import { ask, clock } from './replay.ts';

type Filter = StoredDocument;
type Steps = readonly { readonly $set: StoredDocument }[];
type Options = { upsert?: boolean; returnDocument?: 'before' | 'after' };

const tourPackage = {
  _id: initialBooking.package.packageId,
  title: 'Hampi',
  images: [],
  itinerary: [],
  withdrawnAt: null,
  price: 100,
  availableFrom: '2026-01-01',
  availableTo: '2030-12-31',
};

const user = { _id: USER_ID, username: 'Asha', email: 'asha@example.com' };

/** The package that is booked; each exploration has a thread of its own, and sets its capacity there. */
let capacity: number | null = null;
export const limitSeatsTo = (seats: number | null): void => {
  capacity = seats;
};
/** Whether what is owed by email is kept: where nobody sends any it would only be more states. */
let keepsEmails = false;
export const oweEmails = (isOwed: boolean): void => {
  keepsEmails = isOwed;
};
const offered = () => ({ ...tourPackage, capacity });

const query = (given: Promise<unknown>) => {
  const result = Object.assign(given, { orFail: () => given });
  const self = { lean: () => result, sort: () => self, hint: () => self, limit: () => self };
  return self;
};

/**
 * What a write adds to a trail and what it says of a failure decide nothing: states that differ in these
 * alone are the same.
 */
const decisiveOf = ({ $push: pushed, $unset: _places, ...rest }: StoredDocument): StoredDocument => {
  const { emailsDue }: StoredDocument = Object(pushed);
  const change = keepsEmails && emailsDue ? { ...rest, $push: { emailsDue } } : rest;
  const { lastFailure: _failure, ...$set }: StoredDocument = Object(change.$set);
  return change.$set ? { ...change, $set } : change;
};

/**
 * As much of a mongoose model as the repositories of bookings and payments use; every call is an effect of
 * its own.
 */
const modelledCollection = (to: CollectionName) => {
  const update = (filter: Filter, change: StoredDocument, options: Options = {}): DatabaseRequest => ({
    to,
    act: 'update',
    filter,
    update: change,
    ...options,
  });
  return {
    findOne: (filter: Filter) => query(ask({ to, act: 'findOne', filter })),
    findById: (id: unknown) => query(ask({ to, act: 'findOne', filter: { _id: id } })),
    find: (filter: Filter) => query(ask({ to, act: 'find', filter })),
    /** Of aggregations only the one that brings a booking's package along. */
    aggregate: async ([{ $match: filter }]: readonly [{ $match: Filter }]) => {
      const found = await ask<StoredDocument[]>({ to, act: 'find', filter });
      return found.map((booking) => ({ ...booking, tourPackage: [offered()] }));
    },
    exists: (filter: Filter) => ({ readConcern: () => ask({ to, act: 'findOne', filter }) }),
    findOneAndUpdate: (filter: Filter, change: StoredDocument, { upsert = false, returnDocument = 'before' }: Options) =>
      query(ask(update(filter, decisiveOf(change), { upsert, returnDocument }))),
    updateOne: async (filter: Filter, change: StoredDocument, { upsert = false }: Options = {}) => {
      const before = await ask(update(filter, decisiveOf(change), { upsert }));
      return { matchedCount: before ? 1 : 0 };
    },
    create: async (document: StoredDocument) => {
      if (await ask({ to, act: 'insert', document })) return;
      throw new mongo.MongoServerError({ code: 11_000, message: 'There is one with this id.' });
    },
    bulkWrite: (writes: readonly { updateOne: { filter: Filter; update: StoredDocument; upsert: boolean } }[]) =>
      ask({ to, act: 'updateMany', writes: writes.map(({ updateOne }) => updateOne) }),
  };
};

/** As much of one as seats and codes use, whose writes are steps. */
const modelledHolds = (to: CollectionName) => ({
  findOneAndUpdate: (filter: Filter, steps: Steps, { projection, upsert = false }: Options & { projection: StoredDocument }) => {
    const told = async () => {
      const after = await ask<StoredDocument | null>({ to, act: 'applySteps', filter, steps, upsert });
      return after && applySteps(after, [{ $set: projection }]);
    };
    return query(told());
  },
  updateOne: async (filter: Filter, steps: Steps) => {
    const after = await ask({ to, act: 'applySteps', filter, steps, upsert: false });
    return { matchedCount: after ? 1 : 0 };
  },
  exists: (filter: Filter) => ask({ to, act: 'findOne', filter }),
});

const nothing = async (): Promise<void> => undefined;

/**
 * A connection that is never opened: its models ask the checker instead of a database. The package is there
 * and stays as it is.
 */
const modelledDatabase = (): MoneyDependencies['database'] => {
  const connection = mongoose.createConnection();
  Object.assign(connection.models, {
    Booking: modelledCollection('Booking'),
    PaymentEvent: modelledCollection('PaymentEvent'),
    JobMark: modelledCollection('JobMark'),
    Email: modelledCollection('Email'),
    // Who comes decides nothing of money: it is erased, and nobody is named.
    Travellers: {
      deleteOne: nothing,
      updateOne: nothing,
      find: () => query(Promise.resolve([])),
      findOne: () => query(Promise.resolve(null)),
    },
    // The desk's limits are those of the environment.
    DeskLimits: { findById: () => query(Promise.resolve(null)) },
    // The agency wants no email of its own.
    AgencyNotices: { findById: () => query(Promise.resolve(null)) },
    User: { findOne: () => query(Promise.resolve(user)), find: () => query(Promise.resolve([user])) },
    SeatDay: modelledHolds('SeatDay'),
    PromotionCode: modelledHolds('PromotionCode'),
    TourPackage: {
      findOne: () => query(Promise.resolve(offered())),
      find: () => query(Promise.resolve([offered()])),
      aggregate: async () => [{ ...offered(), destinations: [] }],
    },
    // Nothing of the agency was changed yet.
    Agency: { findById: () => query(Promise.resolve(null)) },
  });
  return connection;
};

const modelledProvider: PaymentProvider = {
  openSession: (order) => ask({ to: 'provider', act: 'openSession', order }),
  findSession: (sessionId) => ask({ to: 'provider', act: 'findSession', sessionId }),
  findSessionOfPayment: (paymentId) => ask({ to: 'provider', act: 'findSessionOfPayment', paymentId }),
  expireSession: (sessionId) => ask({ to: 'provider', act: 'expireSession', sessionId }),
  refund: (order) => ask({ to: 'provider', act: 'refund', ...order }),
  listPaidSessions: async function* () {},
  listBalance: async function* () {},
  listPayouts: async function* () {},
  listPaidOut: async function* () {},
  readEvent: () => null,
  listEventsSince: async function* () {
    yield* await ask<ProviderEvent[]>({ to: 'provider', act: 'listEvents' });
  },
};

const config = readConfig({
  NODE_ENV: 'test',
  MONGODB_URI: 'mongodb://database.example',
  TOKEN_SECRET: 'a secret that nothing here is signed with',
  STRIPE_SECRET_KEY: 'sk_test_model',
  STRIPE_WEBHOOK_SECRET: 'whsec_model',
  PUBLIC_URL: 'https://wayfarer.example',
  PICTURES_DIR: 'none',
});

/**
 * What the shipped operations work with while they are checked: each effect waits until the checker lets it
 * happen.
 */
export const modelledDependencies: MoneyDependencies = {
  config,
  database: modelledDatabase(),
  logger: createLogger('silent'),
  clock,
  passwords: createPasswords({ pepper: 'no password is checked', cost: 4 }),
  pictures: {
    encode: async () => [],
    encodeVariant: async () => Buffer.alloc(0),
    has: async () => false,
    save: nothing,
    read: async () => null,
    remove: nothing,
    list: async function* listNothing() {},
  },
  printDocument: async () => new Uint8Array(),
  paymentProvider: modelledProvider,
  guards: moneyGuards,
};
