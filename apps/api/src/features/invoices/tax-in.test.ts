import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxOfPayment, taxTakenBack } from './tax-in.ts';

/** The taxes of payments of one price, one after the other. */
const taxesOf = (amounts: readonly number[], percent: number): number[] => {
  const paid: { amount: number; tax: number }[] = [];
  for (const amount of amounts) paid.push({ amount, tax: taxOfPayment(amount, paid, percent) });
  return paid.map(({ tax }) => tax);
};
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

test.each<[string, number[], number[]]>([
  ['₹1,00,000 at once', [10_000_000], [476_190]],
  ['₹1,00,000 as ₹30,000 and ₹70,000', [3_000_000, 7_000_000], [142_857, 333_333]],
  ['22 paise at once', [22], [1]],
  ['22 paise as 11 and 11: 1 in all, not 2', [11, 11], [1, 0]],
])('the tax of 5 percent in %s', (_, amounts, taxes) => {
  expect(taxesOf(amounts, 5)).toEqual(taxes);
});

const parts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
const percents = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);

test('the taxes of all payments of a price are the tax of the whole, and none is below 0', () => {
  fc.assert(
    fc.property(parts, percents, (amounts, percent) => {
      const taxes = taxesOf(amounts, percent);
      expect([sumOf(taxes)]).toEqual(taxesOf([sumOf(amounts)], percent));
      expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('all credit notes of a document take back just its tax, whatever payment it is for, and none adds any', () => {
  fc.assert(
    fc.property(parts, parts, percents, (before, refunds, percent) => {
      const total = sumOf(refunds);
      const tax = { name: 'GST', percent, amount: taxesOf([...before, total], percent).at(-1) ?? 0 };
      let credited = 0;
      const notes = refunds.map((amount) => {
        const note = taxTakenBack({ tax, total }, credited, amount);
        credited += amount;
        return note?.amount ?? 0;
      });
      expect(sumOf(notes)).toBe(tax.amount);
      expect(Math.min(...notes)).toBeGreaterThanOrEqual(0);
    }),
  );
});
