import type { Booking } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import type { Caller } from '../../../http/caller.ts';
import { atStep, crashingAt } from '../../../testing/at-step.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { AFTER_THE_HOLD } from '../../../testing/seats.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { startChanges } from '../../../testing/trip-changes.ts';
import { cancelBooking, seatDifferences } from '../../bookings/index.ts';
import { reconcile } from '../settle/reconcile.ts';
import { changeTrip } from './change-trip.ts';

const api = await testApi();
// Every event is lost: only what a test does itself happens.
api.provider.setFaults({ lose_event: {} });
const journey = await startMoneyJourney(api);
const changes = await startChanges(api, journey);
const { book, changed, seatsOn, inDays } = changes;
const { userId, username } = journey.traveller;
const caller: Caller = { userId, username, role: 'user', sessionId: 'none' };
const UNCHANGED = { toPay: 0, refund: 0 };

/** The reconciler has gone over what a crash left; a change that was not made by then is dropped. */
const afterRecovery = async (): Promise<void> => {
  api.clock.moveBy(AFTER_THE_HOLD);
  await reconcile(api.dependencies);
  await reconcile(api.dependencies);
  const differences = [];
  for await (const difference of seatDifferences(api.dependencies)) differences.push(difference);
  expect(differences).toEqual([]);
};
const seatsOf = async (booking: Booking, days: readonly string[]) => {
  const { travelDate, changing, leftovers } = await journey.stored(booking);
  expect([changing, leftovers]).toEqual([null, []]);
  return { travelDate, seats: await Promise.all(days.map(seatsOn)) };
};

test.each([
  ['change-stored', false],
  ['seats-held', false],
  ['seats-kept', false],
  ['decision-stored', true],
  ['seats-released', true],
] as const)('a move that crashes at %s leaves the seats on one day alone', async (step, isMade) => {
  const days = [inDays(60), inDays(90)] as const;
  const booking = await book(60);
  const crashed = changeTrip(crashingAt(api, step), caller, booking._id, { travelDate: days[1], ...UNCHANGED });
  await expect(crashed).rejects.toThrow(`Crash at ${step}`);
  await afterRecovery();
  const [from, to] = [await seatsOf(booking, days), isMade ? days[1] : days[0]];
  expect(from).toEqual({ travelDate: to, seats: isMade ? [0, 2] : [2, 0] });
  await journey.cancel(booking).expect(200);
});

test('a cancel while a trip is moved releases the seats of both days', async () => {
  const days = [inDays(61), inDays(91)] as const;
  const booking = await book(61);
  const meanwhile = atStep(api, 'seats-held', async () => {
    await cancelBooking(api.dependencies, async () => undefined, caller, booking._id);
  });
  await expect(changeTrip(meanwhile, caller, booking._id, { travelDate: days[1], ...UNCHANGED })).rejects.toThrow(
    'This booking is cancelled.',
  );
  await afterRecovery();
  expect(await Promise.all(days.map(seatsOn))).toEqual([0, 0]);
});

test('a change that is paid after its departure was cancelled is refunded, and the booking stays on its day', async () => {
  const days = [inDays(62), inDays(92)] as const;
  const booking = await book(62);
  const { payment } = await changed(booking, { travelDate: days[1], totalPersons: 3 });
  await api.request
    .post(`/api/departure/cancel/${changes.tourPackage._id}`)
    .set({ ...journey.admin.bearer, 'Idempotency-Key': 'storm' })
    .send({ day: days[1], bookings: [], reason: 'A storm.', letter: 'We are sorry.' })
    .expect(200);
  await journey.payCard(payment?.sessionId ?? '');
  await journey.checkStatus(payment?.sessionId ?? '');
  await reconcile(api.dependencies);
  const stored = await journey.stored(booking);
  expect([stored.travelDate, stored.totalPersons, stored.bookingStatus]).toEqual([days[0], 2, 'confirmed']);
  const late = stored.attempts.find(({ change }) => change !== undefined);
  expect([late?.status, late?.amountRefunded]).toEqual(['refunded', 5_000_000]);
  expect(await Promise.all(days.map(seatsOn))).toEqual([2, 12]);
});

test('a change that nobody paid in time is dropped, and its seats are free again', async () => {
  const days = [inDays(63), inDays(93)] as const;
  const booking = await book(63);
  const { payment } = await changed(booking, { travelDate: days[1], totalPersons: 3 });
  await journey.askProvider('POST', `/v1/checkout/sessions/${payment?.sessionId}/expire`);
  await afterRecovery();
  expect(await seatsOf(booking, days)).toEqual({ travelDate: days[0], seats: [2, 0] });
});
