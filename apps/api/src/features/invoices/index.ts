export { creditedIn } from './credited-in.ts';
export { addDueInvoices, type DueInvoice, type HasPendingInvoices } from './due-invoice.model.ts';
export { exportInvoices } from './export-invoices.ts';
export {
  INVOICES_BY_DAY,
  INVOICES_BY_KIND,
  type InvoiceRecord,
  type InvoiceSum,
  invoiceSchema,
  type Seller,
} from './invoice.model.ts';
export { presentInvoice } from './invoice.presenter.ts';
export { invoiceRepository } from './invoice.repository.ts';
export { numberAfter, placeOfNumber, seriesOf } from './invoice-number.ts';
export { taxIn, taxTakenBack } from './tax-in.ts';
