import type { AccountExport } from '@wayfarer/contracts';
import type { ObjectId } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { presentInvoices } from './invoice.presenter.ts';
import { invoiceRepository } from './invoice.repository.ts';

/**
 * The invoices, receipts and credit notes of an account's bookings; one for several bookings once.
 */
export const exportInvoices = async function* (
  { database }: Pick<Dependencies, 'database'>,
  bookings: AsyncIterable<readonly { readonly _id: ObjectId }[]>,
): AsyncGenerator<AccountExport['invoices']> {
  const groups = new Set<string>();
  for await (const page of bookings) {
    const invoices = await invoiceRepository(database).listOf(page.map(({ _id }) => _id));
    yield presentInvoices(invoices).filter(({ number }) => !groups.has(number));
    for (const { _id, parts } of invoices) if (parts) groups.add(_id);
  }
};
