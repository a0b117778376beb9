import { formatMoney } from '@wayfarer/contracts';
import type { BookingMoney } from '../../../shared/deposit/booking-money.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { t } from '../../../shared/words/words.ts';

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
  const amount = formatMoney(owed);
  if (bookingStatus === 'confirmed')
    return [
      { value: 'all', label: t('All that is owed: {amount}', { amount }), amount: owed },
      { value: 'part', label: t('A part'), amount: null },
    ];
  const all: PaymentOption = { value: 'all', label: t('All now: {amount}', { amount }), amount: owed };
  if (plan.state !== 'open') return [all];
  const { deposit } = plan;
  const later = { amount: formatMoney(plan.balance), day: formatDay(plan.dueOn) };
  return [
    {
      value: 'deposit',
      label: t('Deposit now: {amount}', { amount: formatMoney(deposit) }),
      text: plan.onArrival ? t('And {amount} on arrival, {day}', later) : t('And {amount} by {day}', later),
      amount: deposit,
    },
    all,
  ];
};
