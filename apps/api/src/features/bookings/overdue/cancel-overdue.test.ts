import { addDays, type Booking, bookingNumberOf, type CalendarDate, formatMoney as money } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { runWithAuditContext } from '../../../logging/audit-context.ts';
import { type Account, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { addDepositTour, BALANCE, DEPOSIT, takePart } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { setOverdueRule } from '../../../testing/set-overdue-rule.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { dayText } from '../../../time/day-text.ts';
import { cancelOverdue } from './cancel-overdue.ts';

const AGENCY = 'office@wayfarer.example';
const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);

const moveTo = (day: CalendarDate): void => api.clock.moveBy(Date.parse(`${day}T10:01:00Z`) - api.clock.now().getTime());
const YEAR = Number(todayOf(api).slice(0, 4));
/** The rest is due on this day, and cancelled after seven more: each test has a year of its own. */
let dueOn = '';
let years = 0;
const day = (after: number): CalendarDate => addDays(dueOn, after);
beforeEach(async () => {
  await post.clear();
  await api.dependencies.database.collection('bookings').deleteMany({});
  await api.dependencies.database.collection('agency').deleteMany({});
  years += 1;
  dueOn = `${YEAR + years}-06-15`;
  moveTo(day(-30));
});

const run = () =>
  runWithAuditContext({ by: { kind: 'job', id: 'cancel overdue' }, clock: api.clock.now }, () => cancelOverdue(api.dependencies));
const paidInPart = async ({ before = 40, ...deposit }: { before?: number; isRefundable?: boolean; onArrival?: true } = {}) => {
  const [admin, by] = [await signUpAdmin(api), await signUp(api)];
  const rest = deposit.onArrival ? { balanceDays: undefined } : { balanceDays: before };
  const of = await addDepositTour(api, admin, { ...deposit, ...rest });
  const booking = await journey.book({ of, by, travelDate: day(deposit.onArrival ? 0 : before) });
  await takePart(api, admin, booking, DEPOSIT).expect(201);
  return { admin, by, booking };
};
const setRule = async (days: number | '' = 7) => setOverdueRule(api, await signUpAdmin(api), days);
const stored = async (booking: Booking, by?: Account): Promise<Booking> => journey.read(booking, by ?? (await signUpAdmin(api)));
/** As stored: something like a payment that a bank has to look at. */
const attemptOf = async (booking: Booking): Promise<object> => only((await journey.stored(booking)).attempts);
const statusOf = async (booking: Booking): Promise<string> => (await stored(booking)).bookingStatus;

test('after the days of the settings an overdue booking is cancelled once, under its policy of that day, however many processes look', async () => {
  await setRule();
  const { booking } = await paidInPart();
  moveTo(day(7));
  await run();
  expect(await statusOf(booking)).toBe('confirmed');
  moveTo(day(8));
  await Promise.all([run(), run(), run()]);
  await run();
  // 32 days before, the policy gives everything back.
  expect(await stored(booking)).toMatchObject({
    bookingStatus: 'cancelled',
    cancellationReason: 'overdue',
    refunds: [{ amount: DEPOSIT }],
  });
  const admin = await signUpAdmin(api);
  const { body } = await api.request.get(`/api/booking/trail/${booking._id}`).set(admin.bearer).expect(200);
  const cancels = body.filter(({ changes }: { changes: { to: string }[] }) => changes.some(({ to }) => to === 'cancelled'));
  expect(cancels).toMatchObject([{ by: { kind: 'job' } }]);
});

test('a deposit that is kept stays with the agency', async () => {
  await setRule();
  const { booking } = await paidInPart({ isRefundable: false });
  moveTo(day(8));
  await run();
  expect(await stored(booking)).toMatchObject({ bookingStatus: 'cancelled', refunds: [] });
});

test('without the setting nobody is cancelled, nor once it is taken away', async () => {
  const { booking } = await paidInPart();
  moveTo(day(30));
  await run();
  await setRule();
  await setRule('');
  moveTo(day(39));
  await run();
  expect(await statusOf(booking)).toBe('confirmed');
});

test('who is overdue already has the days of the settings from the day on which they are set', async () => {
  const { booking } = await paidInPart();
  moveTo(day(20));
  await setRule();
  await run();
  moveTo(day(27));
  await run();
  expect(await statusOf(booking)).toBe('confirmed');
  moveTo(day(28));
  await run();
  expect(await statusOf(booking)).toBe('cancelled');
});

test('it stops the moment the rest is paid, and waits while a person looks at a payment', async () => {
  await setRule();
  const [paid, racing, looked] = [await paidInPart(), await paidInPart(), await paidInPart()];
  moveTo(day(8));
  const [first, second] = [await signUpAdmin(api), await signUpAdmin(api)];
  await takePart(api, first, paid.booking, BALANCE).expect(201);
  await api.dependencies.database
    .collection('bookings')
    .updateOne(
      { username: looked.by.username },
      { $set: { 'attempts.1': { ...(await attemptOf(looked.booking)), status: 'needs_review' } } },
    );
  const [, taken] = await Promise.all([run(), takePart(api, second, racing.booking, BALANCE)]);
  expect(await statusOf(paid.booking)).toBe('confirmed');
  expect(await statusOf(racing.booking)).toBe(taken.status === 201 ? 'confirmed' : 'cancelled');
  expect(await statusOf(looked.booking)).toBe('confirmed');
});

test('a trip that has begun or is paid on arrival is not cancelled, and after an outage of weeks each other is once', async () => {
  await setRule();
  const [begun, arrival, late] = [
    await paidInPart({ before: 10 }),
    await paidInPart({ onArrival: true }),
    await paidInPart({ before: 60 }),
  ];
  moveTo(day(30));
  await run();
  expect(await statusOf(begun.booking)).toBe('confirmed');
  expect(await statusOf(arrival.booking)).toBe('confirmed');
  expect(await statusOf(late.booking)).toBe('cancelled');
});

test('the overdue letter says when it is cancelled only where the settings do, and the letter of that and the agency’s tell why, once', async () => {
  const { by, booking } = await paidInPart({ before: 60 });
  const admin = await signUpAdmin(api);
  const { version } = (await api.request.get('/api/agency/notices').set(admin.bearer).expect(200)).body;
  await api.request.put('/api/agency/notices').set(admin.bearer).send({ paidBookingsTo: AGENCY, version }).expect(200);
  const letter = (subject: RegExp): string => post.email({ to: `${by.username}@example.com`, subject }).text ?? '';
  await setRule();
  moveTo(day(2));
  await post.pass();
  expect(letter(/^Overdue/)).toContain(`If it is not paid by ${dayText(day(7))}, your booking is cancelled automatically`);
  moveTo(day(8));
  await Promise.all([run(), run()]);
  post.forget();
  await post.pass();
  await post.pass();
  const due = `due ${dayText(dueOn)}`;
  expect(letter(/^Cancelled/)).toContain(`the balance of your booking was ${due}, and we have not received it.`);
  expect(post.subjectsTo(AGENCY)).toEqual([
    `Cancelled: booking ${bookingNumberOf(booking._id)} was overdue since ${dayText(dueOn)}`,
  ]);
  expect(post.email({ to: AGENCY }).text).toContain(`${money(DEPOSIT)} goes back under its cancellation policy`);
});

test('without the setting the overdue letter promises no day', async () => {
  const { by } = await paidInPart();
  moveTo(day(2));
  await post.pass();
  const { text = '' } = post.email({ to: `${by.username}@example.com`, subject: /^Overdue/ });
  expect(text).toContain('If we hear nothing, we may have to cancel your booking.');
  expect(text).not.toContain('automatically');
});
