import type { Payment } from '@wayfarer/contracts';
import type { Database } from '../../../database/connect.ts';
import { objectIdOf } from '../../../database/object-ids.ts';
import { countingByCause, invoiceRepository } from '../../invoices/index.ts';

/**
 * Payments with the numbers of what was issued for them: the invoice that counts first, then the credit notes
 * of their refunds. One query for all.
 */
export const addInvoiceNumbers = async (database: Database, payments: readonly Payment[]): Promise<Payment[]> => {
  const bookings = [...new Set(payments.map(({ booking }) => booking))];
  const issued = bookings.length > 0 ? await invoiceRepository(database).listSumsOf(bookings.map(objectIdOf)) : [];
  const byBooking = countingByCause(issued);
  return payments.map((payment) => ({
    ...payment,
    invoiceNumbers: [payment._id, ...payment.refunds.map(({ id }) => id)].flatMap(
      (cause) => byBooking.get(payment.booking)?.get(cause)?._id ?? [],
    ),
  }));
};
