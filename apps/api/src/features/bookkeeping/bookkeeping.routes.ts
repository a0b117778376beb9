import type { bookkeepingEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { listInvoices } from './invoices/list-invoices.repository.ts';
import { presentListedInvoice } from './invoices/listed-invoice.presenter.ts';
import { type PrintInvoice, packInvoices } from './invoices/pack-invoices.ts';
import { sumInvoices } from './invoices/sum-invoices.ts';
import { exportMovements } from './movements/export-movements.ts';

export const bookkeepingHandlers = (
  dependencies: Dependencies,
  print: PrintInvoice,
): Handlers<keyof typeof bookkeepingEndpoints> => ({
  listInvoices: async ({ query }) => {
    const page = await listInvoices(dependencies.database, query);
    return pageReply(page.records.map(presentListedInvoice), page, query);
  },
  sumInvoices: ({ query }) => sumInvoices(dependencies, query.month),
  packInvoices: async ({ query }) => packInvoices(dependencies, print, query.month),
  exportMovements: async ({ query }) => exportMovements(dependencies, query.month),
});
