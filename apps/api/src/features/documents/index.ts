export { documentHandlers } from './document.routes.ts';
export { emailDocuments } from './email-documents.ts';
export { issueInvoices, runInvoices } from './invoice/issue-invoices.ts';
