import type { AccountExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { BookingRecord } from '../bookings/index.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { invoiceRepository } from './invoice.repository.ts';

/** The invoices and credit notes of an account's bookings. */
export const exportInvoices = async (
  { database }: Pick<Dependencies, 'database'>,
  bookings: readonly Pick<BookingRecord, '_id'>[],
): Promise<Pick<AccountExport, 'invoices'>> => {
  const invoices = await invoiceRepository(database).listOf(bookings.map(({ _id }) => _id));
  return { invoices: invoices.map(presentInvoice) };
};
