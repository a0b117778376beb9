import type { Provocations } from './every-provocation.ts';
import { UNKNOWN, unknownSession, type World } from './world.ts';

const pay = ({ api, traveller }: World, bookingId: string) =>
  api.request.post('/api/payment').set(traveller.bearer).send({ userId: traveller.userId, bookingId });

const settle = ({ api, traveller }: World, sessionId: string) =>
  api.request.put(`/api/payment/status/${sessionId}`).set(traveller.bearer);

/** While the provider answers nothing but 500. */
const withoutProvider = async <Result>({ api }: World, call: () => Promise<Result>): Promise<Result> => {
  api.provider.setFaults({ server_error: {} });
  try {
    return await call();
  } finally {
    api.provider.setFaults({});
  }
};

export const paymentProvocations: Provocations = {
  listPayments: { VALIDATION: ({ api, admin }) => api.request.get('/api/payment?limit=x').set(admin.bearer) },
  startPayment: {
    VALIDATION: (world) => pay(world, 'none'),
    NOT_FOUND: (world) => pay(world, UNKNOWN),
    PAYMENT_PROVIDER_UNAVAILABLE: (world) => withoutProvider(world, async () => pay(world, world.booking._id)),
    NOT_PAYABLE: async (world) => {
      await world.api.request
        .put(`/api/booking/cancel/${world.booking._id}`)
        .set(world.admin.bearer)
        .send({ status: 'cancelled' });
      return pay(world, world.booking._id);
    },
  },
  updatePaymentStatus: {
    VALIDATION: (world) => settle(world, 'none'),
    NOT_FOUND: (world) => settle(world, unknownSession()),
    NOT_PAID: (world) => settle(world, world.session.sessionId),
    PAYMENT_PROVIDER_UNAVAILABLE: (world) => withoutProvider(world, async () => settle(world, world.session.sessionId)),
  },
  receivePaymentEvent: {
    BAD_SIGNATURE: ({ api }) =>
      api.request.post('/api/payment/webhook').set('Stripe-Signature', 't=1,v1=00').send({ id: 'evt_1' }),
  },
};
