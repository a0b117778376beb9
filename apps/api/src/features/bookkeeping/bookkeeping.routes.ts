import type { bookkeepingEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { correctBuyer } from './group/correct-buyer.ts';
import { issueGroupInvoice } from './group/issue-group-invoice.ts';
import { findReplacements, listInvoices } from './invoices/list-invoices.repository.ts';
import { presentListedInvoice } from './invoices/listed-invoice.presenter.ts';
import { type PrintInvoice, packInvoices } from './invoices/pack-invoices.ts';
import { stateMonths } from './invoices/state-months.ts';
import { sumInvoices } from './invoices/sum-invoices.ts';
import { exportMovements } from './movements/export-movements.ts';
import { reportMoney } from './report/report-money.ts';
import { showTill } from './till/show-till.ts';

export const bookkeepingHandlers = (
  dependencies: Dependencies,
  print: PrintInvoice,
): Handlers<keyof typeof bookkeepingEndpoints> => ({
  listInvoices: async ({ query }) => {
    const page = await listInvoices(dependencies.database, query, dependencies.config.SITE_TIME_ZONE);
    const replacements = await findReplacements(dependencies.database, page.records);
    return pageReply(
      page.records.map((record) => presentListedInvoice(record, replacements)),
      page,
      query,
    );
  },
  sumInvoices: ({ query }) => sumInvoices(dependencies, query.month),
  stateMonths: ({ query }) => stateMonths(dependencies, query),
  reportMoney: ({ query }) => reportMoney(dependencies, query),
  packInvoices: async ({ query }) => packInvoices(dependencies, print, query.month),
  issueGroupInvoice: ({ caller, body, headers }) => issueGroupInvoice(dependencies, caller, body, headers['idempotency-key']),
  correctBuyer: ({ caller, body, headers }) => correctBuyer(dependencies, caller, body, headers['idempotency-key']),
  showTill: ({ query }) => showTill(dependencies, query),
  exportMovements: async ({ query }) => exportMovements(dependencies, query.month),
});
