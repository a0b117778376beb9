import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOnDay, refundAtPercent, refundOnCancelOf } from '../cancellation-policy/cancellation-policy.rules.ts';
import { type Deposit, splitOf } from '../deposit/deposit.rules.ts';
import { moneyOfChange } from './trip-change.rules.ts';

const LAKH = 10_000_000;
const policy = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 14, percent: 50 },
  { daysBefore: 3, percent: 25 },
];
const thirty: Deposit = { percent: 30, balanceDays: 60, isRefundable: true };
const LEAVES = '2027-03-31';

type Wish = {
  today?: string;
  withUs?: number;
  price?: number;
  /** What is booked instead. */
  next?: number;
  day?: string;
  deposit?: Deposit;
  fee?: number;
  ofAgency?: boolean;
};

const changed = ({
  today = '2027-02-19',
  withUs = LAKH,
  price = LAKH,
  next = LAKH,
  day = '2027-05-31',
  deposit,
  fee = 0,
  ofAgency = false,
}: Wish) => {
  const keptDeposit =
    deposit && !deposit.isRefundable
      ? splitOf(deposit, { total: price, seats: 2, travelDate: LEAVES, today: '2026-12-01' }).now
      : 0;
  const dueOf = (total: number) => splitOf(deposit, { total, seats: 2, travelDate: day, today }).now;
  const terms = ofAgency ? 'agency' : ({ percent: percentOnDay(policy, {}, LEAVES, today), fee } as const);
  return moneyOfChange({ withUs, price, keptDeposit }, { price: next, dueOf }, terms);
};

test.each<[string, Wish, object]>([
  ['another day, the same price', {}, { toPay: 0, refund: 0, fees: 0, ceiling: 100 }],
  ['dearer', { next: 11_500_000 }, { toPay: 1_500_000, refund: 0, fees: 0, ceiling: 100 }],
  ['cheaper, while all comes back', { next: 8_500_000 }, { toPay: 0, refund: 1_500_000, fees: 0, ceiling: 100 }],
  ['with a fee', { fee: 50_000 }, { toPay: 50_000, refund: 0, fees: 50_000, ceiling: 100 }],
  ['a deposit, to a later day', { withUs: 3_000_000, deposit: thirty }, { toPay: 0, refund: 0, fees: 0, ceiling: 100 }],
  [
    'a deposit, to a day within the days of the rest: all is due',
    { withUs: 3_000_000, deposit: thirty, day: '2027-04-10' },
    { toPay: 7_000_000, refund: 0, fees: 0, ceiling: 100 },
  ],
  [
    'a deposit that is more than the smaller party costs',
    { withUs: 3_000_000, deposit: thirty, next: 2_000_000 },
    { toPay: 0, refund: 1_000_000, fees: 0, ceiling: 100 },
  ],
  [
    'half of the party, while half comes back: as if that part were cancelled',
    { today: '2027-03-11', next: 5_000_000 },
    { toPay: 0, refund: 2_500_000, fees: 2_500_000, ceiling: 50 },
  ],
  [
    'a kept deposit stays whole',
    { withUs: 3_000_000, deposit: { ...thirty, isRefundable: false }, next: 2_000_000 },
    { toPay: 0, refund: 0, fees: 1_000_000, ceiling: 100 },
  ],
  [
    'by the agency: the whole difference, and no ceiling',
    { today: '2027-03-11', next: 5_000_000, ofAgency: true },
    { toPay: 0, refund: 5_000_000, fees: 0 },
  ],
  [
    'never dearer than to cancel all and book anew',
    { today: '2027-03-30', withUs: 1_000_000, next: 1_000_000, deposit: { ...thirty, percent: 10 } },
    { fees: 1_000_000, refund: 0, ceiling: 0 },
  ],
])('a change costs what its terms say: %s', (_, wish, money) => {
  expect(changed(wish)).toMatchObject(money);
});

test('a part that is cancelled first and the rest later give back what cancelling all at once does, to the paisa', () => {
  const first = moneyOfChange({ withUs: 101, price: 101 }, { price: 50, dueOf: (total) => total }, { percent: 50, fee: 0 });
  expect(first).toMatchObject({ refund: 26, fees: 25, total: 75 });
  const later = { withUs: 75, price: 50, fees: 25, ceiling: 50 };
  expect(refundAtPercent(later, 50)).toBe(25);
});

test('who moves a trip while half comes back gets no more than half for it later', () => {
  const { ceiling } = changed({ today: '2027-03-11', day: '2027-12-31' });
  const money = { withUs: LAKH, price: LAKH, ceiling };
  expect(refundOnCancelOf(policy, money, '2027-12-31', '2027-06-14')).toBe(5_000_000);
});

const amounts = fc.record({
  paid: fc.integer({ min: 0, max: 1_000_000 }),
  price: fc.integer({ min: 100, max: 1_000_000 }),
  next: fc.integer({ min: 0, max: 1_000_000 }),
  kept: fc.integer({ min: 0, max: 500_000 }),
  fees: fc.integer({ min: 0, max: 100_000 }),
  percent: fc.integer({ min: 0, max: 100 }),
});

test('no change gets around the policy, costs more than booking anew, or loses a paisa', () => {
  fc.assert(
    fc.property(amounts, ({ paid, price, next, kept, fees, percent }) => {
      const withUs = Math.min(paid, price) + fees;
      const money = { withUs, price, fees, keptDeposit: Math.min(kept, withUs) };
      const change = moneyOfChange(money, { price: next, dueOf: (total) => total }, { percent, fee: 0 });
      const ofAll = refundAtPercent(money, percent);
      expect(change.total).toBe(next + change.fees);
      if (next < price) {
        expect(change.refund).toBeLessThanOrEqual(ofAll);
        // To cancel all loses what does not come back, and the new trip is paid anew.
        expect(change.total).toBeLessThanOrEqual(Math.max(fees, withUs - ofAll) + next);
      }
      const after = {
        withUs: withUs + change.toPay - change.refund,
        price: next,
        fees: change.fees,
        keptDeposit: change.keptDeposit,
      };
      expect(change.refund + refundAtPercent(after, percent)).toBeLessThanOrEqual(Math.max(ofAll, change.toPay + ofAll));
      expect(change.fees).toBeGreaterThanOrEqual(fees);
    }),
    { numRuns: 5000 },
  );
});
