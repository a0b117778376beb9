import type { AccountExport } from '@wayfarer/contracts';
import type { ObjectId } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { presentInvoice } from './invoice.presenter.ts';
import { invoiceRepository } from './invoice.repository.ts';

/** The invoices and credit notes of an account's bookings. */
export const exportInvoices = async function* (
  { database }: Pick<Dependencies, 'database'>,
  bookings: AsyncIterable<readonly { readonly _id: ObjectId }[]>,
): AsyncGenerator<AccountExport['invoices']> {
  for await (const page of bookings) {
    const invoices = await invoiceRepository(database).listOf(page.map(({ _id }) => _id));
    yield invoices.map(presentInvoice);
  }
};
