import type { Dependencies } from '../../../dependencies.ts';
import { type InvoicePart, type InvoiceRecord, invoiceRepository, issueNext, languageOf } from '../../invoices/index.ts';
import type { Reached } from './issue-step.ts';

type Needs = Pick<Dependencies, 'database' | 'logger'>;

/**
 * The credit note for an invoice, or a receipt, that an invoice replaces: it takes back what was left of it,
 * and refunds nothing.
 */
const noteOf = (group: InvoiceRecord, part: InvoicePart, credited: InvoiceRecord) => {
  const { buyer, kind } = credited;
  const { bookingId, invoice, line, total, tax } = part;
  const text = `${kind === 'receipt' ? 'Receipt' : 'Invoice'} ${invoice}, replaced by ${group._id}`;
  return {
    bookingId,
    cause: group._id,
    invoice,
    replacedBy: group._id,
    seller: group.seller,
    ...languageOf(credited),
    buyer,
    line,
    lines: [{ kind: 'discount' as const, id: invoice, text, quantity: 1, unit: total, sum: total }],
    total,
    tax,
    currency: group.currency,
  };
};

/**
 * Issues the credit notes that are due for an invoice that replaces others, one for each booking on it. May
 * be interrupted between any two steps, and run concurrently.
 */
export const creditReplaced = async ({ database, logger }: Needs, group: InvoiceRecord, reached: Reached): Promise<void> => {
  const invoices = invoiceRepository(database);
  for (const part of group.parts ?? []) {
    const note = await issueNext(
      database,
      { kind: 'credit-note', issuedOn: group.issuedOn },
      async () => {
        const issued = await invoices.listOf([part.bookingId]);
        const own = issued.find(({ _id }) => _id === part.invoice);
        return own && !issued.some(({ cause }) => cause === group._id) ? noteOf(group, part, own) : null;
      },
      () => reached('number-read'),
    );
    if (note) logger.info({ event: 'invoice_replaced', invoice: part.invoice, by: group._id }, 'An invoice was replaced');
    await reached('invoice-stored');
  }
  await invoices.markCredited(group._id);
  await reached('invoice-settled');
};
