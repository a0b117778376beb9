import { type Deposit, isAtOnce, type OwnDeposit } from '@wayfarer/contracts';
import { rupeesIn, typedText } from '../format/typed-amount.ts';

/**
 * A deposit as typed. `own`: whether nothing is said, everything is paid at once, or a deposit confirms it.
 * `by` and `rest`: what of the two is typed; the other stays for who switches back.
 */
export type DepositValues = {
  own: 'none' | 'once' | 'deposit';
  by: 'percent' | 'perPerson';
  percent: string;
  perPerson: string;
  rest: 'before' | 'arrival';
  balanceDays: string;
  isRefundable: boolean;
};

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value));
const numberIn = (text: string): number => (/^[+-]?\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN);

const ownOf = (deposit: OwnDeposit | undefined): DepositValues['own'] => {
  if (deposit === undefined) return 'none';
  return isAtOnce(deposit) ? 'once' : 'deposit';
};

export const depositValuesOf = (own: OwnDeposit | undefined): DepositValues => {
  const deposit: Partial<Deposit> = own === undefined || isAtOnce(own) ? {} : own;
  return {
    own: ownOf(own),
    by: deposit.perPerson === undefined ? 'percent' : 'perPerson',
    percent: textOf(deposit.percent),
    perPerson: deposit.perPerson === undefined ? '' : typedText(deposit.perPerson),
    rest: deposit.onArrival ? 'arrival' : 'before',
    balanceDays: textOf(deposit.balanceDays),
    isRefundable: deposit.isRefundable ?? true,
  };
};

export const depositIn = (values: DepositValues): Deposit | null => {
  const { own, by, percent, perPerson, rest, balanceDays, isRefundable } = values;
  if (own !== 'deposit') return null;
  return {
    ...(by === 'percent' ? { percent: numberIn(percent) } : { perPerson: rupeesIn(perPerson) }),
    ...(rest === 'arrival' ? { onArrival: true } : { balanceDays: numberIn(balanceDays) }),
    isRefundable,
  };
};

/** What a package says of its own; null where the settings of the agency hold. */
export const ownDepositIn = (values: DepositValues): OwnDeposit | null =>
  values.own === 'once' ? { atOnce: true } : depositIn(values);

/**
 * Whether what is typed keeps the deposit of who cancels.
 * @param byDefault what holds where nothing is said
 */
export const isDepositKeptIn = ({ own, isRefundable }: DepositValues, byDefault: Deposit | undefined): boolean =>
  own === 'none' ? byDefault?.isRefundable === false : own === 'deposit' && !isRefundable;
