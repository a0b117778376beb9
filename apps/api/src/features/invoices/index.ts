export { buyerLines } from './buyer-lines.ts';
export { creditedOf } from './credited-of.ts';
export { addDueInvoices, type DueInvoice, type HasPendingInvoices } from './due-invoice.model.ts';
export { exportInvoices } from './export-invoices.ts';
export {
  bookingsOf,
  claimOf,
  countingByCause,
  countingDocumentIn,
  countingIn,
  countingNumbersOf,
  replacementsIn,
} from './group-invoices.ts';
export {
  INVOICES_BY_DAY,
  INVOICES_BY_KIND,
  type InvoicePart,
  type InvoiceRecord,
  type InvoiceSum,
  invoiceSchema,
  type LineWords,
  type TaxPart,
  type WholePrice,
} from './invoice.model.ts';
export { presentInvoices } from './invoice.presenter.ts';
export { aboutBookings, invoiceRepository } from './invoice.repository.ts';
export { isReceiptNumber, numberAfter, placeOfNumber, seriesOf } from './invoice-number.ts';
export { issueNext } from './issue-next.ts';
export { languageOf, sharedLanguageOf } from './language-of.ts';
export { taxOfPayment, taxTakenBack } from './tax-in.ts';
export { taxOfParts } from './tax-rates.ts';
