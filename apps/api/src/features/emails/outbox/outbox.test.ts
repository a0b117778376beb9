import type { Booking } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { everyEmail } from '../../../every-feature.ts';
import { smtpServer } from '../../../integrations/smtp/mail-server.ts';
import { startJobs } from '../../../jobs/start-jobs.ts';
import { type Account, confirmAddress, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { eventually, startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';
import { dayText } from '../../../time/day-text.ts';
import { checkMoney } from '../../money-check/index.ts';
import { LEASE } from './deliver-emails.ts';
import { emailWorker } from './run-outbox.ts';

const DAY = 24 * 60 * 60_000;
const AGENCY = 'agency@wayfarer.example';

const api = await testApi({ EMAIL_FROM: AGENCY });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
/** No email is due, stored or received, nor will one be about what an earlier test has booked. */
beforeEach(async () => {
  await post.clear();
  await api.dependencies.database.collection('bookings').deleteMany({});
});

const addressOf = ({ username }: Account): string => `${username}@example.com`;
const numberOf = ({ _id }: Booking): string => _id.slice(-8).toUpperCase();

test('each cause sends exactly one email, whoever works at the same time', async () => {
  const traveller = await signUp(api);
  await confirmAddress(api, traveller);
  const { bearer, password } = traveller;
  const booking = await journey.book({ by: traveller });
  const workers = () => Promise.all([post.pass(), post.pass(), post.pass()]);
  await workers();
  await journey.confirm(booking, traveller);
  await workers();
  await journey.cancel(booking, traveller).expect(200);
  const message = { name: 'Asha', email: addressOf(traveller), message: 'Is there snow?' };
  await api.request.post('/api/contactus').send(message).expect(201);
  const passwords = { currentPassword: password, newPassword: 'another fine long password' };
  await api.request.put('/api/auth/password').set(bearer).send(passwords).expect(200);
  await workers();
  await workers();
  expect(new Set(post.subjectsTo(addressOf(traveller)))).toEqual(
    new Set([
      'Welcome to Wayfarer',
      `Your booking ${numberOf(booking)}: payment needed to confirm`,
      `Confirmed: ${booking.package.title}, ${dayText(booking.travelDate)}`,
      `Cancelled: booking ${numberOf(booking)}`,
      `Your refund of ₹3,999.98 for booking ${numberOf(booking)}`,
      'We have your message',
      'Your password has changed',
    ]),
  );
  expect(post.subjectsTo(addressOf(traveller))).toHaveLength(7);
  expect(post.subjectsTo(AGENCY)).toEqual(['Message from Asha']);
  expect(new Set(post.taken.map(({ messageId }) => messageId)).size).toBe(post.taken.length);
});

test('a booking that was paid meanwhile gets no request to pay, but the place of its voucher', async () => {
  const paid = await journey.bookConfirmed();
  await post.pass();
  expect(post.takenFor(addressOf(journey.traveller))).toMatchObject([
    {
      subject: `Confirmed: ${paid.package.title}, ${dayText(paid.travelDate)}`,
      text: expect.stringContaining(`/my-trip/${paid._id}`),
    },
  ]);
});

const STEPS = ['email-stored', 'email-settled', 'email-taken', 'documents-made', 'email-noted'] as const;

/** A worker that dies when it first reaches a step; its emails stay leased until the lease expires. */
const dieAt = async (fatal: string): Promise<void> => {
  const reached = (step: string): void => {
    if (step === fatal) throw new Error('Killed.');
  };
  await expect(post.pass({ reached })).rejects.toThrow('Killed.');
  api.clock.moveBy(LEASE + 1000);
};

test.each(STEPS)('a worker that is killed at the step %s neither loses an email nor sends one twice', async (step) => {
  const booking = await journey.book();
  await dieAt(step);
  await post.pass();
  await post.pass();
  expect(post.taken.filter(({ subject }) => subject?.includes(numberOf(booking)))).toHaveLength(1);
});

/** The ids of the emails that came about a booking. */
const idsAbout = (booking: Booking) =>
  post.taken.filter(({ subject }) => subject?.includes(numberOf(booking))).map(({ messageId }) => messageId);

test('where nobody can know whether an email was taken it comes again, as the same email', async () => {
  const cut = await journey.book();
  post.fail({ breaksAfterData: 1 });
  expect(await post.pass()).toBe(false);
  expect(await post.stored()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  api.clock.moveBy(LEASE);
  await post.pass();
  const killed = await journey.book();
  await dieAt('email-accepted');
  await post.pass();
  for (const booking of [cut, killed]) {
    expect(idsAbout(booking)).toHaveLength(2);
    expect(new Set(idsAbout(booking)).size).toBe(1);
  }
});

test('a mail server that falls silent after the whole email holds it up no longer than its time, and the email arrives once it answers', async () => {
  const booking = await journey.book();
  const server = smtpServer(post.url, { answersWithin: 200 });
  const { pass } = emailWorker(api.dependencies, { server, ...everyEmail(api.dependencies) });
  post.fail({ hangsAfterData: true });
  expect(await pass()).toBe(false);
  await server.close();
  expect(await post.stored()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  post.fail({});
  api.clock.moveBy(LEASE);
  await post.pass();
  expect(idsAbout(booking)).toHaveLength(1);
});

test('while the mail server takes nothing bookings go on, and each email arrives once when it does again', async () => {
  post.fail({ isBusy: true });
  const bookings = [await journey.book(), await journey.book(), await journey.book()];
  for (let minute = 0; minute < 10; minute += 1) {
    await post.pass();
    api.clock.moveBy(60_000);
  }
  expect(post.taken).toEqual([]);
  const tries = (await post.stored()).map(({ tries }) => tries);
  expect(Math.max(...tries)).toBeGreaterThan(1);
  // 30 s, then twice as long each time: no more than five tries fit into ten minutes.
  expect(Math.max(...tries)).toBeLessThanOrEqual(5);
  post.fail({});
  api.clock.moveBy(60 * 60_000);
  await post.pass();
  await post.pass();
  for (const booking of bookings) expect(idsAbout(booking)).toHaveLength(1);
});

test('an address that the mail server knows to be none, and one that fails for three days, is given up and found by the check', async () => {
  const traveller = await signUp(api);
  post.fail({ unknown: addressOf(traveller) });
  expect(await post.pass()).toBe(true);
  expect(await post.stored()).toMatchObject([{ state: 'given_up', tries: 1, dueAt: null }]);
  const booking = await journey.book();
  post.fail({ isBusy: true });
  for (let day = 0; day < 4; day += 1) {
    await post.pass();
    api.clock.moveBy(DAY);
  }
  const told = (await post.stored()).filter(({ content }) => content.kind !== 'trip-reminder');
  expect(told.map(({ state }) => state)).toEqual(['given_up', 'given_up']);
  const findings: { rule: string; bookingId: string | null }[] = [];
  await checkMoney(api.dependencies, { days: 7, report: (finding) => findings.push(finding) });
  const emails = findings.filter(({ rule }) => rule === 'email');
  expect(emails.map(({ bookingId }) => bookingId)).toEqual([null, booking._id]);
  expect(JSON.stringify(emails)).not.toContain(addressOf(traveller));
});

test('what is owed for more than three days is not sent', async () => {
  const late = await journey.book({ by: await signUp(api) });
  api.clock.moveBy(3 * DAY + 1000);
  await post.pass();
  expect(post.taken).toEqual([]);
  expect((await journey.stored(late)).emailsDue).toEqual([]);
});

test('of a user who is deleted while an email is being stored none stays, and none is sent', async () => {
  const leaver = await signUp(api);
  await journey.book({ by: leaver });
  const admin = await signUpAdmin(api);
  await post.pass();
  await journey.book({ by: leaver });
  let isDeleted = false;
  const reached = async (step: string): Promise<void> => {
    if (step !== 'email-stored' || isDeleted) return;
    isDeleted = true;
    await api.request.delete(`/api/auth/${leaver.userId}`).set(admin.bearer).expect(200);
  };
  post.taken.splice(0);
  await post.pass({ reached });
  await post.pass();
  expect(isDeleted).toBe(true);
  expect(JSON.stringify(await post.stored())).not.toContain(leaver.username);
  const toLeaver = post.subjectsTo(addressOf(leaver));
  expect(toLeaver.filter((subject) => subject !== 'Your account is deleted')).toEqual([]);
});

test('the product sends by itself what its settings name, and stops when it is told to', async () => {
  const jobs = await withSettings(api, { SMTP_URL: post.url }, async () => startJobs(api.dependencies));
  const traveller = await signUp(api);
  const booking = await journey.book({ by: traveller });
  await eventually(async () => idsAbout(booking).length === 1);
  await jobs.stop();
  const after = await journey.book({ by: traveller });
  expect(idsAbout(after)).toEqual([]);
  expect((await journey.stored(after)).emailsDue).toHaveLength(1);
});

test('nobody can have words of theirs, or many emails, sent to somebody else through the contact form', async () => {
  const victim = 'Victim@example.com';
  const write = (email: string, name: string) => {
    const message = { name, email, message: `${name}: buy at https://spam.example` };
    return api.request.post('/api/contactus').send(message).expect(201);
  };
  for (let turn = 0; turn < 3; turn += 1) await write(turn === 1 ? victim.toLowerCase() : victim, 'Spam');
  await post.pass();
  const received = () => post.taken.filter(({ subject }) => subject === 'We have your message');
  expect(received()).toHaveLength(1);
  expect(JSON.stringify(received().map(({ text, html }) => [text, html]))).not.toMatch(/spam/i);
  expect(post.subjectsTo(AGENCY)).toHaveLength(3);
  api.clock.moveBy(DAY + 1);
  await write(victim, 'Asha');
  await post.pass();
  expect(received()).toHaveLength(2);
});
