import type { LineItemRecord } from '../store/records.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'inr', minimumFractionDigits: 2 });

/** '₹1,25,000.00' from minor units: sign, thousands separators, always two decimals. */
export const formatMoney = (minorUnits: number): string => rupees.format(minorUnits / 100);

/** Sum of the lines in minor units. */
export const totalOf = (lineItems: Pick<LineItemRecord, 'unitAmount' | 'quantity'>[]): number =>
  lineItems.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
