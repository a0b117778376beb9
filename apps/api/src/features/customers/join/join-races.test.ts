import type { Booking } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { everyJoin } from '../../../every-feature.ts';
import { everyMove } from '../../../every-join.ts';
import { type Account, confirmAddress, signUp } from '../../../testing/accounts.ts';
import { atStep } from '../../../testing/at-step.ts';
import { writeNote } from '../../../testing/endpoint-cases/note.cases.ts';
import { bookingBody, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { checkMoney } from '../../money-check/index.ts';
import { joinedUserRepository, userRepository } from '../../users/index.ts';
import { joinCustomers, LAST_LOOK_AFTER_MS } from './join-customers.ts';
import { workOffJoins } from './work-off-joins.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const { database } = api.dependencies;
const parts = everyJoin(api.dependencies);

const join = (kept: Account, other: Account, by = admin) =>
  api.request.post(`/api/customer/${kept.userId}/join`).set(by.bearer).send({ other: other.userId });
const idsOf = async (account: Account): Promise<string[]> =>
  (await api.request.get(`/api/booking/${account.userId}`).set(account.bearer).expect(200)).body.map(({ _id }: Booking) => _id);
/** Bookings and notes that are still of an account. */
const leftOf = async ({ userId }: Account): Promise<number> => {
  const filter = { userId: objectIdOf(userId) };
  const counts = ['bookings', 'notes', 'sessions', 'emails'].map((name) => database.collection(name).countDocuments(filter));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};
const confirmed = async (): Promise<Account> => {
  const account = await signUp(api);
  await confirmAddress(api, account);
  return account;
};
const caller = {
  ...admin,
  role: 'admin',
  sessionId: 'none',
  passwordChangedAt: null,
  mustSetUpTwoFactor: false,
  mayHandleAll: true,
} as const;

const moving = Object.entries(everyMove(api.dependencies)).flatMap(([name, move]) => (typeof move === 'string' ? [] : [name]));

test.each(moving)('where the process ends before %s moved, a background job completes the join, once', async (name) => {
  const [kept, closed] = [await confirmed(), await signUp(api)];
  const booking = await journey.bookConfirmed({ by: closed });
  await writeNote(api, admin, { user: closed.userId });
  const dies = () => Promise.reject(new Error('Killed'));
  const broken = { ...parts, moves: { ...parts.moves, [name]: dies } };
  await expect(joinCustomers(api.dependencies, broken, caller, kept.userId, closed.userId)).rejects.toThrow('Killed');
  await api.request.get('/api/account').set(closed.bearer).expect(401);
  await workOffJoins(api.dependencies, parts);
  api.clock.moveBy(60_000);
  await workOffJoins(api.dependencies, parts);
  expect(await leftOf(closed)).toBe(0);
  expect(await idsOf(kept)).toEqual([booking._id]);
  api.clock.moveBack();
});

test('pressing twice, and joining the other way round at the same moment, joins once', async () => {
  const [one, other] = [await confirmed(), await confirmed()];
  const [first, second] = [await journey.book({ by: one }), await journey.book({ by: other })];
  const answers = await Promise.all([join(one, other), join(other, one), join(one, other), join(other, one)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
  const users = await database
    .collection('users')
    .find({ _id: { $in: [one, other].map(({ userId }) => objectIdOf(userId)) }, withdrawnAt: null })
    .toArray();
  const kept = String(only(users)._id) === one.userId ? one : other;
  expect((await idsOf(kept)).toSorted()).toEqual([first._id, second._id].toSorted());
});

test.each([
  ['the one that remains is deleted', async (kept: Account) => api.request.delete(`/api/auth/${kept.userId}`).set(admin.bearer)],
  ['the owner of the one that closes confirms the address', (_kept: Account, closed: Account) => confirmAddress(api, closed)],
] as const)('where %s after both were read, none of the two is changed', async (_, happens) => {
  const [kept, closed] = [await confirmed(), await signUp(api)];
  const [one, other] = await Promise.all([kept, closed].map(({ userId }) => userRepository(database).findById(userId)));
  if (!one || !other) throw new Error('Both are there.');
  await happens(kept, closed);
  const joining = { at: api.clock.now(), by: { kind: 'admin', id: admin.userId }, isByDesk: true, timeZone: 'UTC' } as const;
  expect(await joinedUserRepository(database).join(one, other, joining)).toBe(false);
  await api.request.get('/api/account').set(closed.bearer).expect(200);
  expect((await userRepository(database).findById(kept.userId))?.joined).toBeUndefined();
});

test('a booking that the closed account was just making is of the one that remains', async () => {
  const [kept, closed] = [await confirmed(), await signUp(api)];
  const before = await journey.book({ by: closed });
  const needs = atStep(api, 'booking-stored', async () => {
    await join(kept, closed).expect(200);
  });
  const { app } = createApp(needs);
  const { body } = await supertest(app)
    .post('/api/booking')
    .set(closed.bearer)
    .send(bookingBody(api, closed, journey.tourPackage))
    .expect(201);
  expect(new Set(await idsOf(kept))).toEqual(new Set([before._id, body.booking._id]));
  expect(await journey.read(body.booking, kept)).toMatchObject({ bookingStatus: 'pending', user: { _id: kept.userId } });
});

test('what a dying process left at the closed account is found by a last look', async () => {
  const [kept, closed] = [await confirmed(), await signUp(api)];
  const booking = await journey.book({ by: closed });
  await join(kept, closed).expect(200);
  const _id = objectIdOf(booking._id);
  await database.collection('bookings').updateOne({ _id }, { $set: { userId: objectIdOf(closed.userId) } });
  api.clock.moveBy(LAST_LOOK_AFTER_MS + 1000);
  await workOffJoins(api.dependencies, parts);
  expect(await leftOf(closed)).toBe(0);
  const user = await database.collection('users').findOne({ _id: objectIdOf(closed.userId) });
  expect(user).not.toHaveProperty('moveDueAt');
  api.clock.moveBack();
});

/** The parts of a join during which something else happens, in place of what moves. */
const meanwhile = (happens: () => Promise<unknown>) => ({
  ...parts,
  moves: {
    Booking: async () => {
      await happens();
    },
  },
});

test('where the account that remains is itself joined into a third one meanwhile, everything is of that one', async () => {
  const [first, second, third] = [await signUp(api), await signUp(api), await confirmed()];
  const booking = await journey.bookConfirmed({ by: first });
  const joins = meanwhile(() => join(third, second).expect(200));
  const joined = await joinCustomers(api.dependencies, joins, caller, second.userId, first.userId);
  expect(joined._id).toBe(third.userId);
  api.clock.moveBy(LAST_LOOK_AFTER_MS + 1000);
  await workOffJoins(api.dependencies, parts);
  expect([await leftOf(first), await leftOf(second)]).toEqual([0, 0]);
  expect(await idsOf(third)).toEqual([booking._id]);
  api.clock.moveBack();
});

test('where the account that remains is deleted meanwhile, what was still to move is erased with it', async () => {
  const [kept, closed] = [await confirmed(), await signUp(api)];
  const booking = await journey.bookConfirmed({ by: closed });
  await writeNote(api, admin, { user: closed.userId });
  const deletes = meanwhile(() => api.request.delete(`/api/auth/${kept.userId}`).set(admin.bearer).expect(200));
  await expect(joinCustomers(api.dependencies, deletes, caller, kept.userId, closed.userId)).rejects.toThrow(
    'There is no such user.',
  );
  expect(await journey.stored(booking)).toMatchObject({ username: 'Former traveller' });
  expect(await database.collection('notes').countDocuments({ userId: objectIdOf(closed.userId) })).toBe(0);
});

test('after all of this the check of the money finds nothing', async () => {
  const findings: unknown[] = [];
  await checkMoney(api.dependencies, { days: 1, report: (finding) => findings.push(finding) });
  expect(findings).toEqual([]);
});
