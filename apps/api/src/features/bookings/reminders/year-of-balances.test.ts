import { addDays, type Booking, type CalendarDate, daysBetween, type OwedByAge } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { type Account, signUpAdmin } from '../../../testing/accounts.ts';
import { todayOf } from '../../../testing/catalogue.ts';
import { addDepositTour, BALANCE, DEPOSIT, takePart } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { setOverdueRule } from '../../../testing/set-overdue-rule.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { checkMoney } from '../../money-check/index.ts';
import { reconcile } from '../../payments/index.ts';
import { cancelOverdue } from '../overdue/cancel-overdue.ts';

/** Of every habit several, or with THOROUGH=1 as many as an agency may have: three minutes. */
const BOOKINGS = process.env.THOROUGH ? 300 : 21;
const DAYS_OF_A_YEAR = 365;
const CANCELLED_AFTER_DAYS = 7;
const BALANCE_DAYS = 60;
const PART = 20_000;

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const { database } = api.dependencies;
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const FIRST_DAY = `${Number(todayOf(api).slice(0, 4)) + 1}-01-01`;

/** What happens so many days from the day on which the rest is due: a payment in rupees, or a cancel. */
type Habit = readonly (readonly [fromDue: number, act: number | 'cancel'])[];
const HABITS: Readonly<Record<string, Habit>> = {
  'pays in time': [[-5, BALANCE]],
  'pays on the day': [[0, BALANCE]],
  'pays in parts': [
    [-7, PART],
    [-1, BALANCE - PART],
  ],
  'pays late': [[4, BALANCE]],
  'pays a part alone': [[-2, PART]],
  'never pays': [],
  cancels: [[-4, 'cancel']],
};
const habits = Object.values(HABITS);

/** Booked in the first seven months, with the rest due between a fortnight and three months later. */
const planOf = (number: number) => {
  const bookedOn = addDays(FIRST_DAY, (number * 7) % 210);
  const dueOn = addDays(bookedOn, 14 + ((number * 11) % 76));
  return { bookedOn, dueOn, travelDate: addDays(dueOn, BALANCE_DAYS), habit: habits[number % habits.length] ?? [] };
};
type Planned = ReturnType<typeof planOf> & { readonly id: string };

const isOverBy = ({ dueOn, habit }: Planned, day: CalendarDate): { owed: number; isCancelled: boolean } => {
  const past = habit.filter(([fromDue]) => addDays(dueOn, fromDue) <= day).map(([, act]) => act);
  const paid = past.reduce<number>((sum, act) => sum + (act === 'cancel' ? 0 : act), 0);
  const owed = BALANCE - paid;
  const isOverdue = owed > 0 && day > addDays(dueOn, CANCELLED_AFTER_DAYS);
  return { owed, isCancelled: past.includes('cancel') || isOverdue };
};

/** What is sent about a rest on a day, by the rules alone: 7 and 3 days before, on the day, 2 days after. */
const expectedOn = (booking: Planned, day: CalendarDate): string[] => {
  const { owed, isCancelled } = isOverBy(booking, day);
  const fromDue = daysBetween(booking.dueOn, day);
  if (owed === 0 || isCancelled || ![-7, -3, 0, 2].includes(fromDue)) return [];
  const kinds = fromDue > 0 ? ['balance-overdue', 'balance-overdue-notice'] : ['balance-reminder'];
  return kinds.map((kind) => `${kind} of ${booking.id}`);
};

const emails = database.collection<{ _id: string }>('emails');
/** What was sent about rests since it was last asked for. */
const sentSince = async (): Promise<string[]> => {
  const sent = await emails.find({ _id: /\/balance-/ }).toArray();
  await emails.deleteMany({});
  return sent.map(({ _id }) => _id.replace(/^booking\/(\w+)\/([\w-]+)\/.*$/, '$2 of $1')).toSorted();
};

const owedOnDashboard = async ({ bearer }: Account): Promise<number> => {
  const { body } = await api.request.get('/api/dashboard').set(bearer).expect(200);
  const { owedByAge = [] }: { owedByAge?: OwedByAge[] } = body;
  return owedByAge.reduce((sum, { amount }) => sum + amount, 0);
};

test('day by day through a year each booking is reminded on its days as long as it owes, and cancelled when its time is over; the sums agree', async () => {
  const moveTo = (day: CalendarDate) => api.clock.moveBy(Date.parse(`${day}T10:01:00Z`) - api.clock.now().getTime());
  moveTo(FIRST_DAY);
  const admin = await signUpAdmin(api);
  const tour = await addDepositTour(api, admin, { balanceDays: BALANCE_DAYS }, { cancellationPolicy: '[]' });
  await setOverdueRule(api, admin, CANCELLED_AFTER_DAYS);
  const notices = { paidBookingsTo: 'office@wayfarer.example', version: 0 };
  await api.request.put('/api/agency/notices').set(admin.bearer).send(notices).expect(200);
  const planned = Array.from({ length: BOOKINGS }, (_, number) => planOf(number));
  const booked: Planned[] = [];
  for (let number = 0; number < DAYS_OF_A_YEAR; number += 1) {
    const day = addDays(FIRST_DAY, number);
    moveTo(day);
    const coming = planned.filter(({ bookedOn }) => bookedOn === day);
    const acts = booked.flatMap(({ id, dueOn, habit }) =>
      habit.filter(([fromDue]) => addDays(dueOn, fromDue) === day).map(([fromDue, act]) => ({ id, fromDue, act })),
    );
    // No login lasts until the next day.
    const isBusy = coming.length + acts.length > 0 || number % 7 === 0;
    const by = isBusy ? await signUpAdmin(api) : admin;
    for (const plan of coming) {
      const { _id } = await journey.book({ of: tour, by, travelDate: plan.travelDate });
      await takePart(api, by, { _id }, DEPOSIT).expect(201);
      booked.push({ ...plan, id: _id });
    }
    for (const { id, fromDue, act } of acts) {
      const booking = { _id: id } as Booking;
      if (act === 'cancel') await journey.cancel(booking, by).expect(200);
      else await takePart(api, by, booking, act, { key: `${id}-at-${fromDue}` }).expect(201);
    }
    await cancelOverdue(api.dependencies);
    if (isBusy) await reconcile(api.dependencies);
    await post.pass();
    expect(await sentSince(), day).toEqual(booked.flatMap((one) => expectedOn(one, day)).toSorted());
    if (!isBusy) continue;
    const open = booked.map((one) => isOverBy(one, day)).filter(({ isCancelled }) => !isCancelled);
    expect(await owedOnDashboard(by), day).toBe(open.reduce((sum, { owed }) => sum + owed, 0));
  }
  const findings: string[] = [];
  await checkMoney(api.dependencies, { days: DAYS_OF_A_YEAR, report: ({ what }) => findings.push(what) });
  expect(findings).toEqual([]);
});
