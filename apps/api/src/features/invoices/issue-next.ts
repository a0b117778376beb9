import type { CalendarDate, InvoiceKind } from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
import type { InvoiceRecord } from './invoice.model.ts';
import { invoiceRepository } from './invoice.repository.ts';
import { numberAfter, seriesOf } from './invoice-number.ts';

/**
 * Issues a document under the next number of its series. The number is read before deciding what to issue,
 * and taken by the write itself: a document issued in between makes the write fail, and it is decided again.
 * So numbers have no gaps, and no cause gets two.
 * @param decide what it says; null where there is nothing to issue
 * @param numberRead called between reading the number and deciding
 */
export const issueNext = async (
  database: Database,
  { kind, issuedOn }: { kind: InvoiceKind; issuedOn: CalendarDate },
  decide: () => Promise<Omit<InvoiceRecord, '_id' | 'kind' | 'issuedOn'> | null>,
  numberRead: () => void | Promise<void> = () => undefined,
): Promise<InvoiceRecord | null> => {
  const invoices = invoiceRepository(database);
  const series = seriesOf(kind, issuedOn);
  for (;;) {
    const number = numberAfter(series, await invoices.lastOf(series));
    await numberRead();
    const content = await decide();
    if (!content) return null;
    const record = { ...content, _id: number, kind, issuedOn };
    if (await invoices.insert(record)) return record;
  }
};
