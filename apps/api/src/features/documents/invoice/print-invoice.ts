import type { DocumentFile } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { readAgency } from '../../agency/index.ts';
import { bookingRepository, getBookingFor } from '../../bookings/index.ts';
import { invoiceRepository } from '../../invoices/index.ts';
import type { PrintDocument } from '../pdf/document-printer.ts';
import { invoiceFactsOf } from './invoice-facts.ts';

/**
 * The invoice of a booking, or the credit note of this number.
 * @throws NOT_FOUND, FORBIDDEN, NO_INVOICE, BUSY
 */
export const printInvoice = async (
  { config, database }: Pick<Dependencies, 'config' | 'database'>,
  print: PrintDocument,
  caller: Caller,
  { id, number }: { id: string; number?: string | undefined },
): Promise<DocumentFile> => {
  const { booking } = await getBookingFor(bookingRepository(database), caller, id);
  const issued = await invoiceRepository(database).listOf([booking._id]);
  const wanted = number === undefined ? issued[0] : issued.find(({ _id }) => _id === number);
  if (!wanted) throw new ApiError('NO_INVOICE');
  const { accentLight } = await readAgency({ database, config });
  const bytes = await print({ kind: 'invoice', facts: invoiceFactsOf(wanted, accentLight) });
  return { filename: `${wanted._id}.pdf`, bytes };
};
