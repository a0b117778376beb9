export { documentHandlers } from './document.routes.ts';
export { issueInvoices, runInvoices } from './invoice/issue-invoices.ts';
