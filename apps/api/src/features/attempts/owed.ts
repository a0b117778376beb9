import { type BookingStatus, type CalendarDate, MIN_PAYMENT, type MinorUnits } from '@wayfarer/contracts';
import { paidOf } from './paid-of.ts';
import type { OwedEntry, PaymentAttempt } from './payment-attempt.model.ts';

/** How a booking is paid in two parts: what confirms it, and the last day for the rest. */
export type BookedPlan = {
  readonly deposit: MinorUnits;
  readonly dueOn: CalendarDate;
  /** Whether a traveller who cancels gets the deposit back as far as the policy says. */
  readonly isRefundable: boolean;
  /** The hash of the token of the link by which the rest is paid without a login. */
  readonly token: string;
};

/** `plan`: absent, or null, where everything is paid at once. */
type Priced = { readonly totalAmount: MinorUnits; readonly plan?: BookedPlan | null };
type Paid = Priced & { readonly attempts: readonly PaymentAttempt[] };
type Waiting = Paid & { readonly bookingStatus: BookingStatus };

/**
 * What a booking is paid in, the first to be paid first: its whole price at once, or a deposit and the rest
 * until a day. Empty where it costs nothing. Pure, and the only place that knows.
 */
export const owedOf = ({
  totalAmount,
  plan,
}: Priced): readonly { readonly entry: OwedEntry; readonly amount: MinorUnits; readonly until: CalendarDate | null }[] => {
  if (totalAmount === 0) return [];
  if (!plan) return [{ entry: 'total', amount: totalAmount, until: null }];
  return [
    { entry: 'deposit', amount: plan.deposit, until: null },
    { entry: 'balance', amount: totalAmount - plan.deposit, until: plan.dueOn },
  ];
};

/** The sum that confirms a booking. */
export const firstDueOf = (booking: Priced): MinorUnits => owedOf(booking)[0]?.amount ?? 0;

/** The sum that an attempt asks for: what the provider's page says, or what staff took. */
export const askedOf = ({ order: { unitPrice, quantity } }: Pick<PaymentAttempt, 'order'>): MinorUnits => unitPrice * quantity;

/** What of the price is still owed. Once something is paid, a rest below the least payment is none. */
export const restOf = (booking: Paid): MinorUnits => {
  const paid = paidOf(booking);
  const rest = booking.totalAmount - paid;
  return rest < (paid > 0 ? MIN_PAYMENT : 1) ? 0 : rest;
};

/** What a payment of an amount pays of a booking. */
export const entryOf = (booking: Waiting, amount: MinorUnits): OwedEntry => {
  if (booking.bookingStatus === 'confirmed') return 'balance';
  return amount === booking.totalAmount ? 'total' : 'deposit';
};

/** Whether its money is kept for the booking, be it under review. */
export const isKept = ({ status }: Pick<PaymentAttempt, 'status'>): boolean => status === 'paid' || status === 'needs_review';

/** Whether a booking waits for the money that confirms it, and none is kept for it. */
export const awaitsFirstMoney = ({ bookingStatus, attempts }: Pick<Waiting, 'bookingStatus' | 'attempts'>): boolean =>
  bookingStatus === 'pending' && !attempts.some(isKept);

/**
 * Whether a booking waits for a payment of this amount: of one that is to be confirmed at least what confirms
 * it, of a confirmed one any part of what is still owed; never more than that.
 */
export const awaits = (booking: Waiting, amount: MinorUnits): boolean => {
  if (amount > restOf(booking)) return false;
  return awaitsFirstMoney(booking) ? amount >= firstDueOf(booking) : booking.bookingStatus === 'confirmed';
};
