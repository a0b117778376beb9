import { addDays, type Booking, type DepartureDay, type ManifestEntry } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const guide = await signUp(api, { role: 'guide' });

const pageAt = async (query: string) => {
  const { body, headers } = await api.request
    .get(`/api/departure/${journey.tourPackage._id}${query}`)
    .set(guide.bearer)
    .expect(200);
  return { entries: body as ManifestEntry[], next: headers.link?.match(/<(.+)>/)?.[1] };
};

test('a guide sees the coming departures, and of each who travels and how to reach them, page by page, but nothing of the money', async () => {
  const travelDate = addDays(todayOf(api), 2);
  const other = await signUp(api);
  const paid: Booking[] = [];
  for (const by of [journey.traveller, other]) {
    const booking = await journey.book({ by, travelDate });
    await journey.confirm(booking, by);
    paid.push(booking);
  }
  await journey.book({ travelDate });
  await journey.confirm(await journey.book({ travelDate: addDays(travelDate, 1) }));

  const { body } = await api.request.get('/api/departure').set(guide.bearer).expect(200);
  const { _id: tourPackageId, title } = journey.tourPackage;
  expect((body as DepartureDay[])[2]?.largest).toEqual([{ tourPackageId, title, persons: 4, capacity: null }]);

  const first = await pageAt(`?day=${travelDate}&limit=1`);
  const second = await pageAt(first.next ?? 'none');
  const entries = [...first.entries, ...second.entries];
  expect(second.next).toBeUndefined();
  expect(entries.map(({ _id }) => _id).toSorted()).toEqual(paid.map(({ _id }) => _id).toSorted());
  expect(entries.map(({ user }) => String(user.email)).toSorted()).toEqual(
    [journey.traveller, other].map(({ username }) => `${username}@example.com`).toSorted(),
  );
  expect(Object.keys(entries[0] ?? {}).toSorted()).toEqual(['_id', 'bookingDate', 'id', 'package', 'totalPersons', 'user']);
});
