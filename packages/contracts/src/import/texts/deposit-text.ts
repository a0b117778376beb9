import { isAtOnce, type OwnDeposit } from '../../deposit/deposit.rules.ts';
import { amountIn, amountTextOf, matched } from './unreadable-text.ts';

const AT_ONCE = 'everything at once';
const ON_ARRIVAL = 'rest on arrival';

/**
 * '30%, rest 60 days before, refundable'; '5000.00 per person, rest on arrival' where it is kept; 'everything
 * at once' of a package that does not follow the agency's default.
 */
export const depositTextOf = (own: OwnDeposit): string => {
  if (isAtOnce(own)) return AT_ONCE;
  const { percent, perPerson = 0, balanceDays, isRefundable } = own;
  return [
    percent === undefined ? `${amountTextOf(perPerson)} per person` : `${percent}%`,
    balanceDays === undefined ? ON_ARRIVAL : `rest ${balanceDays} days before`,
    ...(isRefundable ? ['refundable'] : []),
  ].join(', ');
};

const DEPOSIT = /^(?:(\d{1,3})\s?%|([^\s,]+)\s+per person),\s*rest\s+(?:(\d{1,4})\s+days? before|on arrival)(,\s*refundable)?$/i;

export const depositIn = (text: string): OwnDeposit => {
  if (text.trim().toLowerCase() === AT_ONCE) return { atOnce: true };
  const [, percent, perPerson = '', days, refundable] = matched(text.trim(), DEPOSIT, '30%, rest 60 days before, refundable');
  return {
    ...(percent === undefined ? { perPerson: amountIn(perPerson) } : { percent: Number(percent) }),
    ...(days === undefined ? { onArrival: true } : { balanceDays: Number(days) }),
    isRefundable: refundable !== undefined,
  };
};
