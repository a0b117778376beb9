import { useState } from 'react';
import type { BookingMoney } from '../../../shared/deposit/booking-money.ts';
import { rupeesIn } from '../../../shared/format/typed-amount.ts';
import { type PaymentOption, paymentOptionsOf } from './payment-options.ts';

/** What a call that starts a payment says about its amount. */
type SentAmount = { amount?: number; paidBefore?: number };

/**
 * How much is paid now. What was chosen and typed stays while the booking is loaded again, as far as it can
 * still be chosen.
 */
export const usePaymentChoice = (money: BookingMoney) => {
  const [picked, pick] = useState<PaymentOption['value'] | null>(null);
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const options = paymentOptionsOf(money);
  const option = options.find(({ value }) => value === picked) ?? options[0];
  const isPart = option?.value === 'part';
  const amount = option === undefined ? money.totalAmount : (option.amount ?? rupeesIn(typed));
  return {
    options,
    value: option?.value ?? null,
    pick,
    typed,
    type: (text: string) => {
      setTyped(text);
      setUnreadable(false);
    },
    /** Rupees; NaN while what is typed is no amount. */
    amount,
    isUnreadable,
    /** Whether there is an amount to send; else its field says so. */
    isReady: (): boolean => {
      setUnreadable(isPart && Number.isNaN(amount));
      return !Number.isNaN(amount);
    },
    /**
     * What was paid as it is shown goes along, so that nobody pays twice in two tabs.
     * @param agreed the new total that was agreed to, of which the deposit is for the server to say
     */
    sent: (agreed?: number): SentAmount => {
      if (option === undefined) return {};
      const paidBefore = money.amountPaid;
      if (agreed === undefined) return { amount, paidBefore };
      return option.value === 'all' ? { amount: agreed, paidBefore } : { paidBefore };
    },
  };
};

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
