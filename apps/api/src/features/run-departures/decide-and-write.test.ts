import { addDays } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { dayText } from '../../time/day-text.ts';
import { eraseDepartureTexts } from './erase-departure-texts.ts';
import { listDepartureMessages, writeToDeparture } from './message/write-to-departure.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
// Work triggered by the provider's events could go on behind the answers.
api.provider.setFaults({ lose_event: {} });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const { admin } = journey;
const DAY = addDays(todayOf(api), 10);
const minimumOf = (minimum: number) =>
  addTourPackage(api, admin, {
    destination: journey.tourPackage.destination._id,
    capacity: '12',
    schedule: JSON.stringify({ rules: [{ every: 'week', from: DAY }], added: [], closed: [], minimum }),
  });
const undecided = async () => (await api.request.get('/api/departure/undecided').set(admin.bearer).expect(200)).body;
const waiting = async () => (await api.request.get('/api/dashboard/waiting').set(admin.bearer).expect(200)).body;
const promised = async () => {
  await post.pass();
  return post.emails({ subject: /^Your departure is guaranteed: / }).length;
};

test('the payment that reaches the minimum guarantees the departure, and each booking of it is told once', async () => {
  await post.clear();
  const tourPackage = await minimumOf(4);
  const first = await journey.bookConfirmed({ of: tourPackage, travelDate: DAY });
  expect(await undecided()).toMatchObject([
    { packageId: tourPackage._id, day: DAY, minimum: 4, paid: 2, decideBy: addDays(DAY, -7) },
  ]);
  expect(await waiting()).toMatchObject({ undecided: 1 });
  expect(await promised()).toBe(0);
  await Promise.all([1, 2].map(() => journey.bookConfirmed({ of: tourPackage, travelDate: DAY })));
  const told = await promised();
  expect(told).toBeGreaterThanOrEqual(2);
  expect(await undecided()).toEqual([]);
  expect(await waiting()).toMatchObject({ undecided: 0 });
  await journey.cancel(first).expect(200);
  expect(await promised()).toBe(told);
});

test('whoever books a departure that may be cancelled is told with how many it leaves, and no longer once it is guaranteed', async () => {
  await post.clear();
  const tourPackage = await minimumOf(4);
  const told = async (subject: RegExp) => {
    await post.pass();
    return post.email({ subject }).text;
  };
  const open = 'This departure leaves with 4 or more. If fewer have paid by';
  const booking = await journey.book({ of: tourPackage, travelDate: DAY });
  expect(await told(/payment needed/)).toContain(open);
  await journey.confirm(booking);
  expect(await told(/^Confirmed: /)).toContain(`${open} ${dayText(addDays(DAY, -7))}`);
  await post.clear();
  await api.request.put(`/api/departure/${tourPackage._id}/${DAY}`).set(admin.bearer).send({ isGuaranteed: true }).expect(200);
  await journey.bookConfirmed({ of: tourPackage, travelDate: DAY });
  expect(await told(/^Confirmed: /)).not.toContain('leaves with');
});

test('a departure that the agency promises is guaranteed for good, and no longer to decide', async () => {
  await post.clear();
  const tourPackage = await minimumOf(8);
  await journey.bookConfirmed({ of: tourPackage, travelDate: DAY });
  const change = () =>
    api.request.put(`/api/departure/${tourPackage._id}/${DAY}`).set(admin.bearer).send({ isGuaranteed: true }).expect(200);
  expect((await change()).body.departure).toMatchObject({ isGuaranteed: true, decideBy: null });
  await change();
  expect(await promised()).toBe(1);
  expect(await undecided()).toEqual([]);
});

test('a message goes once to each chosen booking, is listed, and its words are erased in time', async () => {
  await post.clear();
  const tourPackage = await addTourPackage(api, admin, { destination: journey.tourPackage.destination._id });
  const [one, unpaid] = [await journey.bookConfirmed({ of: tourPackage }), await journey.book({ of: tourPackage })];
  const write = (bookings: readonly string[], text = 'We meet at the east gate.') =>
    api.request
      .post(`/api/departure/message/${tourPackage._id}`)
      .set({ ...admin.bearer, 'Idempotency-Key': 'a/key' })
      .send({ day: DAY, bookings, subject: 'Another gate', text });
  expect((await write([one._id, unpaid._id]).expect(400)).body.details).toHaveProperty(['bookings.1']);
  expect((await write([one._id], ' ').expect(400)).body.details).toHaveProperty('text');
  const answers = await Promise.all([1, 2, 3].map(() => write([one._id]).expect(201)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const other = await journey.bookConfirmed({ of: tourPackage });
  expect((await write([other._id]).expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  await post.pass();
  expect(post.email({ subject: 'Another gate' }).text).toContain('We meet at the east gate.');
  const listed = async () =>
    (await api.request.get(`/api/departure/message/${tourPackage._id}?day=${DAY}`).set(admin.bearer).expect(200)).body;
  expect(await listed()).toMatchObject([{ subject: 'Another gate', by: admin.username, bookings: 1 }]);
  api.clock.moveBy(1000);
  await eraseDepartureTexts(api.dependencies, api.clock.now());
  expect(await listed()).toMatchObject([{ subject: null, text: null, bookings: 1 }]);
});

test('of many messages to a departure that are sent at once by two admins five are written, and the next a day later', async () => {
  const admins = [admin, await signUpAdmin(api)].map(({ userId, username }) => ({ userId, username }));
  const tourPackage = await addTourPackage(api, admin, { destination: journey.tourPackage.destination._id });
  const { _id } = await journey.bookConfirmed({ of: tourPackage });
  // Without HTTP, which would let them in one after the other.
  const write = (press: number) => {
    const caller = { userId: '', username: '', ...admins[press % 2], role: 'admin', sessionId: 'none' } as const;
    const message = { day: DAY, bookings: [_id], subject: 'Rain', text: 'Bring a coat.', requestKey: `press ${press}` };
    return writeToDeparture(api.dependencies, caller, tourPackage._id, message);
  };
  const presses = await Promise.allSettled(Array.from({ length: 16 }, (_, press) => write(press)));
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const press of presses) expect(press).toMatchObject(press.status === 'fulfilled' ? {} : { reason: { code: 'CONFLICT' } });
  expect(await listDepartureMessages(api.dependencies, tourPackage._id, DAY)).toHaveLength(5);
  api.clock.moveBy(24 * 60 * 60_000);
  await write(16);
});
