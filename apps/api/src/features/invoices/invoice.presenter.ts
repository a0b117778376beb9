import { type Invoice, rupeesOf } from '@wayfarer/contracts';
import type { InvoiceRecord } from './invoice.model.ts';

export const presentInvoice = ({ _id, kind, issuedOn, total }: InvoiceRecord): Invoice => ({
  number: _id,
  kind,
  issuedOn,
  total: rupeesOf(total),
});
