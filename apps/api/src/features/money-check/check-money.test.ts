import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Booking } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { outerEnvironment } from '../../testing/outer-environment.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { startChanges } from '../../testing/trip-changes.ts';
import { issueInvoices } from '../documents/index.ts';
import { checkMoney } from './check-money.ts';
import { type Finding, lineOf, type Rule } from './finding.ts';

let paid: Booking;
let sessionId: string;
const api = await testApi();
const journey = await startMoneyJourney(api);
// Payments are settled only by the success page here, at moments that the tests control.
api.provider.setFaults({ lose_event: {} });

/** A booking that is confirmed by its payment of five minutes ago. */
beforeEach(async () => {
  paid = await journey.book();
  sessionId = await journey.confirm(paid);
  await issueInvoices(api.dependencies);
  api.clock.moveBy(5 * 60_000);
});
afterEach(async () => {
  const { database } = api.dependencies;
  for (const name of ['bookings', 'paymentevents', 'seatdays', 'invoices']) await database.collection(name).deleteMany({});
  await database.collection('tourpackages').updateMany({}, { $set: { capacity: null } });
});

const check = async (days = 1) => {
  const findings: Finding[] = [];
  const summary = await checkMoney(api.dependencies, { days, report: (finding) => findings.push(finding) });
  expect(summary.findings).toBe(findings.length);
  return { summary, findings, lines: findings.map(lineOf) };
};
const bookings = () => api.dependencies.database.collection('bookings');
const idOf = ({ _id }: Booking) => ({ _id: new Types.ObjectId(_id) });
/** What no operation of the product would do. */
const damage = async (change: object, booking = paid) => bookings().updateOne(idOf(booking), { $set: change });
const attemptOf = async () => {
  const [attempt] = (await journey.stored(paid)).attempts;
  if (!attempt) throw new Error('It is paid.');
  return attempt;
};
const anotherAttempt = async () => ({ ...(await attemptOf()), attemptId: new Types.ObjectId().toHexString() });
/** Another booking, whose payment page is open, with something else about its attempt. */
const damageOpen = async (change: object) => {
  const open = await journey.book();
  await journey.openSession(open);
  return damage(change, open);
};
const addToTrail = async (change: object) => {
  const entry = { version: 99, at: api.clock.now(), by: { kind: 'job', id: 'x' }, requestId: null, changes: [change] };
  return bookings().updateOne(idOf(paid), { $push: { trail: entry } } as object);
};
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const refund = {
  refundKey: 'x-1',
  requestKey: null,
  origin: 'admin',
  askedAmount: 5,
  amount: 5,
  state: 'pending',
  refundId: null,
};
const given = { ...refund, state: 'done', refundId: 're_forged' };
const command = { kind: 'expire', refundKey: null, refusals: 0, tries: 0, dueAt: new Date('2999-01-01T00:00:00Z') };

test('the product’s own doings leave nothing to find', async () => {
  const before = await check();
  const [cancelled, unpaid, open] = [await journey.bookConfirmed(), await journey.book(), await journey.book()];
  for (const booking of [cancelled, unpaid]) await journey.cancel(booking).expect(200);
  await journey.openSession(open);
  const { summary, findings } = await check();
  const own: (string | null)[] = [null, ...[paid, cancelled, unpaid, open].map(({ _id }) => _id)];
  // The provider also lists the sessions of other tests, whose bookings are deleted.
  expect(findings.filter(({ bookingId }) => own.includes(bookingId))).toEqual([]);
  expect(summary).toMatchObject({ bookings: 4, sessions: before.summary.sessions + 1 });
});

test('a trip that became dearer, and then cheaper, leaves nothing to find', async () => {
  const changes = await startChanges(api, journey);
  const booking = await changes.book();
  const { payment } = await changes.changed(booking, { totalPersons: 4 });
  await journey.payCard(payment?.sessionId ?? '');
  await journey.checkStatus(payment?.sessionId ?? '').expect(200);
  const { priced } = await changes.changed(booking, { totalPersons: 3 });
  expect(priced.refund).toBeGreaterThan(0);
  await issueInvoices(api.dependencies);
  expect((await check()).findings.filter(({ bookingId }) => bookingId === booking._id)).toEqual([]);
});

