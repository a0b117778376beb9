import { type DocumentFile, has } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { readAgency } from '../../agency/index.ts';
import { type BookingRecord, bookingRepository, getBookingFor } from '../../bookings/index.ts';
import { countingDocumentIn, type InvoiceRecord, invoiceRepository } from '../../invoices/index.ts';
import { invoiceFactsOf } from './invoice-facts.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'printDocument'>;

/**
 * @param reader the booking through which a traveller reads an invoice for several; null for staff
 * @throws BUSY
 */
export const invoiceFile = async (
  needs: Needs,
  issued: InvoiceRecord,
  reader: BookingRecord['_id'] | null,
): Promise<DocumentFile> => {
  const { accentLight } = await readAgency(needs);
  const bytes = await needs.printDocument({ kind: 'invoice', facts: invoiceFactsOf(issued, accentLight, reader) });
  return { filename: `${issued._id}.pdf`, bytes };
};

/** The document that counts now; none while that of a payment is due. */
const countingOf = ({ invoicesDue = [] }: BookingRecord, issued: readonly InvoiceRecord[]): InvoiceRecord | undefined =>
  invoicesDue.some(({ kind }) => kind !== 'credit-note') ? undefined : countingDocumentIn(issued);

/**
 * The invoice that counts for a booking, its latest receipt before there is one, or its document of this
 * number.
 * @throws NOT_FOUND, FORBIDDEN, NO_INVOICE, BUSY
 */
export const printInvoice = async (
  needs: Needs,
  caller: Caller,
  { id, number }: { id: string; number?: string | undefined },
): Promise<DocumentFile> => {
  const { booking } = await getBookingFor(bookingRepository(needs.database), caller, id);
  const issued = await invoiceRepository(needs.database).listOf([booking._id]);
  const wanted = number === undefined ? countingOf(booking, issued) : issued.find(({ _id }) => _id === number);
  if (!wanted) throw new ApiError('NO_INVOICE');
  return invoiceFile(needs, wanted, has(caller.role, 'read-bookings') ? null : booking._id);
};
