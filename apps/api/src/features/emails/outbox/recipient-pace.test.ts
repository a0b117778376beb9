import { beforeEach, expect, test } from 'vitest';
import { emailsHeldBack } from '../../../metrics/metrics.ts';
import { bearerOf, confirmAddress, signUp } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const DAY = 24 * 60 * 60_000;
const MAX_PER_HOUR = 20;
const MAX_TO_UNCONFIRMED_PER_DAY = 10;
const MAX_NEW_LOGINS_PER_DAY = 3;
const password = 'a fine long password';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
beforeEach(post.clear);

const BROWSERS = ['Chrome/131.0.0.0', 'Firefox/131.0', 'Opera/9.80', 'Vivaldi/6.0', 'Safari/605.1.15', 'SeaMonkey/2.5'];
const register = (username: string, email: string) =>
  api.request.post('/api/auth/register').send({ username, email, password }).expect(201);
const logIn = async (username: string) => {
  const { body } = await api.request.post('/api/auth/login').send({ username, password }).expect(200);
  return bearerOf(body.token);
};

test('an unpaid booking that its traveller cancels causes no email; one that the agency cancels, and one that was paid, do', async () => {
  const by = await signUp(api);
  await journey.cancel(await journey.book({ by }), by).expect(200);
  await post.pass();
  const cancelled = () => post.subjectsTo(`${by.username}@example.com`).filter((subject) => subject.startsWith('Cancelled: '));
  expect(cancelled()).toEqual([]);
  await journey.cancel(await journey.book({ by }), journey.admin).expect(200);
  await journey.cancel(await journey.bookConfirmed({ by }), by).expect(200);
  await post.pass();
  expect(cancelled()).toHaveLength(2);
});

test('a confirmed address gets at most twenty emails an hour of all kinds together, three of them about new logins, and all about its money', async () => {
  const by = await signUp(api);
  await confirmAddress(api, by);
  const to = `${by.username}@example.com`;
  for (const browser of BROWSERS)
    await api.request.post('/api/auth/login').set('User-Agent', browser).send({ username: by.username, password }).expect(200);
  await post.pass();
  const newLogins = post.subjectsTo(to).filter((subject) => subject === 'A login from a new browser');
  expect(newLogins).toHaveLength(MAX_NEW_LOGINS_PER_DAY);
  for (let time = 0; time < MAX_PER_HOUR; time += 1) {
    const booking = await journey.book({ by });
    await post.pass();
    await journey.cancel(booking, by).expect(200);
  }
  expect(post.subjectsTo(to)).toHaveLength(MAX_PER_HOUR);
  post.forget();
  await journey.cancel(await journey.bookConfirmed({ by }), by).expect(200);
  await post.pass();
  const ofMoney = post.subjectsTo(to);
  for (const pattern of [/^Confirmed: /, /^Cancelled: /, /^Your refund /])
    expect(ofMoney).toContainEqual(expect.stringMatching(pattern));
  expect(ofMoney).toHaveLength(3);
});

test('registrations with sub-addresses of one mailbox are welcomed as one mailbox is', async () => {
  const welcomesHeld = async (): Promise<number> =>
    (await emailsHeldBack.get()).values.find(({ labels }) => labels.kind === 'welcome')?.value ?? 0;
  const before = await welcomesHeld();
  for (let number = 0; number < MAX_TO_UNCONFIRMED_PER_DAY + 3; number += 1)
    await register(`sub-${number}`, `${number % 2 ? 'Victim' : 'victim'}+${number}@example.com`);
  await post.pass();
  expect(post.emails()).toHaveLength(MAX_TO_UNCONFIRMED_PER_DAY);
  expect((await welcomesHeld()) - before).toBe(3);
});

test('however many bookings are made with an address that nobody confirmed, it gets few emails, and as many again a day later', async () => {
  let by = await signUp(api);
  const book = async (times: number) => {
    for (let time = 0; time < times; time += 1) await journey.cancel(await bookAndPass(), by).expect(200);
  };
  const bookAndPass = async () => {
    const booking = await journey.book({ by });
    await post.pass();
    return booking;
  };
  await book(MAX_TO_UNCONFIRMED_PER_DAY + 5);
  expect(post.subjectsTo(`${by.username}@example.com`)).toHaveLength(MAX_TO_UNCONFIRMED_PER_DAY);
  api.clock.moveBy(DAY + 1000);
  by = { ...by, ...(await logIn(by.username)) };
  await journey.book({ by });
  await post.pass();
  expect(post.subjectsTo(`${by.username}@example.com`)).toHaveLength(MAX_TO_UNCONFIRMED_PER_DAY + 1);
});
