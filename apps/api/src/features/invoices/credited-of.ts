import type { MinorUnits } from '@wayfarer/contracts';
import type { ObjectId } from '../../database/object-ids.ts';
import { countingNumbersOf } from './group-invoices.ts';
import type { InvoiceSum } from './invoice.model.ts';

type Issued = Pick<InvoiceSum, '_id' | 'kind' | 'bookingId' | 'invoice' | 'total' | 'replacedBy' | 'parts'>;

/**
 * What was refunded of a booking's document, by its credit notes and those of what replaced it. Credit notes
 * for a replaced invoice refund nothing.
 */
export const creditedOf = (number: string, bookingId: ObjectId, issued: readonly Issued[]): MinorUnits => {
  const numbers = new Set(countingNumbersOf(issued)(bookingId, number));
  return issued
    .filter((one) => one.kind === 'credit-note' && !one.replacedBy && one.bookingId.equals(bookingId))
    .filter(({ invoice }) => invoice !== null && numbers.has(invoice))
    .reduce((sum, { total }) => sum + total, 0);
};
