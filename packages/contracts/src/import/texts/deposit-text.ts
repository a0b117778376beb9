import type { Deposit } from '../../deposit/deposit.rules.ts';
import { amountIn, amountTextOf, matched } from './unreadable-text.ts';

/** '30%, rest 60 days before, refundable'; '5000.00 per person, rest 30 days before' where it is kept. */
export const depositTextOf = ({ percent, perPerson = 0, balanceDays, isRefundable }: Deposit): string =>
  [
    percent === undefined ? `${amountTextOf(perPerson)} per person` : `${percent}%`,
    `rest ${balanceDays} days before`,
    ...(isRefundable ? ['refundable'] : []),
  ].join(', ');

const DEPOSIT = /^(?:(\d{1,3})\s?%|([^\s,]+)\s+per person),\s*rest\s+(\d{1,4})\s+days? before(,\s*refundable)?$/i;

export const depositIn = (text: string): Deposit => {
  const [, percent, perPerson = '', days, refundable] = matched(text.trim(), DEPOSIT, '30%, rest 60 days before, refundable');
  return {
    ...(percent === undefined ? { perPerson: amountIn(perPerson) } : { percent: Number(percent) }),
    balanceDays: Number(days),
    isRefundable: refundable !== undefined,
  };
};
