import type { AnswersOf } from '../answers-of.ts';
import { sampleBooking } from '../booking/booking.samples.ts';
import { sampleAdmin, sampleUser } from '../user/user.samples.ts';
import type { bookkeepingEndpoints } from './bookkeeping.endpoints.ts';
import type { InvoiceSums, ListedInvoice } from './bookkeeping.schema.ts';
import type { MoneyReport, Statement } from './report.schema.ts';
import type { Till } from './till.schema.ts';

export const sampleListedInvoice: ListedInvoice = {
  _id: 'INV-2026-00000042',
  id: 'INV-2026-00000042',
  kind: 'invoice',
  issuedOn: '2026-11-20',
  buyer: sampleUser.username,
  isCompany: false,
  booking: sampleBooking._id,
  invoice: null,
  net: 5714.26,
  tax: 285.71,
  gross: 5999.97,
  taxPercent: 5,
};

export const sampleInvoiceSums: InvoiceSums = {
  month: {
    from: '2026-11-01',
    to: '2026-11-20',
    invoices: {
      count: 42,
      net: 240_000,
      tax: 12_000,
      gross: 252_000,
      rates: [{ percent: 5, net: 240_000, tax: 12_000, gross: 252_000 }],
    },
    creditNotes: {
      count: 2,
      net: -10_000,
      tax: -500,
      gross: -10_500,
      rates: [{ percent: 5, net: -10_000, tax: -500, gross: -10_500 }],
    },
    fees: [{ currency: 'INR', amount: 7_320.6 }],
  },
  yearBefore: {
    from: '2025-11-01',
    to: '2025-11-20',
    invoices: { count: 40, net: 200_000, tax: 10_000, gross: 210_000 },
    creditNotes: { count: 0, net: 0, tax: 0, gross: 0 },
    fees: [],
  },
};

const figures = { bookings: 12, persons: 31, payments: 14, received: 84_000, refunds: 1, refunded: 6_000, net: 78_000 };
export const sampleMoneyReport: MoneyReport = {
  lines: [{ key: sampleBooking.package._id, name: sampleBooking.package.title, ...figures }],
  total: figures,
};
export const sampleStatement: Statement = {
  months: [{ month: '2026-11', ...sampleInvoiceSums.month }],
  total: sampleInvoiceSums.month,
};

export const sampleTill: Till = {
  ways: [
    { way: 'card', payments: 4, in: 48_000, refunds: 0, out: 0, difference: 48_000 },
    { way: 'cash', payments: 2, in: 12_000, refunds: 1, out: 16_200, difference: -4_200 },
    { way: 'transfer', payments: 0, in: 0, refunds: 0, out: 0, difference: 0 },
  ],
  isTooMany: false,
  people: [{ _id: sampleAdmin._id, id: sampleAdmin.id, username: sampleAdmin.username }],
};

export const bookkeepingAnswers: AnswersOf<typeof bookkeepingEndpoints> = {
  listInvoices: [sampleListedInvoice],
  sumInvoices: sampleInvoiceSums,
  stateMonths: sampleStatement,
  reportMoney: sampleMoneyReport,
  packInvoices: { filename: 'invoices-2026-11.zip', bytes: new Uint8Array() },
  issueGroupInvoice: { invoice: sampleListedInvoice },
  correctBuyer: { invoice: sampleListedInvoice },
  showTill: sampleTill,
  exportMovements: { filename: 'movements-2026-11.csv', bytes: new Uint8Array() },
};
