import { someBooking } from '../stored-data/row-ids.ts';
import { somePhone } from '../stored-data/traveller-rows.ts';
import type { ErrorCases, Reads } from './every-case.ts';
import type { World } from './world.ts';

const withoutMonth =
  (path: string) =>
  ({ api, admin }: World) =>
    api.request.get(`/api/invoice/${path}`).set(admin.bearer);

export const errorCases: ErrorCases = {
  sumInvoices: { VALIDATION: withoutMonth('sums') },
  packInvoices: { VALIDATION: withoutMonth('file') },
  exportMovements: { VALIDATION: withoutMonth('movements') },
};

export const reads: Reads = {
  listInvoices: {
    queries: [
      '',
      'kind=invoice&month=2026-11',
      'search=INV-2026-0000',
      'search=CN-2020',
      `search=${someBooking.slice(-8)}&month=2026-11`,
      'search=nobody',
      `search=${somePhone}`,
    ],
  },
  sumInvoices: { queries: ['month=2026-11'] },
  // Of a month without any, as each PDF takes its time.
  packInvoices: { queries: ['month=2019-01'] },
  exportMovements: { queries: ['month=2019-01'] },
};
