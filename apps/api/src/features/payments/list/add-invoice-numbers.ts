import type { Payment } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { invoiceRepository } from '../../invoices/index.ts';

/**
 * Payments with the numbers of what was issued for them: the invoice first, then the credit notes of their
 * refunds. One query for all.
 */
export const addInvoiceNumbers = async (database: Database, payments: readonly Payment[]): Promise<Payment[]> => {
  const bookings = [...new Set(payments.map(({ booking }) => booking))];
  const issued = bookings.length > 0 ? await invoiceRepository(database).listSumsOf(bookings.map(objectIdOf)) : [];
  const numbers = new Map(issued.map(({ bookingId, cause, _id }) => [`${String(bookingId)} ${cause}`, _id]));
  return payments.map((payment) => ({
    ...payment,
    invoiceNumbers: [payment._id, ...payment.refunds.map(({ id }) => id)].flatMap(
      (cause) => numbers.get(`${payment.booking} ${cause}`) ?? [],
    ),
  }));
};
