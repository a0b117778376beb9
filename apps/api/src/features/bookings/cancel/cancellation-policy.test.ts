import { addDays, type Booking, type CancellationStep } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { addTourPackage, packageFields, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { startTestApi, testApi } from '../../../testing/start-test-api.ts';
import { cancelBooking } from './cancel-booking.ts';

const PAID = 3999.98;
/** 75 percent of it is 2,999.985: half a paisa is rounded up. */
const policy: CancellationStep[] = [
  { daysBefore: 8, percent: 100 },
  { daysBefore: 3, percent: 75 },
];

const api = await testApi();
const journey = await startMoneyJourney(api);
const tourPackage = await addTourPackage(api, journey.admin, { cancellationPolicy: JSON.stringify(policy) });

const edit = (fields: Record<string, string>) =>
  api.request
    .put(`/api/package/${tourPackage._id}`)
    .set(journey.admin.bearer)
    .field({ ...packageFields(api, tourPackage.destination._id), ...fields });
/** The product at an instant in the site's time zone, UTC+5:30. */
const at = (day: string, time: string) => ({ ...api.dependencies, clock: () => new Date(`${day}T${time}+05:30`) });
const cancelAt = async (booking: Booking, day: string, time: string, expectedRefund?: number) => {
  const traveller = { ...journey.traveller, role: 'user' as const, sessionId: 'none' };
  const wish = { status: 'cancelled' as const, ...(expectedRefund === undefined ? {} : { expectedRefund }) };
  return (await cancelBooking(at(day, time), async () => undefined, traveller, booking._id, wish)).booking;
};
const dueOf = async (booking: Booking): Promise<number> => ((await journey.stored(booking)).attempts[0]?.refundDue ?? 0) / 100;

test('a package shows its policy, a booking keeps the one that it was made under, whatever the package says later', async () => {
  expect(tourPackage.cancellationPolicy).toEqual(policy);
  const booking = await journey.bookConfirmed({ of: tourPackage });
  const { body } = await edit({ cancellationPolicy: '[]' }).expect(200);
  expect(body.updatedPackage.cancellationPolicy).toEqual([]);
  expect((await edit({}).expect(200)).body.updatedPackage.cancellationPolicy).toEqual([]);
  expect(await journey.read(booking)).toMatchObject({ cancellationPolicy: policy, refundOnCancel: PAID });
  expect(await journey.read(await journey.book({ of: tourPackage }))).toMatchObject({ cancellationPolicy: [] });
  await edit({ cancellationPolicy: JSON.stringify(policy) }).expect(200);
});

test('a package without a policy follows the site, and one whose steps make no sense is refused', async () => {
  const { destination } = tourPackage;
  const plain = await addTourPackage(api, journey.admin, { destination: destination._id });
  expect(plain.cancellationPolicy).toEqual([{ daysBefore: 1, percent: 100 }]);
  const strict = await startTestApi({ REFUND_ON_CANCEL: 'none' });
  const other = await startMoneyJourney(strict);
  expect(other.tourPackage.cancellationPolicy).toEqual([]);
  await strict.stop();
  const rising = JSON.stringify([...policy].toReversed());
  const { body } = await edit({ cancellationPolicy: rising }).expect(400);
  expect(body.details).toMatchObject({
    'cancellationPolicy.1.daysBefore': 'Each step must have fewer days than the one above it.',
  });
});

test.each([
  ['in the last second of the last free day', -8, '23:59:59', PAID],
  ['in the first second of the day after', -7, '00:00:00', 2999.99],
  ['in the last second of the last step', -3, '23:59:59', 2999.99],
  ['in the first second after it', -2, '00:00:00', 0],
])('what a cancel refunds is decided by the day of the site: %s', async (_, days, time, refund) => {
  const booking = await journey.bookConfirmed({ of: tourPackage });
  await cancelAt(booking, addDays(booking.travelDate, days), time);
  expect(await dueOf(booking)).toBe(refund);
});

test('a cancel that would refund something else than was told is refused with the right amount, and cancels nothing', async () => {
  const booking = await journey.bookConfirmed({ of: tourPackage });
  const midnight = addDays(booking.travelDate, -7);
  const refusal = await cancelAt(booking, midnight, '00:00:00', PAID).catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({ code: 'REFUND_CHANGED', details: { refundOnCancel: 2999.99 } });
  expect(await journey.read(booking)).toMatchObject({ bookingStatus: 'confirmed', refundStatus: 'none' });
  // Nor does anybody get more than they were shown.
  await expect(cancelAt(booking, midnight, '00:00:00', 2999.98)).rejects.toThrow('Cancelling now refunds ₹2,999.99');
  await cancelAt(booking, midnight, '00:00:01', 2999.99);
  expect(await dueOf(booking)).toBe(2999.99);
  expect((await cancelAt(booking, midnight, '00:00:02', PAID)).bookingStatus).toBe('cancelled');
});

test('after a part was refunded the policy is applied to what is still here', async () => {
  const booking = await journey.bookConfirmed({ of: tourPackage });
  await journey.refund(booking, { amount: 999.98, reason: 'One night less.' });
  const told = api.request.put(`/api/booking/cancel/${booking._id}`).set(journey.traveller.bearer);
  const { body } = await told.send({ status: 'cancelled', expectedRefund: PAID }).expect(409);
  expect(body).toMatchObject({ code: 'REFUND_CHANGED', details: { refundOnCancel: 3000 } });
  await cancelAt(booking, addDays(booking.travelDate, -3), '12:00:00', 2250);
  expect(await dueOf(booking)).toBe(999.98 + 2250);
  expect(todayOf(api) < booking.travelDate).toBe(true);
});
