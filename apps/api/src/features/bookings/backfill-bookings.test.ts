import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { databaseSchema } from '../../database-schema.ts';
import { type MoneyJourney, startMoneyJourney } from '../../testing/money-journey.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const SINCE = ['cancellationReason', 'holdsSeats', 'seatsHeldUntil', 'lastFailure', 'trail', 'package.cancellationPolicy'];

let api: TestApi;
let journey: MoneyJourney;
beforeAll(async () => {
  api = await startTestApi();
  journey = await startMoneyJourney(api);
});
afterAll(() => api.stop());

/** Makes of everything stored what the version before seats, policies and refunds in parts would have stored. */
const makeOld = async (): Promise<void> => {
  const { database } = api.dependencies;
  await database.collection('tourpackages').updateMany({}, [{ $unset: ['capacity', 'cancellationPolicy'] }]);
  await database.collection('bookings').updateMany({}, [{ $unset: [...SINCE, 'attempts.refunds', 'commands.refundKey'] }]);
};

test('bookings of an earlier version are read, paid, cancelled and given back like any other once the database is migrated', async () => {
  const pending = await journey.book();
  const confirmed = await journey.bookConfirmed();
  const cancelled = await journey.bookConfirmed();
  await journey.cancel(cancelled).expect(200);
  const before = await Promise.all([pending, confirmed, cancelled].map((booking) => journey.read(booking)));
  await makeOld();

  await migrate(api.dependencies, databaseSchema);
  await migrate(api.dependencies, databaseSchema);

  const after = await Promise.all([pending, confirmed, cancelled].map((booking) => journey.read(booking)));
  const requestedAt = expect.any(String);
  expect(after).toEqual(
    before.map((booking) => ({ ...booking, refunds: booking.refunds.map((refund) => ({ ...refund, requestedAt })) })),
  );
  expect(after[2]?.refunds).toHaveLength(1);
  await api.request.get(`/api/package/${pending.package._id}`).expect(200);
  await journey.pay(pending);
  await journey.cancel(confirmed).expect(200);
  expect(await journey.read(confirmed)).toMatchObject({ bookingStatus: 'cancelled', refundStatus: 'refunded' });
  expect(await journey.read(cancelled)).toMatchObject({ amountRefunded: cancelled.totalAmount });
});
