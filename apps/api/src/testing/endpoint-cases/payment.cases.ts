import { addDays } from '@wayfarer/contracts';
import { todayOf } from '../catalogue.ts';
import { addDepositTour, PRICE, takePart } from '../deposits.ts';
import { AFTER_THE_HOLD, limitedTo } from '../seats.ts';
import { somePhone } from '../stored-data/traveller-rows.ts';
import { withSettings } from '../with-settings.ts';
import { aDay } from './a-day.ts';
import type { Changes, ErrorCases, FreeTexts, OwnedBodies, Reads } from './every-case.ts';
import { about, UNKNOWN, unknownSession, type World } from './world.ts';

const pay = ({ api, traveller }: World, bookingId: string) =>
  api.request.post('/api/payment').set(traveller.bearer).send({ userId: traveller.userId, bookingId });

const settle = ({ api, traveller }: World, sessionId: string) =>
  api.request.put(`/api/payment/status/${sessionId}`).set(traveller.bearer);

const refund = ({ api, admin }: World, paymentId: string, fields: object = {}) =>
  api.request
    .post(`/api/payment/refund/${paymentId}`)
    .set(admin.bearer)
    .set('Idempotency-Key', 'one-dialog')
    .send({ amount: 1, reason: 'The guide was ill.', ...fields });

type Money = Pick<World, 'api' | 'admin'>;
const take = ({ api, admin }: Money, bookingId: string, fields: object = {}) =>
  api.request
    .post(`/api/payment/by-hand/${bookingId}`)
    .set(admin.bearer)
    .set('Idempotency-Key', 'one-dialog')
    .send({ way: 'cash', amount: 3999.98, receivedOn: todayOf(api), ...fields });

const takeOnArrival = ({ api, admin }: Money, bookingId: string, fields: object = {}) =>
  api.request
    .post(`/api/payment/on-arrival/${bookingId}`)
    .set(admin.bearer)
    .set('Idempotency-Key', 'one-dialog')
    .send({ way: 'cash', amount: 1000, ...fields });

/** Leaves tomorrow, with its rest owed on arrival: once it is booked, everything is due that late. */
const arriving = async (world: Money & Pick<World, 'book' | 'traveller'>, by = world.traveller) => {
  const of = await addDepositTour(world.api, world.admin, { onArrival: true, balanceDays: undefined });
  const travelDate = addDays(todayOf(world.api), 1);
  const booking = await world.book({ of, by, travelDate, totalAmount: PRICE });
  await takePart(world.api, world.admin, booking, PRICE * 0.3).expect(201);
  return booking;
};

const giveBack = ({ api, admin }: Money, paymentId: string, refund: string, how?: object) =>
  api.request.post(`/api/payment/given-back/${paymentId}`).set(admin.bearer).send({ refund, how });

/** A booking whose seats are sold to others, since nobody paid it in time. */
const tooSlow = async (world: World) => {
  const of = await limitedTo(world.api, world, 2);
  const slow = await world.book({ of });
  world.api.clock.moveBy(AFTER_THE_HOLD);
  await world.book({ of, travelDate: slow.travelDate });
  return slow;
};

/** A booking that waited longer than its price holds, and whose code there is no more. */
const withoutItsCode = async ({ api, admin, book }: World, code: string) => {
  const { body } = await api.request.post('/api/code').set(admin.bearer).send({ code, percent: 10 }).expect(201);
  const slow = await book({ code, totalAmount: 3599.98 });
  api.clock.moveBy(AFTER_THE_HOLD);
  await api.request.delete(`/api/code/${body.promotionCode._id}`).set(admin.bearer).expect(200);
  return slow;
};

const attemptOf = async ({ api, admin, session }: World): Promise<string> => {
  const { body } = await api.request.get(`/api/payment?search=${session.sessionId}`).set(admin.bearer);
  return body[0]._id;
};

/** While the provider answers only 500. */
const withoutProvider = async <Result>({ api }: World, call: () => Promise<Result>): Promise<Result> => {
  api.provider.setFaults({ server_error: {} });
  try {
    return await call();
  } finally {
    api.provider.setFaults({});
  }
};

