import type { LineItemRecord } from '../store/records.ts';

/** Sum of the lines in minor units. */
export const totalOf = (lineItems: Pick<LineItemRecord, 'unitAmount' | 'quantity'>[]): number =>
  lineItems.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
