import { formatMoney, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { WholePrice } from '../../invoices/index.ts';

/** An amount as documents say it. */
export const money = (amount: MinorUnits): string => formatMoney(rupeesOf(amount));

/** A rate with its sign, which other languages write at a distance. */
export const percentText = (percent: number): string => t('{percent}%', { percent });

export const sumOf = (amounts: readonly MinorUnits[]): MinorUnits => amounts.reduce((sum, amount) => sum + amount, 0);

/** What of a price is still owed after a payment. */
export const restOf = ({ price, paidBefore }: WholePrice, total: MinorUnits): MinorUnits =>
  price - total - sumOf(paidBefore.map(({ amount }) => amount));
