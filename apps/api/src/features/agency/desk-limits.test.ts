import { addDays, type DeskLimits } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../testing/desk.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { limitedTo } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { withSettings } from '../../testing/with-settings.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const [desk, lead] = [await signUp(api, { role: 'desk' }), await signUp(api, { role: 'desk-lead' })];
const TOTAL = 3999.98;

const shown = async (by = admin): Promise<DeskLimits> =>
  (await api.request.get('/api/agency/desk').set(by.bearer).expect(200)).body;
const edit = (form: object, by = admin) => api.request.put('/api/agency/desk').set(by.bearer).send(form);
const off = (amount: number, by = desk) =>
  bookAtDesk(
    api,
    by,
    deskBody({ ...journey, api }, { discount: { amount, reason: 'A returning guest.' }, totalAmount: TOTAL - amount }),
  );

test('until an admin changes them, the limits of the desk are those of the environment', async () => {
  await api.dependencies.database.collection('desklimits').deleteMany();
  await withSettings(api, { DESK_REFUND_LIMIT: 3000 }, async () => {
    expect(await shown(desk)).toEqual({ refundLimit: 3000, discountPercent: 10, leadDiscountPercent: 20, version: 0 });
    const booking = await journey.bookConfirmed();
    expect((await journey.read(booking, desk)).refundLimit).toBe(3000);
    await journey.cancel(booking, desk).expect(403);
  });
});

test('what an admin sets counts for the next call of the desk, is in the log with both values, and is not the desk’s to set', async () => {
  const before = await shown();
  const form = { refundLimit: 5000, discountPercent: 30, leadDiscountPercent: 50, version: before.version };
  await edit(form, desk).expect(403);
  await edit(form, lead).expect(403);
  await edit({ ...form, discountPercent: 101 }).expect(400);
  expect((await edit(form).expect(200)).body.limits).toEqual({ ...form, version: before.version + 1 });
  expect((await edit(form).expect(409)).body.details.current).toMatchObject({ refundLimit: 5000 });
  await withSettings(api, { DESK_REFUND_LIMIT: 1 }, async () => {
    const booking = await journey.bookConfirmed();
    expect((await journey.read(booking, desk)).refundLimit).toBe(5000);
    await journey.cancel(booking, desk).expect(200);
  });
  await off(1199).expect(201);
  const { body } = await off(1201).expect(400);
  expect(body.details).toHaveProperty(['discount.amount']);
  await off(1999, lead).expect(201);
  await off(2001, lead).expect(400);
  const log = (await api.request.get('/api/activity?area=settings').set(admin.bearer).expect(200)).body;
  const entry = only<{ call: string; changes: { fields: object[] }[] }>(
    log.filter(
      ({ call, outcome, changes }: { call: string; outcome: string; changes: object[] }) =>
        call === 'editDeskLimits' && outcome === 'done' && JSON.stringify(changes).includes('"to":"30"'),
    ),
  );
  expect(JSON.stringify(entry.changes)).toContain('"field":"discountPercent","from":"10","to":"30"');
});

test('a desk lead refunds above the limit of the desk, in parts too, and cancels a departure; the desk does neither', async () => {
  const { version, ...limits } = await shown();
  await edit({ ...limits, refundLimit: 0, version }).expect(200);
  const [booking, other] = [await journey.bookConfirmed(), await journey.bookConfirmed()];
  await journey.cancel(booking, desk).expect(403);
  expect((await journey.read(booking, lead)).refundLimit).toBeNull();
  await journey.cancel(booking, lead).expect(200);
  const { attemptId } = only((await journey.stored(other)).attempts);
  const refund = (by: typeof desk) =>
    api.request
      .post(`/api/payment/refund/${attemptId}`)
      .set({ ...by.bearer, 'Idempotency-Key': 'one' })
      .send({ amount: 10, reason: 'A late bus.' });
  await refund(desk).expect(403);
  await refund(lead).expect(200);
  const of = await limitedTo(api, journey, 4);
  const cancel = (by: typeof desk) =>
    api.request
      .post(`/api/departure/cancel/${of._id}`)
      .set({ ...by.bearer, 'Idempotency-Key': 'one' })
      .send({ day: addDays(todayOf(api), 10), bookings: [], reason: 'A storm.', letter: 'We are sorry.' });
  await cancel(desk).expect(403);
  await cancel(lead).expect(200);
});