test('a booking that is confirmed without a payment is not also said to be paid without an invoice', async () => {
  const unpaid = await journey.book();
  const toTrail = { version: 99, at: api.clock.now(), by: { kind: 'job', id: 'x' }, requestId: null };
  const changes = [{ what: 'status', from: 'pending', to: 'confirmed' }];
  await bookings().updateOne(idOf(unpaid), {
    // As where an invoice was due once: without that no booking is looked at for one.
    $set: { bookingStatus: 'confirmed', invoicesDue: [] },
    $push: { trail: { ...toTrail, changes } },
  } as object);
  const ofUnpaid = (await check()).findings.filter(({ bookingId }) => bookingId === unpaid._id);
  expect(ofUnpaid.map(({ rule, what }) => [rule, what])).toEqual([['I1', 'it is confirmed, but nothing is paid']]);
});

type Damage = [rule: Rule, what: string, doIt: () => Promise<unknown>];
const damages: Damage[] = [
  ['I1', 'confirmed, but nothing is paid', () => damage({ 'attempts.0.status': 'refunded' })],
  ['I1', 'the amount paid differs from its total', () => damage({ totalAmount: 1 })],
  ['I1', 'the amount paid differs from its total', () => damage({ 'attempts.0.currencyReceived': 'usd' })],
  ['I1', 'the provider does not know cs_test_forged', () => damage({ 'attempts.0.sessionId': 'cs_test_forged' })],
  ['I2', 'the booking is still pending', () => damage({ bookingStatus: 'pending' })],
  ['I2', 'nothing is scheduled to make it', () => damage({ 'attempts.0.refunds': [refund] })],
  ['I2', 'no refund is in progress', () => damage({ 'attempts.0.status': 'refund_pending' })],
  ['I2', 'was refused or sent back', () => damage({ 'attempts.0.refunds': [{ ...refund, state: 'failed', refundId: 're_1' }] })],
  [
    'I3',
    '2 payments are kept',
    async () => damage({ attempts: [await attemptOf(), { ...(await anotherAttempt()), status: 'needs_review' }] }),
  ],
  ['I3', '2 payments are kept', async () => damage({ attempts: [await attemptOf(), await anotherAttempt()] })],
  [
    'I1',
    'the amount paid is below its deposit',
    () => damage({ plan: { deposit: 99_999_999, dueOn: '2030-01-01', isRefundable: true, token: 'none' } }),
  ],
  ['I4', 'it went from cancelled to confirmed', () => addToTrail({ what: 'status', from: 'cancelled', to: 'confirmed' })],
  ['I6', 'an attempt fell from paid to pending', () => addToTrail({ what: 'attempt', from: 'paid', to: 'pending' })],
  ['trail', 'an attempt is refunded, but the trail says paid', () => damage({ 'attempts.0.status': 'refunded' })],
  [
    'I4',
    'its trail says cancelled',
    async () => {
      await journey.cancel(paid).expect(200);
      return damage({ bookingStatus: 'confirmed' });
    },
  ],
  ['I5', 'was refunded than was received', () => damage({ 'attempts.0.refundDue': 99_999_999 })],
  ['I5', 'was refunded than was received', () => damage({ 'attempts.0.amountRefunded': 99_999_999 })],
  ['I5', 'was refunded than was received', () => damage({ 'attempts.0.refunds': [given, given] })],
  ['I6', 'an attempt is pending, but the trail says paid', () => damage({ 'attempts.0.status': 'pending' })],
  ['orphan', 'its booking is missing', () => bookings().deleteOne(idOf(paid))],
  ['orphan', 'has no record of it', () => damage({ attempts: [] })],
  ['orphan', 'its attempt is expired', () => damage({ 'attempts.0.status': 'expired' })],
  ['orphan', 'with a different amount', () => damage({ 'attempts.0.amountReceived': 1 })],
  [
    'orphan',
    'refunds that the booking does not show',
    async () => {
      await journey.askProvider('POST', '/v1/refunds', `payment_intent=${(await attemptOf()).paymentId}`);
    },
  ],
  [
    'orphan',
    'was refunded less',
    () => damage({ 'attempts.0.refunds': [given], 'attempts.0.refundDue': 5, 'attempts.0.amountRefunded': 5 }),
  ],
  ['overdue', 'no longer checked', () => damageOpen({ 'attempts.0.checkAt': null })],
  ['overdue', 'opening a payment page', () => damageOpen({ 'attempts.0.status': 'creating', 'attempts.0.createdAt': LONG_AGO })],
  ['overdue', 'a payment page has expired', () => damageOpen({ 'attempts.0.order.expiresAt': LONG_AGO.getTime() / 1000 })],
  ['overdue', 'no job will pick it up', () => damage({ commands: [command] })],
  ['overdue', 'closing a payment page has been due since', () => damage({ commands: [{ ...command, dueAt: LONG_AGO }] })],
  ['overdue', 'was tried 9 times', () => damage({ commands: [{ ...command, tries: 9 }] })],
  [
    'overdue',
    'should have been checked at',
    async () => {
      await journey.openSession(await journey.book());
      api.clock.moveBy(5 * 60_000);
    },
  ],
  [
    'overdue',
    '1 provider events are not processed',
    () =>
      api.dependencies.database
        .collection<{ _id: string }>('paymentevents')
        .insertOne({ _id: 'evt_lost', receivedAt: LONG_AGO, dueAt: LONG_AGO } as { _id: string }),
  ],
  ['figures', 'sums do not match', () => damage({ amountReceived: 5 })],
  ['figures', 'sums do not match', () => damage({ amountRefunded: 5 })],
  ['figures', 'sums do not match', () => damage({ listedAttempts: 5 })],
  ['trail', 'it is cancelled, but its trail says confirmed', () => damage({ bookingStatus: 'cancelled' })],
  [
    'seats',
    '0 seats are kept for it',
    () =>
      api.dependencies.database
        .collection('tourpackages')
        .updateOne({ _id: new Types.ObjectId(journey.tourPackage._id) }, { $set: { capacity: 10 } }),
  ],
];

