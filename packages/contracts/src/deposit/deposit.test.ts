import { expect, test } from 'vitest';
import { refundOnCancelOf } from '../cancellation-policy/cancellation-policy.rules.ts';
import { type Deposit, depositOf, reminderDaysOf, splitOf } from './deposit.rules.ts';
import { depositSchema, ownDepositSchema } from './deposit.schema.ts';

const thirty: Deposit = { percent: 30, balanceDays: 60, isRefundable: true };
const lakh = { total: 10_000_000, seats: 2, travelDate: '2027-03-01', today: '2026-11-25' };

test.each<[string, Deposit | undefined, Partial<typeof lakh>, object]>([
  ['a share, and the rest 60 days before', thirty, {}, { now: 3_000_000, balance: 7_000_000, dueOn: '2026-12-31' }],
  ['the day before the due day', thirty, { today: '2026-12-30' }, { now: 3_000_000, balance: 7_000_000, dueOn: '2026-12-31' }],
  ['the due day: all at once', thirty, { today: '2026-12-31' }, { now: 10_000_000, balance: 0, dueOn: null }],
  ['a day after it', thirty, { today: '2027-02-28' }, { now: 10_000_000, balance: 0, dueOn: null }],
  ['half a paisa, up', thirty, { total: 333_335 }, { now: 100_001, balance: 233_334, dueOn: '2026-12-31' }],
  [
    'an amount for each person with a seat',
    { perPerson: 500_000, balanceDays: 60, isRefundable: true },
    { seats: 3 },
    { now: 1_500_000, balance: 8_500_000, dueOn: '2026-12-31' },
  ],
  [
    'an amount above the price: all at once',
    { perPerson: 5_000_000, balanceDays: 60, isRefundable: true },
    { seats: 3 },
    { now: 10_000_000, balance: 0, dueOn: null },
  ],
  ['never less than a rupee', { ...thirty, percent: 1 }, { total: 5000 }, { now: 100, balance: 4900, dueOn: '2026-12-31' }],
  ['a rest below a rupee: all at once', { ...thirty, percent: 99 }, { total: 9000 }, { now: 9000, balance: 0, dueOn: null }],
  ['a price of nothing', thirty, { total: 0 }, { now: 0, balance: 0, dueOn: null }],
  [
    'a leap year',
    { ...thirty, balanceDays: 30 },
    { travelDate: '2028-03-30' },
    { now: 3_000_000, balance: 7_000_000, dueOn: '2028-02-29' },
  ],
  [
    'on arrival',
    { percent: 30, onArrival: true, isRefundable: true },
    { today: '2027-02-28' },
    { now: 3_000_000, balance: 7_000_000, dueOn: '2027-03-01', onArrival: true },
  ],
  [
    'on arrival, booked on the day itself: all at once',
    { percent: 30, onArrival: true, isRefundable: true },
    { today: '2027-03-01' },
    { now: 10_000_000, balance: 0, dueOn: null },
  ],
  ['no deposit', undefined, {}, { now: 10_000_000, balance: 0, dueOn: null }],
])('a price is paid in a deposit and its rest: %s', (_, deposit, asked, split) => {
  expect(splitOf(deposit, { ...lakh, ...asked })).toEqual(split);
});

test.each([
  ['2026-11-25', ['2026-12-24', '2026-12-28', '2026-12-31', '2027-01-02']],
  ['2026-12-24', ['2026-12-28', '2026-12-31', '2027-01-02']],
  ['2026-12-26', ['2026-12-28', '2026-12-31', '2027-01-02']],
  ['2026-12-28', ['2026-12-31', '2027-01-02']],
])('the rest is reminded of 7 and 3 days before, on the day and 2 days after; booked on %s', (bookedOn, days) => {
  expect(reminderDaysOf('2026-12-31', bookedOn)).toEqual(days);
});

const policy = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 14, percent: 50 },
  { daysBefore: 3, percent: 25 },
];
const refund = (today: string, money: { withUs: number; price?: number; keptDeposit?: number }) =>
  refundOnCancelOf(policy, { price: 10_000_000, ...money }, '2027-03-31', today);

test('a cancel keeps what the policy says of the price, or a kept deposit where that is more, and charges nothing', () => {
  const days = ['2027-03-01', '2027-03-02', '2027-03-18', '2027-03-29', '2027-03-31'];
  expect(days.map((day) => refund(day, { withUs: 10_000_000 }))).toEqual([10_000_000, 5_000_000, 2_500_000, 0, 0]);
  expect(refund('2027-02-19', { withUs: 3_000_000 })).toBe(3_000_000);
  expect(refund('2027-02-19', { withUs: 3_000_000, keptDeposit: 3_000_000 })).toBe(0);
  expect(refund('2027-03-11', { withUs: 3_000_000 })).toBe(0);
  expect(refund('2027-02-19', { withUs: 10_000_000, keptDeposit: 3_000_000 })).toBe(7_000_000);
  expect(refund('2027-03-11', { withUs: 10_000_000, keptDeposit: 3_000_000 })).toBe(5_000_000);
  expect(refund('2027-03-11', { withUs: 8_000_000, price: 8_000_000 })).toBe(4_000_000);
  expect(refund('2027-02-19', { withUs: 2_500_000, price: 9_500_000 })).toBe(2_500_000);
});

test.each<[object, string]>([
  [{ percent: 0 }, 'percent'],
  [{ percent: 100 }, 'percent'],
  [{ percent: 30.5 }, 'percent'],
  [{ perPerson: 0.001, percent: undefined }, 'perPerson'],
  [{ perPerson: 0, percent: undefined }, 'perPerson'],
  [{ perPerson: 100 }, 'percent'],
  [{ percent: undefined }, 'percent'],
  [{ balanceDays: 0 }, 'balanceDays'],
  [{ balanceDays: 366 }, 'balanceDays'],
  [{ isRefundable: 'yes' }, 'isRefundable'],
  [{ balanceDays: undefined }, 'balanceDays'],
  [{ onArrival: true }, 'onArrival'],
  [{ balanceDays: undefined, onArrival: false }, 'onArrival'],
])('a deposit is refused at its field, of a package and of the settings: %j', (wrong, field) => {
  for (const schema of [depositSchema, ownDepositSchema])
    expect(schema.safeParse({ ...thirty, ...wrong }).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test.each([
  [undefined, thirty, thirty],
  [null, thirty, thirty],
  [{ ...thirty, percent: 50 }, thirty, { ...thirty, percent: 50 }],
  [{ atOnce: true } as const, thirty, undefined],
  [{ atOnce: true } as const, undefined, undefined],
  [undefined, undefined, undefined],
])('a package has its own deposit, or that of the settings, or none: %j with %j', (deposit, defaultDeposit, holds) => {
  expect(depositOf({ deposit, defaultDeposit })).toEqual(holds);
});

test('what is paid on arrival is reminded of before that day, and of nothing on it', () => {
  expect(reminderDaysOf('2026-12-31', '2026-11-25', true)).toEqual(['2026-12-24', '2026-12-28', '2027-01-02']);
});
