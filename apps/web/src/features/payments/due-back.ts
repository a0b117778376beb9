import { bookingNumberOf, formatMoney, type Payment } from '@wayfarer/contracts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';

/** One refund of money that staff took, which a person has to give back. */
export type DueBack = {
  /** Of the refund. */
  readonly _id: string;
  readonly payment: Payment;
  readonly amount: number;
};

/** What is to be given back of some payments, in their order. */
export const dueBackOf = (payments: readonly Payment[]): DueBack[] =>
  payments.flatMap((payment) =>
    payment.byHand === undefined
      ? []
      : payment.refunds.flatMap(({ id, state, amount }) => (state === 'pending' ? [{ _id: id, payment, amount }] : [])),
  );

/** Who gets it: 'Asha Rao, booking 1A2B3C4D'. */
export const dueNameOf = ({ payment: { contact, user, booking } }: DueBack): string =>
  `${contact?.name ?? user.username}, booking ${bookingNumberOf(booking)}`;

/**
 * How to reach them, and what it was paid by: '+91 98450 12345 · bank transfer of ₹5,999.97 on 3 Dec 2026,
 * UTR 4711'.
 */
export const dueFactsOf = ({ payment: { contact, paymentMethod, amount, byHand, transactionId } }: DueBack): string => {
  const day = byHand ? ` on ${formatShortDay(byHand.receivedOn)}` : '';
  const paid = `${paymentMethod} of ${formatMoney(amount)}${day}${transactionId === '' ? '' : `, ${transactionId}`}`;
  return [...(contact?.phone === undefined ? [] : [contact.phone]), paid].join(' · ');
};
