import { hasReceivedMoney, type MinorUnits } from '@wayfarer/contracts';
import { askedOf } from './owed.ts';
import type { PaymentAttempt } from './payment-attempt.model.ts';

/** What a payment is of: the sum that was received, or the one that is asked for while nothing was. */
export const amountOf = (attempt: Pick<PaymentAttempt, 'status' | 'amountReceived' | 'order'>): MinorUnits =>
  hasReceivedMoney(attempt.status) ? attempt.amountReceived : askedOf(attempt);

/** Of the largest safe integer. */
const DIGITS = 16;
const keyOfAmount = (amount: MinorUnits): string => String(amount).padStart(DIGITS, '0');

/** The place of a payment among all by their amounts, unique by its time; null while it is in no list. */
export const amountKeyOf = (attempt: PaymentAttempt): string | null =>
  attempt.listKey === null ? null : `${keyOfAmount(amountOf(attempt))} ${attempt.listKey}`;

/** The keys of all payments of just this amount. */
export const keysOfAmount = (amount: MinorUnits): { readonly $gte: string; readonly $lt: string } => ({
  $gte: keyOfAmount(amount),
  $lt: keyOfAmount(amount + 1),
});

/** The attempts as they are stored: those that are in the list have their place by amount. */
export const withAmountKeys = (attempts: readonly PaymentAttempt[]): PaymentAttempt[] =>
  attempts.map((attempt) => {
    const amountKey = amountKeyOf(attempt);
    return amountKey === null ? attempt : { ...attempt, amountKey };
  });
