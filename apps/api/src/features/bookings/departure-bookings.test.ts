import { expect, test } from 'vitest';
import { examinedBy } from '../../testing/examined.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { departureBookingsRepository } from './departure-bookings.repository.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { database } = api.dependencies;

test('a booking that is paid while those of its departure are read is not missed: the unpaid ones are read first', async () => {
  const [unpaid, paid] = [await journey.book(), await journey.bookConfirmed()];
  const { list, idsExcept } = departureBookingsRepository(database);
  const { _id: packageId } = journey.tourPackage;
  const reads = [
    async () => (await list(packageId, unpaid.travelDate, 10)).map(({ _id }) => String(_id)),
    async () => (await idsExcept(packageId, unpaid.travelDate, [], 10)).map(String),
  ];
  for (const read of reads) {
    let found: string[] = [];
    await examinedBy(database, async () => {
      found = await read();
    });
    expect(found.toSorted()).toEqual([unpaid._id, paid._id].toSorted());
    // The reads of this departure alone: jobs in the background read bookings too.
    const asked = await database
      .collection('system.profile')
      .find({ op: 'query', 'command.filter.travelDate': unpaid.travelDate })
      .toArray();
    expect(asked.map(({ command }) => command.filter.bookingStatus)).toEqual(['pending', 'confirmed']);
  }
});
