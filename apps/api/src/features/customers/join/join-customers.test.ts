import { type Booking, type FoundCustomer, type Role, roleSchema, type TrailEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { type Account, confirmAddress, signUp } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { bookAtDesk, deskBody, payLinkTokenOf } from '../../../testing/desk.ts';
import { writeNote } from '../../../testing/endpoint-cases/note.cases.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin } = journey;
const desk = await signUp(api, { role: 'desk' });
const TOTAL = 3999.98;

const get = async (path: string, query: object = {}, by = desk) =>
  (await api.request.get(path).query(query).set(by.bearer).expect(200)).body;
const join = (kept: string, other: string, by = desk) =>
  api.request.post(`/api/customer/${kept}/join`).set(by.bearer).send({ other });
const preview = (kept: string, other: string, by = desk) =>
  api.request.get(`/api/customer/${kept}/join`).query({ other }).set(by.bearer);
const bookFor = async (customer: object, fields: object = {}): Promise<Booking> =>
  (await bookAtDesk(api, desk, deskBody({ ...journey, api }, { customer, ...fields })).expect(201)).body.booking;
const paid = () => ({ link: undefined, paid: { way: 'cash', amount: TOTAL, receivedOn: todayOf(api) } });
const confirmed = async (): Promise<Account> => {
  const account = await signUp(api);
  await confirmAddress(api, account);
  return account;
};
const bookingsOf = async ({ userId, bearer }: Account): Promise<string[]> =>
  (await api.request.get(`/api/booking/${userId}`).set(bearer).expect(200)).body.map(({ _id }: Booking) => _id);

test('who registers after a trip by telephone sees it once staff have joined the two, and is found by all that is known of them', async () => {
  const trip = await bookFor({ name: 'Leela Karanth', phone: '098765 11111' }, paid());
  const account = await confirmed();
  await api.request
    .put('/api/account/details')
    .set(account.bearer)
    .send({ name: 'Leela Rao', phone: '098765 22222' })
    .expect(200);
  await writeNote(api, desk, { user: trip.user._id }, 'Wants a window seat.');
  const { body } = await preview(account.userId, trip.user._id).expect(200);
  expect(body).toMatchObject({
    kept: { _id: account.userId },
    closed: { name: 'Leela Karanth', email: null },
    mayTurn: false,
    after: { name: 'Leela Rao', phone: '098765 22222' },
    moves: { bookings: 1, notes: 1 },
    endsLogin: false,
  });
  await join(account.userId, trip.user._id).expect(200);
  expect(await bookingsOf(account)).toEqual([trip._id]);
  expect(await get('/api/note', { user: account.userId })).toMatchObject([{ text: 'Wants a window seat.' }]);
  for (const search of ['Karanth', 'Leela Rao', '9876511111', '9876522222', account.username, trip._id.slice(-8)]) {
    const found: FoundCustomer[] = await get('/api/desk/customer', { search });
    expect([search, found.map(({ _id }) => _id)]).toEqual([search, [account.userId]]);
  }
  expect(only<Booking>(await get('/api/booking', { search: 'Leela Rao' }))).toMatchObject({ _id: trip._id });
  const { body: exported } = await api.request.get('/api/account/export').set(account.bearer).expect(200);
  expect(exported.account.joined).toMatchObject([{ name: 'Leela Karanth', phone: '098765 11111' }]);
  const { body: renamed } = await api.request
    .put(`/api/customer/${account.userId}/details`)
    .set(desk.bearer)
    .send({ name: 'L. Rao' })
    .expect(200);
  expect(renamed).not.toHaveProperty('phone');
  expect(await get('/api/desk/customer', { search: '9876511111' })).toHaveLength(1);
});

test('what the account that remains does not say is filled in from the other, and links to the other lead to it', async () => {
  const trip = await bookFor({ name: 'Divya Hegde', phone: '098765 33333' });
  const account = await confirmed();
  await join(account.userId, trip.user._id).expect(200);
  expect(await get(`/api/customer/${trip.user._id}`)).toMatchObject({
    _id: account.userId,
    name: 'Divya Hegde',
    phone: '098765 33333',
    trips: 1,
  });
  await api.request.put(`/api/customer/${trip.user._id}/details`).set(desk.bearer).send({ name: 'Nobody' }).expect(404);
});

test('the trail of each moved booking and the history of the customer say who joined them, by ids alone', async () => {
  const trip = await bookFor({ name: 'Kavya Shenoy', phone: '098765 44444' });
  const account = await confirmed();
  await join(account.userId, trip.user._id).expect(200);
  const trail: TrailEntry[] = await get(`/api/booking/trail/${trip._id}`);
  const entry = only<TrailEntry>(trail, ({ changes }) => changes.some(({ what }) => what === 'customer'));
  expect(entry).toMatchObject({
    by: { kind: 'staff', id: desk.userId, name: desk.username },
    changes: [{ what: 'customer', from: trip.user._id, to: account.userId }],
  });
  expect(JSON.stringify(entry)).not.toMatch(/Kavya|44444/);
  const history = await get('/api/activity', { about: account.userId }, admin);
  expect(history).toMatchObject([{ call: 'joinCustomers', by: { name: desk.username } }]);
  expect(JSON.stringify(history)).toContain(trip.user._id);
});

test('both addresses are told once, and that of somebody else learns nothing of the other', async () => {
  await post.clear();
  const [kept, closed] = [await confirmed(), await signUp(api)];
  await join(kept.userId, closed.userId).expect(200);
  await join(kept.userId, closed.userId).expect(200);
  await post.pass();
  const subject = 'Your two accounts are now one';
  const [former, present] = [closed, kept].map(({ username }) => post.email({ to: `${username}@example.com`, subject }));
  expect(former?.text).toMatch(/your other account, which has all your trips/);
  expect(former?.text).not.toContain(kept.username);
  expect(present?.text).toMatch(/You log in as before/);
  await api.request.post('/api/auth/login').send({ username: closed.username, password: closed.password }).expect(401);
  await api.request.get('/api/account').set(closed.bearer).expect(401);
  await api.request.get('/api/account').set(kept.bearer).expect(200);
});

test('who registered with an address that they never confirmed gets no trip by a call: the login ends, and the mailbox sets a password', async () => {
  await post.clear();
  const trip = await bookFor({ name: 'Meera Pillai', phone: '098765 55555' }, paid());
  const stranger = await signUp(api);
  expect((await preview(stranger.userId, trip.user._id).expect(200)).body.endsLogin).toBe(true);
  await join(stranger.userId, trip.user._id).expect(200);
  await api.request.get(`/api/booking/${stranger.userId}`).set(stranger.bearer).expect(401);
  await api.request.post('/api/auth/login').send({ username: stranger.username, password: stranger.password }).expect(401);
  await post.pass();
  const told = post.email({ to: `${stranger.username}@example.com`, subject: 'Your two accounts are now one' });
  expect(told.text).toMatch(/Choose a password first/);
  expect(told.text).toContain('/forgot-password');
});

test('the account whose owner has shown more of themselves remains, whichever is asked for, and the preview says so', async () => {
  const trip = await bookFor({ name: 'Tara Bhat', phone: '098765 66666' });
  const [unproven, proven] = [await signUp(api), await confirmed()];
  for (const [more, less] of [
    [unproven.userId, trip.user._id],
    [proven.userId, unproven.userId],
    [proven.userId, trip.user._id],
  ] as const) {
    const { body } = await join(less, more).expect(409);
    expect(body.details.other).toMatch(/so that account remains/);
    expect((await preview(less, more).expect(200)).body).toMatchObject({
      kept: { _id: more },
      closed: { _id: less },
      mayTurn: false,
    });
  }
  const other = await signUp(api);
  expect((await preview(unproven.userId, other.userId).expect(200)).body).toMatchObject({ mayTurn: true });
});

/** Written down beside the table of permissions: whoever joins an account hands over what it has. */
const MAY: Record<Role, { bothConfirmed: number; oneConfirmed: number; ofStaff: number }> = {
  user: { bothConfirmed: 403, oneConfirmed: 403, ofStaff: 403 },
  guide: { bothConfirmed: 403, oneConfirmed: 403, ofStaff: 403 },
  viewer: { bothConfirmed: 403, oneConfirmed: 403, ofStaff: 403 },
  desk: { bothConfirmed: 403, oneConfirmed: 200, ofStaff: 409 },
  'desk-lead': { bothConfirmed: 403, oneConfirmed: 200, ofStaff: 409 },
  admin: { bothConfirmed: 200, oneConfirmed: 200, ofStaff: 409 },
};

test.each(roleSchema.options)('customers are joined, and looked at before, by the role %s as the table says', async (role) => {
  const caller = await signUp(api, { role });
  const colleague = await signUp(api, { role: 'guide' });
  const [one, other, unproven] = [await confirmed(), await confirmed(), await signUp(api)];
  const may = MAY[role];
  for (const [kept, closed, status] of [
    [one, unproven, may.oneConfirmed],
    [one, other, may.bothConfirmed],
    [one, colleague, may.ofStaff],
    [colleague, one, may.ofStaff],
  ] as const) {
    await preview(kept.userId, closed.userId, caller).expect(status);
    await join(kept.userId, closed.userId, caller).expect(status);
  }
});

test('a link to pay that was sent before, a payment of the same moment and a refund to come work for the account that remains', async () => {
  const linked = await bookFor({ name: 'Usha Nair', phone: '098765 77777' });
  const account = await confirmed();
  const pending = await signUp(api);
  const booking = await journey.book({ by: pending });
  const sessionId = await journey.pay(booking, pending);
  await join(account.userId, linked.user._id).expect(200);
  await join(account.userId, pending.userId).expect(200);
  await journey.checkStatus(sessionId, account).expect(200);
  expect(await journey.read(booking, account)).toMatchObject({ bookingStatus: 'confirmed' });
  await journey.refund(booking, { amount: 5, reason: 'Late bus.' });
  expect(await journey.read(booking, account)).toMatchObject({ user: { _id: account.userId } });
  const { body } = await api.request
    .post('/api/pay/open')
    .send({ token: payLinkTokenOf(linked) })
    .expect(200);
  expect(body).toMatchObject({ state: 'open', package: { title: journey.tourPackage.title } });
  await api.request
    .post('/api/pay')
    .send({ token: payLinkTokenOf(linked), totalAmount: linked.totalAmount })
    .expect(201);
});

test('uses of a code, and what is unpaid, count for both together afterwards', async () => {
  const code = { code: 'ONCE', percent: 10, most: 10, mostPerTraveller: 1 };
  await api.request.post('/api/code').set(admin.bearer).send(code).expect(201);
  const [kept, closed] = [await confirmed(), await signUp(api)];
  const fields = { code: 'ONCE', totalAmount: Math.round(journey.tourPackage.price * 180) / 100 };
  await journey.bookConfirmed({ by: closed, ...fields });
  const unpaid = { RATE_LIMITS: 'on', MAX_UNPAID_BOOKINGS: 1 } as const;
  const pending = await withSettings(api, unpaid, () => journey.book({ by: closed }));
  await join(kept.userId, closed.userId).expect(200);
  await expect(journey.book({ by: kept, ...fields })).rejects.toThrow('You have already used this code.');
  await withSettings(api, unpaid, async () => {
    await expect(journey.book({ by: kept })).rejects.toThrow('Pay or cancel your unpaid booking first.');
  });
  const days = await api.dependencies.database
    .collection('seatdays')
    .find({ 'holds.booking': objectIdOf(pending._id) })
    .toArray();
  const holders = days.flatMap(({ holds }) => holds.map(({ by }: { by: unknown }) => String(by)));
  expect(holders).not.toContain(closed.userId);
});

test('for a week after the desk has joined them, an admin cancels what refunds more than the desk may', async () => {
  const [account, other] = [await confirmed(), await signUp(api)];
  const dear = await journey.bookConfirmed({ by: other, totalPersons: 10, totalAmount: 19_999.9 });
  await join(account.userId, other.userId).expect(200);
  const { body } = await journey.cancel(dear, account).expect(403);
  expect(body.message).toMatch(/Our desk joined two accounts of yours/);
  await journey.cancel(dear, admin).expect(200);
});

test('deleting the account that remains erases what came from the other, and how they were known there', async () => {
  const trip = await bookFor({ name: 'Xanthippe Quorn', phone: '098765 88888' }, paid());
  const account = await confirmed();
  await writeNote(api, desk, { user: trip.user._id }, 'Xanthippe calls back.');
  await join(account.userId, trip.user._id).expect(200);
  await api.request.delete(`/api/auth/${account.userId}`).set(admin.bearer).expect(200);
  const { database } = api.dependencies;
  for (const name of ['users', 'notes', 'bookings', 'emails', 'adminactions']) {
    const found = await database.collection(name).find().toArray();
    expect([name, JSON.stringify(found).includes('Xanthippe')]).toEqual([name, false]);
  }
  const { body } = await api.request.get(`/api/customer/${trip.user._id}`).set(desk.bearer).expect(404);
  expect(body.message).toBe('There is no such user.');
  expect(await database.collection('bookings').countDocuments({ userId: objectIdOf(trip.user._id) })).toBe(0);
});
