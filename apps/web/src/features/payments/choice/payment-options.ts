import { formatMoney } from '@wayfarer/contracts';
import type { BookingMoney } from '../../../shared/deposit/booking-money.ts';
import { laterWords } from '../../../shared/deposit/deposit-words.ts';

/** What can be paid of a booking at once. */
export type PaymentOption = {
  value: 'deposit' | 'all' | 'part';
  label: string;
  text?: string;
  /** Rupees; null where whoever pays says how much. */
  amount: number | null;
};

/**
 * What whoever pays chooses from, the usual first; none of a booking that is always paid at once. From the
 * day of its rest on, a booking that is not confirmed yet is paid as a whole.
 */
export const paymentOptionsOf = ({ bookingStatus, plan, owed }: BookingMoney): PaymentOption[] => {
  if (!plan || owed === undefined) return [];
  const money = formatMoney(owed);
  if (bookingStatus === 'confirmed')
    return [
      { value: 'all', label: `All that is owed: ${money}`, amount: owed },
      { value: 'part', label: 'A part', amount: null },
    ];
  const all: PaymentOption = { value: 'all', label: `All now: ${money}`, amount: owed };
  if (plan.state !== 'open') return [all];
  const { deposit } = plan;
  return [
    { value: 'deposit', label: `Deposit now: ${formatMoney(deposit)}`, text: `And ${laterWords(plan)}`, amount: deposit },
    all,
  ];
};
