import type { Payment } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { balanceRepository, presentFee } from '../../payouts/index.ts';

/**
 * Payments with what the provider kept of each, and when the rest went to the bank, as far as it has told.
 */
export const addFees = async (database: Database, payments: readonly Payment[]): Promise<Payment[]> => {
  const balance = balanceRepository(database);
  const told = await balance.listOf(payments.flatMap(({ paymentId }) => paymentId ?? []));
  const charges = new Map(told.filter(({ category }) => category === 'charge').map((one) => [one.paymentId, one]));
  const payouts = await balance.findPayouts([...charges.values()].flatMap(({ payoutId }) => payoutId ?? []));
  return payments.map((payment) => {
    const charge = charges.get(payment.paymentId);
    return charge ? { ...payment, fee: presentFee(charge, payouts) } : payment;
  });
};
