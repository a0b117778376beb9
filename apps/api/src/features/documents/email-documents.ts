import type { ObjectId } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bookingRepository, isAsked } from '../bookings/index.ts';
import { causeIn, type EmailDocument, type MakeDocuments } from '../emails/index.ts';
import { countingIn, type InvoiceRecord, invoiceRepository } from '../invoices/index.ts';
import { issueOwedBy } from './invoice/issue-invoices.ts';
import { invoiceFile } from './invoice/print-invoice.ts';
import { voucherFile } from './voucher/print-voucher.ts';

type Needs = Pick<Dependencies, 'config' | 'database' | 'logger' | 'printDocument'>;

const WITH_DOCUMENTS = new Set(['booking-confirmed', 'booking-changed', 'payment-received', 'refund-completed']);

/** What counts of the document of a cause; of the first payment, which an email without a cause is about. */
const recordOf = (issued: readonly InvoiceRecord[], bookingId: ObjectId, cause: string): InvoiceRecord | undefined => {
  if (cause === '') return issued.find(({ kind }) => kind === 'receipt') ?? issued.find(({ kind }) => kind === 'invoice');
  const own = issued.find((one) => one.cause === cause);
  const number = own && countingIn(issued)(bookingId, own._id);
  return issued.find(({ _id }) => _id === number);
};

/**
 * The documents attached to an email, in their present state. Due invoices are issued first, so the invoice
 * exists before the email that carries it (docs/decisions/0073).
 * @throws ApiError BUSY, Error where one cannot be made
 */
export const emailDocuments =
  (needs: Needs): MakeDocuments =>
  async ({ _id, content: { kind }, bookingId }) => {
    if (!bookingId || !WITH_DOCUMENTS.has(kind)) return [];
    const booking = await bookingRepository(needs.database).findById(bookingId);
    if (!booking) return [];
    await issueOwedBy(needs, booking);
    const issued = await invoiceRepository(needs.database).listOf([bookingId]);
    const documents: EmailDocument[] = [];
    if (
      (kind === 'booking-confirmed' || kind === 'booking-changed') &&
      booking.bookingStatus === 'confirmed' &&
      !isAsked(booking)
    )
      documents.push({ kind: 'voucher', ...(await voucherFile(needs, booking)) });
    const record = recordOf(issued, bookingId, causeIn(_id));
    if (record) documents.push({ kind: record.kind, ...(await invoiceFile(needs, record, bookingId)) });
    return documents;
  };
