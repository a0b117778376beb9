import { addDays, type ListedCustomer } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { type Account, confirmAddress, signUp } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { bookAtDesk, deskBody } from '../../testing/desk.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { sumUpFigures } from '../../testing/sum-up-figures.ts';
import { figureRepository } from '../figures/index.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const desk = await signUp(api, { role: 'desk' });
const day = (ahead: number): string => addDays(todayOf(api), ahead);
const TOTAL = 3999.98;
// No run of the job was later than the clock is now.
beforeEach(() => figureRepository(api.dependencies.database).forgetMark());

const list = async (query = '', { bearer } = desk): Promise<ListedCustomer[]> =>
  (await api.request.get(`/api/customer?${query}`).set(bearer).expect(200)).body;
const listed = async ({ username }: Pick<Account, 'username'>): Promise<ListedCustomer> =>
  only(await list(`search=${username}`), (one) => one.username === username);

test('a customer stands with the trips that are confirmed, what was kept of all their money, and the latest of their travel days', async () => {
  const by = await signUp(api);
  expect(await listed(by)).toMatchObject({ trips: 0, spent: 0 });
  const [near, far] = [
    await journey.bookConfirmed({ by, travelDate: day(10) }),
    await journey.bookConfirmed({ by, travelDate: day(20) }),
  ];
  await journey.book({ by, travelDate: day(30) });
  await journey.refund(near, { amount: 100, reason: 'Late bus.' });
  await sumUpFigures(api);
  const trip = { title: journey.tourPackage.title, travelDate: far.travelDate };
  expect(await listed(by)).toMatchObject({ trips: 2, spent: 2 * TOTAL - 100, lastTrip: trip });
  await journey.cancel(far, by).expect(200);
  await sumUpFigures(api);
  const left = await listed(by);
  expect(left).toMatchObject({ trips: 1, lastTrip: { travelDate: near.travelDate } });
  const { body: page } = await api.request.get(`/api/customer/${by.userId}`).set(desk.bearer).expect(200);
  expect(left.spent).toBe(page.spent);
});

test('what was booked by somebody who is joined into a customer counts for that one', async () => {
  const customer = { name: 'Leela Karanth', phone: '098765 11111' };
  const paid = { link: undefined, paid: { way: 'cash', amount: TOTAL, receivedOn: todayOf(api) } };
  const { body } = await bookAtDesk(api, desk, deskBody({ ...journey, api }, { customer, ...paid })).expect(201);
  const by = await signUp(api);
  await confirmAddress(api, by);
  // Longer than a run looks back, so that only the join itself says that something changed.
  api.clock.moveBy(10 * 60_000);
  await sumUpFigures(api);
  expect(await listed(by)).toMatchObject({ trips: 0 });
  await api.request.post(`/api/customer/${by.userId}/join`).set(desk.bearer).send({ other: body.booking.user._id }).expect(200);
  await sumUpFigures(api);
  expect(await listed(by)).toMatchObject({ trips: 1, spent: TOTAL });
  expect((await list('search=karanth')).map(({ _id }) => _id)).toEqual([by.userId]);
});

test('sums that are not right any more are corrected at night', async () => {
  const by = await signUp(api);
  await journey.bookConfirmed({ by });
  await sumUpFigures(api);
  const users = api.dependencies.database.collection('users');
  await users.updateOne({ username: by.username }, { $set: { 'booked.spent': 1 } });
  expect(await listed(by)).toMatchObject({ spent: 0.01 });
  await api.dependencies.database.collection('jobmarks').deleteMany({});
  await sumUpFigures(api);
  expect(await listed(by)).toMatchObject({ spent: TOTAL });
});

test('the list has customers alone, in pages and in the asked order, and finds them by name and by phone', async () => {
  const named = await Promise.all(
    ['सुनील पाटील', 'Asha Rao']
      .map((name) => ({ name }))
      .map(async (details) => {
        const account = await signUp(api);
        await api.request
          .put('/api/account/details')
          .set(account.bearer)
          .send({ ...details, phone: '098111 00503' })
          .expect(200);
        return account;
      }),
  );
  const all = await list('sort=username');
  expect(all.map(({ role }) => role)).not.toContain('desk');
  const names = all.map(({ username }) => username);
  expect(names).toEqual(names.toSorted());
  const first = await api.request.get('/api/customer?sort=username&limit=2').set(desk.bearer).expect(200);
  const next = /<\?([^>]*)>/.exec(first.headers.link ?? '')?.[1];
  expect([...first.body, ...(await list(next))].map(({ username }: ListedCustomer) => username)).toEqual(names.slice(0, 4));
  expect((await list('search=सुनील')).map(({ username }) => username)).toEqual([named[0]?.username]);
  expect(await list('search=9811100503')).toHaveLength(2);
});

test('guides and travellers get no list of customers', async () => {
  const guide = await signUp(api, { role: 'guide' });
  for (const { bearer } of [guide, journey.traveller]) await api.request.get('/api/customer').set(bearer).expect(403);
});