test.each(damages)('%s is found: %s', async (rule, what, doIt) => {
  const before = (await check()).lines;
  await doIt();
  const { findings } = await check();
  const lines = findings
    .filter((finding) => finding.rule === rule)
    .map(lineOf)
    .filter((line) => !before.includes(line));
  expect(lines.join('\n')).toContain(what);
  expect(lines.every((line) => / → .{10}/.test(line))).toBe(true);
});

test('a payment of the last two minutes may be on its way, and other products’ sessions are nobody’s business here', async () => {
  const other = 'mode=payment&success_url=https://example.com&line_items[0][quantity]=1&line_items[0][price_data][currency]=inr';
  const price = '&line_items[0][price_data][unit_amount]=90000&line_items[0][price_data][product_data][name]=Socks';
  const foreign = (await journey.askProvider('POST', '/v1/checkout/sessions', other + price)) as { id: string };
  await journey.payCard(foreign.id);
  await bookings().deleteOne(idOf(paid));
  const about = async () => (await check()).lines.filter((line) => line.includes(sessionId) || line.includes(foreign.id));
  expect(await about()).toEqual([expect.stringContaining(`${sessionId} is paid, but its booking is missing`)]);
  api.clock.moveBack();
  expect(await about()).toEqual([]);
});

test('told to stop, the check ends behind the page of invoices that it is at, however many there are', async () => {
  const numbers = Array.from({ length: 1200 }, (_, index) => `INV-2020-${String(2 * index + 2).padStart(8, '0')}`);
  const invoices = api.dependencies.database.collection<{ _id: string }>('invoices');
  await invoices.insertMany(numbers.map((_id) => ({ _id })));
  const missing: Finding[] = [];
  const report = (finding: Finding) => finding.what.includes('INV-2020') && missing.push(finding);
  await checkMoney(api.dependencies, { days: 1, report, isStopping: () => missing.length > 0 });
  expect(missing).toHaveLength(500);
  missing.length = 0;
  await checkMoney(api.dependencies, { days: 1, report });
  expect(missing).toHaveLength(1200);
});

test('the command ends with 0 and a summary, or with 1 and a line for each thing with its booking number; with 2 where it could not look', async () => {
  const { config } = api.dependencies;
  const script = fileURLToPath(new URL('../../commands/check-money.ts', import.meta.url));
  const environment = Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const env = { ...outerEnvironment(), ...Object.fromEntries(environment) };
  const run = async (days = '1') => {
    const ended = await promisify(execFile)(process.execPath, [script, '--days', days], { env }).catch((failure) => failure);
    return { code: ended.code ?? 0, out: ended.stdout, err: ended.stderr };
  };
  expect(await run('many')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage: npm run money:check') });
  expect(await run()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Problems found: 0\. Bookings checked: 1\. Paid sessions compared: \d+ \(days: 1\)\./),
  });
  await damage({ totalAmount: 1 });
  await damageOpen({ 'attempts.0.status': 'needs_review' });
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out).toContain(`I1      booking ${paid._id.slice(-8).toUpperCase()}`);
  expect(out).toMatch(/Problems found: \d\. Bookings checked: 2\. .* Payments waiting for review: 1\./);
});