export const errorCases: ErrorCases = {
  startPayment: {
    NOT_FOUND: (world) => pay(world, UNKNOWN),
    PAYMENT_PROVIDER_UNAVAILABLE: (world) => withoutProvider(world, async () => pay(world, world.booking._id)),
    SOLD_OUT: async (world) => pay(world, (await tooSlow(world))._id),
    TOO_MANY_UNPAID: async (world) => {
      const of = await limitedTo(world.api, world, 4);
      const slow = await world.book({ of });
      world.api.clock.moveBy(AFTER_THE_HOLD);
      await world.book({ of, travelDate: slow.travelDate });
      return withSettings(world.api, { RATE_LIMITS: 'on', MAX_UNPAID_SEAT_PERCENT: 0 }, async () => pay(world, slow._id));
    },
    PRICE_CHANGED: async (world) => pay(world, (await withoutItsCode(world, 'GONE'))._id),
    NOT_PAYABLE: async (world) => {
      await world.cancel(world.booking).expect(200);
      return pay(world, world.booking._id);
    },
  },
  updatePaymentStatus: {
    NOT_FOUND: (world) => settle(world, unknownSession()),
    NOT_PAID: (world) => settle(world, world.session.sessionId),
    PAYMENT_PROVIDER_UNAVAILABLE: (world) => withoutProvider(world, async () => settle(world, world.session.sessionId)),
  },
  refundPayment: {
    NOT_FOUND: (world) => refund(world, UNKNOWN),
    NOT_REFUNDABLE: async (world) => refund(world, await attemptOf(world)),
    IDEMPOTENCY_KEY_REUSED: async (world) => {
      await world.payCard(world.session.sessionId);
      await settle(world, world.session.sessionId);
      await refund(world, await attemptOf(world));
      return refund(world, await attemptOf(world), { amount: 2 });
    },
  },
  takePayment: {
    NOT_FOUND: (world) => take(world, UNKNOWN),
    NOT_PAYABLE: async (world) => {
      await world.cancel(world.booking).expect(200);
      return take(world, world.booking._id);
    },
    PRICE_CHANGED: async (world) => take(world, (await withoutItsCode(world, 'ENDED'))._id, { amount: 3599.98 }),
    SOLD_OUT: async (world) => take(world, (await tooSlow(world))._id),
    IDEMPOTENCY_KEY_REUSED: async (world) => {
      const { _id } = await world.book();
      await take(world, _id).expect(201);
      return take(world, _id, { way: 'transfer' });
    },
    PAYMENT_PROVIDER_UNAVAILABLE: async (world) => {
      const { _id } = await world.book();
      await pay(world, _id).expect(201);
      return withoutProvider(world, async () => take(world, _id));
    },
  },
  takeOnArrival: {
    NOT_FOUND: (world) => takeOnArrival(world, UNKNOWN),
    NOT_PAYABLE: (world) => takeOnArrival(world, world.booking._id),
    IDEMPOTENCY_KEY_REUSED: async (world) => {
      const { _id } = await arriving(world);
      await takeOnArrival(world, _id).expect(201);
      return takeOnArrival(world, _id, { way: 'transfer' });
    },
    PAYMENT_PROVIDER_UNAVAILABLE: async (world) => {
      const { _id } = await arriving(world);
      await pay(world, _id).expect(201);
      return withoutProvider(world, async () => takeOnArrival(world, _id));
    },
  },
  giveBack: {
    NOT_FOUND: (world) => giveBack(world, UNKNOWN, `${UNKNOWN}-1`),
    NOT_REFUNDABLE: async (world) => {
      const { sessionId } = await world.bookAndPay();
      const { body } = await world.checkStatus(sessionId).expect(200);
      const { _id } = body.updatedPayment;
      await world.api.request
        .post(`/api/payment/refund/${_id}`)
        .set(world.admin.bearer)
        .set('Idempotency-Key', sessionId)
        .send({ amount: 1, reason: 'Rain' });
      return giveBack(world, _id, `${_id}-1`);
    },
  },
  receivePaymentEvent: {
    BAD_SIGNATURE: ({ api }) =>
      api.request.post('/api/payment/webhook').set('Stripe-Signature', 't=1,v1=00').send({ id: 'evt_1' }),
  },
};

export const changes: Changes = {
  startPayment: async ({ api, admin, traveller, book }) => {
    const { _id } = await book();
    const body = { userId: traveller.userId, bookingId: _id };
    return about(_id, api.request.post('/api/payment').set(admin.bearer).send(body));
  },
  updatePaymentStatus: async ({ api, admin, bookAndPay }) => {
    const { sessionId } = await bookAndPay();
    return about(sessionId, api.request.put(`/api/payment/status/${sessionId}`).set(admin.bearer));
  },
  takePayment: async (world) => {
    const { _id } = await world.book();
    return about(_id, take(world, _id));
  },
  takeOnArrival: async (world) => {
    const { _id } = await arriving(world);
    return about(_id, takeOnArrival(world, _id));
  },
  giveBack: async (world) => {
    const booking = await world.book();
    const { body } = await take(world, booking._id);
    await world.cancel(booking).expect(200);
    return about(body.payment._id, giveBack(world, body.payment._id, `${body.payment._id}-1`));
  },
  refundPayment: async ({ api, admin, bookAndPay, checkStatus }) => {
    const { sessionId } = await bookAndPay();
    const { body } = await checkStatus(sessionId).expect(200);
    const { _id } = body.updatedPayment;
    const call = api.request.post(`/api/payment/refund/${_id}`).set(admin.bearer).set('Idempotency-Key', sessionId);
    return about(_id, call.send({ amount: 10.5, reason: 'A day was rained off' }));
  },
};

export const reads: Reads = {
  listPayments: {
    queries: [
      '',
      'search=t',
      `search=${somePhone}`,
      'amount=3999.98',
      `from=${aDay(-330)}&to=${aDay(30)}&status=paid`,
      'sort=-amount',
      'sort=amount&status=expired',
      `booking=${UNKNOWN}`,
      `takenBy=${UNKNOWN}`,
      `way=cash&from=${aDay(-330)}`,
      ...['give-back', 'review', 'failed-refund', 'dispute'].map((what) => `status=waiting&waitsFor=${what}`),
      ...['waiting', 'needs_review', 'refund_pending', 'expired'].map((status) => `status=${status}`),
    ],
  },
};

export const ownedBodies: OwnedBodies = {
  startPayment: ({ stranger, booking }) => ({ userId: stranger.userId, bookingId: booking._id }),
};

export const freeTexts: FreeTexts = {
  takePayment: async (world, by, reference) => take(world, (await world.book({ by }))._id, { reference }),
  takeOnArrival: async (world, by, reference) => takeOnArrival(world, (await arriving(world, by))._id, { reference }),
  giveBack: async (world, by, text) => {
    const booking = await world.book({ by });
    const { body } = await take(world, booking._id).expect(201);
    await world.cancel(booking, by).expect(200);
    const how = { way: 'transfer', givenOn: todayOf(world.api), reference: text.slice(0, 80) };
    await giveBack(world, body.payment._id, `${body.payment._id}-1`, how).expect(200);
  },
  refundPayment: async ({ bookConfirmed, refund }, by, reason) => refund(await bookConfirmed({ by }), { amount: 1, reason }),
};
