import { addDays, bookingNumberOf, type CalendarDate, formatMoney as money } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { type Account, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { addDepositTour, BALANCE, DEPOSIT, PRICE, takePart } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { dayText } from '../../../time/day-text.ts';

const AGENCY = 'office@wayfarer.example';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
/** No email is due about what an earlier test has booked. */
beforeEach(async () => {
  await post.clear();
  await api.dependencies.database.collection('bookings').deleteMany({});
});

const moveTo = (day: CalendarDate, time = '10:00'): void =>
  api.clock.moveBy(Date.parse(`${day}T${time}:00Z`) - api.clock.now().getTime());
/** The next year's end, which the reminders of the rest lie around. */
const DUE_ON = `${Number(todayOf(api).slice(0, 4)) + 1}-12-31`;
const day = (fromDue: number): CalendarDate => addDays(DUE_ON, fromDue);

/**
 * A booking of somebody who has paid the deposit ten days before the rest is due, in cash: the provider has a
 * clock of its own.
 */
const bookWithDeposit = async ({
  isRefundable = true,
  dueBefore = 20,
  paidAt = [day(-10), '06:00'],
}: {
  isRefundable?: boolean;
  dueBefore?: number;
  paidAt?: [CalendarDate, string];
} = {}) => {
  moveTo(...paidAt);
  const [admin, by] = [await signUpAdmin(api), await signUp(api)];
  const of = await addDepositTour(api, admin, { isRefundable, balanceDays: dueBefore });
  const booking = await journey.book({ of, by, travelDate: day(dueBefore) });
  await takePart(api, admin, booking, DEPOSIT).expect(201);
  await post.pass();
  post.forget();
  return { admin, by, booking };
};
/** The same, with the rest to be paid on arrival, which is that day. */
const bookOnArrival = async () => {
  moveTo(day(-10), '06:00');
  const [admin, by] = [await signUpAdmin(api), await signUp(api)];
  const of = await addDepositTour(api, admin, { balanceDays: undefined, onArrival: true });
  const booking = await journey.book({ of, by, travelDate: DUE_ON });
  await takePart(api, admin, booking, DEPOSIT).expect(201);
  await post.pass();
  return { by, booking };
};
/** Twice: what is sent is not sent again. */
const passOn = async (date: CalendarDate, time = '10:01'): Promise<void> => {
  moveTo(date, time);
  await post.pass();
  await post.pass();
};
const REMINDERS = /^(Due|Overdue)/;
const remindersTo = ({ username }: Account) => post.emails({ to: `${username}@example.com`, subject: REMINDERS });
const kindsTo = (by: Account): string[] =>
  remindersTo(by)
    .map(({ subject = '' }) => /^(Due today|Due|Overdue since)/.exec(subject)?.[0] ?? subject)
    .toSorted();
const textTo = ({ username }: Account, subject: RegExp): string =>
  post.email({ to: `${username}@example.com`, subject }).text ?? '';
/** Taken by an admin whose login counts at this moment. */
const pay = async (booking: Parameters<typeof takePart>[2], amount: number) =>
  takePart(api, await signUpAdmin(api), booking, amount).expect(201);

test('who owes the rest is reminded 7 and 3 days before, on the day and 2 days after, around the end of a year, each time in other words and with a link that needs no login', async () => {
  const { by, booking } = await bookWithDeposit();
  await passOn(day(-8));
  expect(kindsTo(by)).toEqual([]);
  await passOn(day(-7));
  const early = textTo(by, /^Due /);
  for (const [fromDue, sent] of [
    [-6, 1],
    [-4, 1],
    [-3, 2],
    [-1, 2],
    [0, 3],
    [1, 3],
    [2, 4],
    [3, 4],
    [9, 4],
  ] as const) {
    await passOn(day(fromDue));
    expect([fromDue, remindersTo(by).length]).toEqual([fromDue, sent]);
  }
  expect(kindsTo(by)).toEqual(['Due', 'Due', 'Due today', 'Overdue since']);
  const [today, overdue] = [textTo(by, /^Due today/), textTo(by, /^Overdue/)];
  expect(remindersTo(by).map(({ text }) => text?.includes('not refunded'))).toEqual([false, false, false, false]);
  expect(early).toContain(
    `You have paid ${money(DEPOSIT)} of ${money(PRICE)}. The balance of ${money(BALANCE)} is due ${dayText(DUE_ON)}.`,
  );
  expect(today).toContain(`${money(BALANCE)} for your trip is due today, ${dayText(DUE_ON)}.`);
  expect(overdue).toContain(`${money(BALANCE)} for your trip was due ${dayText(DUE_ON)}, and we have not received it.`);
  expect(today).not.toContain('was due');
  expect(overdue).not.toMatch(/is due|due soon|coming closer/);
  const [, token] = /pay#([\w-]+)/.exec(overdue) ?? [];
  const { body } = await api.request.post('/api/pay/open').send({ token }).expect(200);
  expect(body).toMatchObject({ number: bookingNumberOf(booking._id), state: 'open' });
});

test('reminders say what is owed after a part was paid, and end in the moment in which nothing is owed', async () => {
  const { by, booking } = await bookWithDeposit();
  await passOn(day(-7));
  await pay(booking, 20_000);
  post.forget();
  await passOn(day(-3));
  expect(textTo(by, REMINDERS)).toContain(`The balance of ${money(BALANCE - 20_000)} is due`);
  await pay(booking, BALANCE - 20_000);
  for (const fromDue of [0, 2, 3]) await passOn(day(fromDue));
  expect(kindsTo(by)).toEqual(['Due']);
});

test('nobody is reminded of a booking that is cancelled, or whose travel day is past', async () => {
  const cancelled = await bookWithDeposit();
  await journey.cancel(cancelled.booking, cancelled.by).expect(200);
  const short = await bookWithDeposit({ dueBefore: 1 });
  for (const fromDue of [-7, -3, 0, 2]) await passOn(day(fromDue));
  expect(kindsTo(cancelled.by)).toEqual([]);
  expect(kindsTo(short.by)).toEqual(['Due', 'Due', 'Due today']);
});

test('after an outage of two days one reminder is sent, that of today', async () => {
  const { by } = await bookWithDeposit();
  // On its own clock the site begins the day of the next reminder some hours before that is due.
  await passOn(day(-1), '20:00');
  expect(kindsTo(by)).toEqual([]);
  await passOn(day(0));
  expect(kindsTo(by)).toEqual(['Due today']);
  await passOn(day(2));
  const later = await bookWithDeposit();
  await passOn(day(2));
  expect(kindsTo(later.by)).toEqual(['Overdue since']);
});

test('a reminder that waited for the mail server is sent as long as it is the one of that day, with what is owed then', async () => {
  const [payer, part, owing] = [await bookWithDeposit(), await bookWithDeposit(), await bookWithDeposit()];
  post.fail({ isBusy: true });
  await passOn(day(-3));
  expect((await post.stored()).filter(({ state }) => state === 'waiting')).toHaveLength(3);
  await pay(payer.booking, BALANCE);
  await pay(part.booking, 20_000);
  post.fail({});
  await passOn(day(-1));
  expect([payer, part, owing].map(({ by }) => kindsTo(by))).toEqual([[], ['Due'], ['Due']]);
  expect(textTo(part.by, REMINDERS)).toContain(`The balance of ${money(BALANCE - 20_000)} is due`);
  post.fail({ isBusy: true });
  await passOn(day(0));
  post.fail({});
  await passOn(day(2));
  expect(kindsTo(owing.by)).toEqual(['Due', 'Overdue since']);
});

test('nobody is reminded on the day of the site on which they paid the deposit', async () => {
  const morning = await bookWithDeposit({ paidAt: [day(-7), '06:00'] });
  // On the site it is the next day already.
  const night = await bookWithDeposit({ paidAt: [day(-8), '20:00'] });
  await passOn(day(-7));
  expect([morning, night].map(({ by }) => kindsTo(by))).toEqual([[], []]);
  await passOn(day(-3));
  expect([morning, night].map(({ by }) => kindsTo(by))).toEqual([['Due'], ['Due']]);
});

test('the overdue letter says that a deposit is kept only where it is', async () => {
  const { by } = await bookWithDeposit({ isRefundable: false });
  await passOn(day(2));
  expect(textTo(by, REMINDERS)).toContain(`The deposit of ${money(DEPOSIT)} is not refunded if you cancel.`);
});

test('an agency that wants notices is told once that the rest of a booking is overdue, and of none that is paid', async () => {
  const { by, admin } = await bookWithDeposit();
  const paid = await bookWithDeposit();
  await takePart(api, paid.admin, paid.booking, BALANCE).expect(201);
  const notices = { paidBookingsTo: AGENCY, version: 0 };
  await api.request.put('/api/agency/notices').set(admin.bearer).send(notices).expect(200);
  for (const fromDue of [-7, -3, 0, 2, 3]) await passOn(day(fromDue));
  expect(post.subjectsTo(AGENCY)).toEqual([expect.stringMatching(`^Overdue: ${money(BALANCE)} for booking `)]);
  expect(post.email({ to: AGENCY }).text).toContain(
    `${by.username} has paid ${money(DEPOSIT)} of ${money(PRICE)}. ${money(BALANCE)} was due ${dayText(DUE_ON)}.`,
  );
});

test('who pays on arrival is told so with the confirmation and before the trip, and is not asked on the day or after it', async () => {
  const { by } = await bookOnArrival();
  const paid = dayText(DUE_ON);
  expect(textTo(by, /^Confirmed/)).toContain(`You pay it on arrival, on ${paid}, to your guide or at our desk.`);
  post.forget();
  for (const date of [day(-7), day(-3)]) {
    await passOn(date);
    expect(textTo(by, /^On arrival/)).toContain(`You pay the balance of ${money(BALANCE)} on arrival, on ${paid}`);
    post.forget();
  }
  for (const date of [day(0), day(2)]) await passOn(date);
  expect(post.emails({ to: `${by.username}@example.com`, subject: /^(On arrival|Due|Overdue)/ })).toEqual([]);
});
