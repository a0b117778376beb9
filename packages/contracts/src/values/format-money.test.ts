import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  [0.01, '₹0.01'],
  [5999.97, '₹5,999.97'],
  [99_999.5, '₹99,999.50'],
  [100_000, '₹1,00,000.00'],
  [10_000_000, '₹1,00,00,000.00'],
  [12_345_678_901.23, '₹12,34,56,78,901.23'],
  [-250, '−₹250.00'],
])('money has its sign, separators and always two decimals: %d (§1)', (rupees, text) => {
  expect(formatMoney(rupees)).toBe(text);
});

test("the dashboard's revenue can carry a dollar sign (§1)", () => {
  expect(formatMoney(1234.5, '$')).toBe('$1,234.50');
});
