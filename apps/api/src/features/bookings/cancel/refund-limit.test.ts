import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const PAID = 3999.98;

const api = await testApi();
const journey = await startMoneyJourney(api);
const desk = await signUp(api, { role: 'desk' });

test('the desk cancels a booking whose refund is within its limit, and sees the limit before', async () => {
  const booking = await journey.bookConfirmed();
  expect(await journey.read(booking, desk)).toMatchObject({ canCancel: true, refundOnCancel: PAID, refundLimit: 10_000 });
  await journey.cancel(booking, desk).expect(200);
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'cancelled', amountRefunded: PAID });
});

test('a read-only role is told that it can cancel no booking, and gets no limit', async () => {
  const viewer = await signUp(api, { role: 'viewer' });
  expect(await journey.read(await journey.bookConfirmed(), viewer)).toMatchObject({ canCancel: false, refundLimit: null });
});

test('above its limit the desk is told to ask an admin, nothing changes however often it tries, and an admin cancels it', () =>
  withSettings(api, { DESK_REFUND_LIMIT: 3999 }, async () => {
    const booking = await journey.bookConfirmed();
    const answers = await Promise.all(Array.from({ length: 5 }, () => journey.cancel(booking, desk)));
    for (const { status, body } of answers) {
      expect([status, body.code, body.details]).toEqual([403, 'FORBIDDEN', { refundLimit: 3999 }]);
      expect(body.message).toMatch(/refunds ₹3,999\.98, and you may refund up to ₹3,999\.00\. Ask a desk lead or an admin/);
    }
    expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', refundStatus: 'none' });
    expect((await journey.read(booking, journey.admin)).refundLimit).toBeNull();
    await journey.cancel(booking, journey.admin).expect(200);
  }));

test('a limit of 0 lets the desk cancel what nobody paid, and nothing else; a part that was refunded is not counted again', () =>
  withSettings(api, { DESK_REFUND_LIMIT: 0 }, async () => {
    await journey.cancel(await journey.book(), desk).expect(200);
    const booking = await journey.bookConfirmed();
    await journey.cancel(booking, desk).expect(403);
    await withSettings(api, { DESK_REFUND_LIMIT: 3000 }, async () => {
      await journey.refund(booking, { amount: 999.98, reason: 'One night less.' });
      await journey.cancel(booking, desk).expect(200);
    });
  }));

test('the desk refunds no payment by itself, and cancels its own booking as any traveller does', () =>
  withSettings(api, { DESK_REFUND_LIMIT: 0 }, async () => {
    const booking = await journey.bookConfirmed();
    const [attempt] = (await journey.stored(booking)).attempts;
    await api.request
      .post(`/api/payment/refund/${attempt?.attemptId}`)
      .set({ ...desk.bearer, 'Idempotency-Key': 'one-key' })
      .send({ amount: 1, reason: 'A gift.' })
      .expect(403);
    const own = await journey.bookConfirmed({ by: desk });
    expect((await journey.read(own, desk)).refundLimit).toBeNull();
    await journey.cancel(own, desk).expect(200);
  }));
