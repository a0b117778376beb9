import type { Booking } from '@wayfarer/contracts';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { providerFailureOf } from '../../../integrations/stripe/provider-failure-of.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { cancelBooking } from '../../bookings/index.ts';
import { settleBooking } from './settle-booking.ts';

const MINUTE = 60_000;

const api = await testApi();
const journey = await startMoneyJourney(api);

const cancelUnsettled = ({ _id }: Booking) =>
  cancelBooking(api.dependencies, async () => undefined, { ...journey.traveller, role: 'user', sessionId: 'none' }, _id);

const refusing = (code: string) => {
  const asked = { times: 0 };
  const { paymentProvider } = api.dependencies;
  const message = 'This charge can no longer be refunded.';
  const refusal = new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', message, statusCode: 400, code });
  const refund = () => {
    asked.times += 1;
    return Promise.reject(providerFailureOf(refusal));
  };
  return { asked, dependencies: { ...api.dependencies, paymentProvider: { ...paymentProvider, refund } } };
};

test('a refund that the provider refuses for good is tried once, and waits for a person with what the provider said', async () => {
  const booking = await journey.bookConfirmed();
  await cancelUnsettled(booking);
  const { asked, dependencies } = refusing('charge_too_old');
  await settleBooking(dependencies, await journey.stored(booking));
  api.clock.moveBy(MINUTE);
  await settleBooking(dependencies, await journey.stored(booking));
  expect(asked.times).toBe(1);
  expect(await journey.stored(booking)).toMatchObject({ commands: [], attempts: [{ refunds: [{ state: 'failed' }] }] });
  expect(await journey.read(booking)).toMatchObject({ amountRefunded: 0, refundStatus: 'failed' });
  const { body } = await api.request.get('/api/payment?status=waiting').set(journey.admin.bearer).expect(200);
  const reason = 'The payment provider refused the refund of ₹3,999.98: This charge can no longer be refunded.';
  expect(body).toMatchObject([{ booking: booking._id, attention: { reason, canGiveBack: true } }]);
});

test('a refund for which the account has too little balance is tried again', async () => {
  const booking = await journey.bookConfirmed();
  await cancelUnsettled(booking);
  await settleBooking(refusing('balance_insufficient').dependencies, await journey.stored(booking));
  expect(await journey.stored(booking)).toMatchObject({ commands: [{ kind: 'refund', tries: 1 }] });
  api.clock.moveBy(MINUTE);
  await settleBooking(api.dependencies, await journey.stored(booking));
  expect(await journey.read(booking)).toMatchObject({ refundStatus: 'refunded' });
});
