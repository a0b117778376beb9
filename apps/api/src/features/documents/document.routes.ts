import type { documentEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { type Handlers, Reply } from '../../http/handler.ts';
import { makeCalendarEntry } from './calendar/make-calendar-entry.ts';
import { printInvoice } from './invoice/print-invoice.ts';
import { printVoucher } from './voucher/print-voucher.ts';
import { showArrivals } from './voucher/show-arrivals.ts';
import { verifyVoucher } from './voucher/verify-voucher.ts';

export const documentHandlers = (dependencies: Dependencies): Handlers<keyof typeof documentEndpoints> => ({
  printVoucher: ({ caller, params }) => printVoucher(dependencies, caller, params.id),
  printInvoice: ({ caller, params, query }) => printInvoice(dependencies, caller, { id: params.id, number: query.number }),
  makeCalendarEntry: ({ caller, params }) => makeCalendarEntry(dependencies, caller, params.id),
  showArrivals: ({ caller, params }) => showArrivals(dependencies, caller, params.code),
  // A booking may be cancelled at any moment, so nothing is cached.
  verifyVoucher: async ({ params }) =>
    new Reply(await verifyVoucher(dependencies, params.code), { headers: { 'Cache-Control': 'no-store' } }),
});
