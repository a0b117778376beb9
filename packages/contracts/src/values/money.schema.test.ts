import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSchema, rupeesSchema, signedRupeesSchema, typedAmountSchema } from './money.schema.ts';
import { MAX_PRICE, minorUnitsOf, rupeesOf } from './money.ts';
import { numberInText } from './number-in-text.ts';

const minorUnits = fc.integer({ min: 1, max: MAX_PRICE * 100 });

test('every amount in whole paise is taken, and one with a third decimal by no field', () => {
  fc.assert(
    fc.property(minorUnits, (amount) => {
      for (const schema of [rupeesSchema, priceSchema]) {
        expect(schema.safeParse(rupeesOf(amount)).success).toBe(true);
        expect(schema.safeParse(rupeesOf(amount) + 0.005).success).toBe(false);
      }
    }),
  );
  const sums = fc.integer({ min: -1e15, max: 1e15 });
  fc.assert(fc.property(sums, (sum) => signedRupeesSchema.safeParse(rupeesOf(sum)).success));
  expect(priceSchema.safeParse(0).success).toBe(false);
  expect(rupeesSchema.safeParse(0).success).toBe(true);
});

test('rupees come back from minor units and their text as they were', () => {
  fc.assert(
    fc.property(minorUnits, (amount) => {
      expect(numberInText(String(rupeesOf(amount)))).toBe(rupeesOf(amount));
      expect(minorUnitsOf(rupeesOf(amount))).toBe(amount);
    }),
  );
});

test.each([
  ['1999.5', 1999.5],
  [' 7 ', 7],
  ['-3', -3],
  ['0.123456', 0.123456],
  ['123456789012', 123_456_789_012],
])('%j is the number that it says', (text, number) => {
  expect(numberInText(text)).toBe(number);
});

test.each(['', ' ', 'abc', '1e3', '0x10', '1,000', '.5', '5.', '1.1.1', '1234567890123', '0.1234567', 'a7', '7a', null, true])(
  '%j stays what it is, and so is refused as a number',
  (value) => {
    expect(numberInText(value)).toBe(value);
  },
);

test.each([0, -1, 5e-324, 0.0000000001])('what is typed must be above 0, however little it is: %s', (rupees) => {
  expect(typedAmountSchema.safeParse(rupees).error?.issues.map(({ message }) => message)).toEqual([
    'The amount must be above 0.',
  ]);
});
