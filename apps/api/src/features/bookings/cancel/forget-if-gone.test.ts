import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { signUp } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { workOffCancellations } from '../../run-departures/cancel/work-off-cancellations.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const { database } = api.dependencies;
const contact = {
  name: 'Asha Rao',
  phone: '+91 98450 12345',
  from: 'Pune',
  invoiceTo: { company: 'Heron Ltd', address: '1 Road' },
};

const leftBehind = async (travelDate?: string) => {
  const owner = await signUp(api);
  const booking = await journey.bookConfirmed({ by: owner, ...(travelDate === undefined ? {} : { travelDate }) });
  await api.request
    .put(`/api/booking/travellers/${booking._id}`)
    .set(owner.bearer)
    .send({ travellers: [{ name: 'Asha Rao' }], contact, version: 0 })
    .expect(200);
  await api.request.delete(`/api/auth/${owner.userId}`).set(admin.bearer).expect(200);
  expect(await database.collection('travellers').findOne({ _id: objectIdOf(booking._id) })).not.toBeNull();
  return booking;
};

test.each([
  [
    'by staff',
    async ({ _id }: { _id: string }) => {
      const wish = { status: 'cancelled', reason: 'Asha called.' };
      await api.request.put(`/api/booking/cancel/${_id}`).set(admin.bearer).send(wish).expect(200);
    },
  ],
  [
    'by a full refund',
    async (booking: Awaited<ReturnType<typeof leftBehind>>) => {
      await journey.refund(booking, { amount: booking.totalAmount, reason: 'Asha called.' });
    },
  ],
  [
    'with its departure',
    async ({ _id, package: { _id: id }, travelDate }: Awaited<ReturnType<typeof leftBehind>>) => {
      await api.request
        .post(`/api/departure/cancel/${id}`)
        .set(admin.bearer)
        .set('Idempotency-Key', _id)
        .send({ day: travelDate, reason: 'Storm.', letter: 'Dear Asha, there is a storm.', bookings: [_id], kept: [] })
        .expect(({ status }) => expect(status).toBeLessThan(300));
      await workOffCancellations(api.dependencies);
    },
  ],
] as const)(
  'a trip that is cancelled %s after its account was deleted keeps neither who travels nor what staff wrote',
  async (how, cancel) => {
    const booking = await leftBehind(how === 'with its departure' ? journey.tourPackage.availableTo : undefined);
    await cancel(booking);
    const stored = await database.collection('bookings').findOne({ _id: objectIdOf(booking._id) });
    expect(stored?.bookingStatus).toBe('cancelled');
    expect(await database.collection('travellers').findOne({ _id: objectIdOf(booking._id) })).toBeNull();
    expect(JSON.stringify(stored)).not.toMatch(/Asha|Storm/);
  },
);
