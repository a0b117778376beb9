import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDateAt } from '../values/calendar-date.ts';
import {
  type CancellationStep,
  daysBetween,
  defaultPolicyOf,
  lastDayOf,
  MAX_DAYS_BEFORE,
  refundOf,
  refundPercentOf,
  tellingSteps,
} from './cancellation-policy.rules.ts';
import { cancellationPolicySchema } from './cancellation-policy.schema.ts';

const TRAVEL = '2026-12-12';
const paid = fc.integer({ min: 0, max: 999_999_999 });
const daysLeft = fc.integer({ min: -30, max: MAX_DAYS_BEFORE + 30 });
const policies = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: MAX_DAYS_BEFORE }), { maxLength: 6 }),
    fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([days, percents]): CancellationStep[] => {
    const falling = percents.toSorted((one, other) => other - one);
    return days.toSorted((one, other) => other - one).map((daysBefore, index) => ({ daysBefore, percent: falling[index] ?? 0 }));
  });
const leaving = (days: number) => addDays(TRAVEL, -days);

test('a cancel never refunds more than was paid, never less than nothing, and whole paise', () => {
  fc.assert(
    fc.property(policies, paid, daysLeft, (policy, amount, days) => {
      const refund = refundOf(policy, amount, TRAVEL, leaving(days));
      expect(Number.isSafeInteger(refund) && refund >= 0 && refund <= amount).toBe(true);
    }),
  );
});

test('it is the percentage to the paisa, half a paisa rounded up', () => {
  fc.assert(
    fc.property(paid, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const exact = BigInt(amount) * BigInt(percent);
      const refund = refundOf([{ daysBefore: 1, percent }], amount, TRAVEL, leaving(1));
      expect(BigInt(refund)).toBe((exact + 50n) / 100n);
    }),
  );
  expect(refundOf([{ daysBefore: 0, percent: 50 }], 399_999, TRAVEL, TRAVEL)).toBe(200_000);
});

test('who cancels later never gets more, and a step counts from its last day backwards', () => {
  fc.assert(
    fc.property(policies, paid, daysLeft, (policy, amount, days) => {
      expect(refundOf(policy, amount, TRAVEL, leaving(days - 1))).toBeLessThanOrEqual(
        refundOf(policy, amount, TRAVEL, leaving(days)),
      );
      for (const step of policy) {
        const lastDay = lastDayOf(step, TRAVEL);
        expect(refundPercentOf(policy, daysBetween(lastDay, TRAVEL))).toBe(step.percent);
        const later = policy.filter(({ daysBefore }) => daysBefore < step.daysBefore);
        const dayAfter = refundPercentOf(policy, daysBetween(addDays(lastDay, 1), TRAVEL));
        expect(dayAfter).toBe(refundPercentOf(later, step.daysBefore - 1));
      }
    }),
  );
});

test('without a policy of its own a package follows the site: everything until the day before, or nothing', () => {
  expect(refundOf(defaultPolicyOf('full'), 100, TRAVEL, '2026-12-11')).toBe(100);
  expect(refundOf(defaultPolicyOf('full'), 100, TRAVEL, TRAVEL)).toBe(0);
  expect(defaultPolicyOf('none')).toEqual([]);
});

test('days are counted as days of the calendar: a night in which clocks change has one day like any other', () => {
  const isOneDay = fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -500, max: 500 }), (offset, count) => {
    const from = addDays(TRAVEL, offset);
    expect(daysBetween(from, addDays(from, count))).toBe(count);
  });
  fc.assert(isOneDay);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

test.each([
  ['Asia/Kolkata', '2026-12-04T18:29:59Z', 100, '2026-12-04T18:30:00Z', 50],
  ['Pacific/Auckland', '2026-12-04T10:59:59Z', 100, '2026-12-04T11:00:00Z', 50],
  ['America/Los_Angeles', '2026-12-05T07:59:59Z', 100, '2026-12-05T08:00:00Z', 50],
])('the day of the site decides, to the second: %s', (timeZone, before, percentBefore, after, percentAfter) => {
  const policy = [
    { daysBefore: 8, percent: 100 },
    { daysBefore: 3, percent: 50 },
  ];
  const refundAt = (instant: string) => refundOf(policy, 100, TRAVEL, calendarDateAt(new Date(instant), timeZone));
  expect([refundAt(before), refundAt(after)]).toEqual([percentBefore, percentAfter]);
});

test('every policy that an admin can mean is taken; steps that rise, repeat or leave the bounds are refused at their place', () => {
  fc.assert(fc.property(policies, (policy) => cancellationPolicySchema.safeParse(policy).success));
  const placeOf = (...steps: [number, number][]) =>
    cancellationPolicySchema.safeParse(steps.map(([daysBefore, percent]) => ({ daysBefore, percent }))).error?.issues[0]?.path;
  expect(placeOf([3, 50], [3, 20])).toEqual([1, 'daysBefore']);
  expect(placeOf([3, 50], [5, 20])).toEqual([1, 'daysBefore']);
  expect(placeOf([5, 50], [3, 60])).toEqual([1, 'percent']);
  expect(placeOf([366, 50])).toEqual([0, 'daysBefore']);
  expect(placeOf([1.5, 50])).toEqual([0, 'daysBefore']);
  expect(placeOf([1, 101])).toEqual([0, 'percent']);
  expect(placeOf([9, 6], [8, 5], [7, 4], [6, 3], [5, 2], [4, 1], [3, 0])).toEqual([]);
});

test('the description of a policy refunds the same as the policy, in as few steps as possible', () => {
  fc.assert(
    fc.property(policies, daysLeft, (policy, days) => {
      const told = tellingSteps(policy);
      expect(refundPercentOf(told, days)).toBe(refundPercentOf(policy, days));
      expect(new Set(told.map(({ percent }) => percent)).size).toBe(told.length);
    }),
  );
  expect(
    tellingSteps([
      { daysBefore: 5, percent: 50 },
      { daysBefore: 3, percent: 0 },
    ]),
  ).toEqual([{ daysBefore: 5, percent: 50 }]);
});
