export { documentHandlers } from './document.routes.ts';
export { emailDocuments } from './email-documents.ts';
export { issueInvoices, runInvoices } from './invoice/issue-invoices.ts';
export { invoiceFile } from './invoice/print-invoice.ts';
