import { defineEndpoints } from '../define-endpoints.ts';
import { idParams } from '../values/id-shapes.ts';
import { invoiceQuery } from './invoice.schema.ts';
import { documentFileSchema, voucherCodeParams, voucherStatusSchema } from './voucher.schema.ts';
import { voucherArrivalsSchema } from './voucher-arrivals.schema.ts';

export const documentEndpoints = defineEndpoints({
  printVoucher: {
    summary: 'The voucher of a confirmed booking, as a PDF',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'read-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'NO_VOUCHER'],
    params: idParams,
    download: 'application/pdf',
    answer: documentFileSchema,
  },
  printInvoice: {
    summary:
      'The invoice that counts for a paid booking, its latest receipt before there is one, or another of its documents, as a PDF',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'read-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'NO_INVOICE'],
    params: idParams,
    query: invoiceQuery,
    download: 'application/pdf',
    answer: documentFileSchema,
  },
  makeCalendarEntry: {
    summary: 'The days of a confirmed booking as an entry for a calendar (iCalendar)',
    access: 'signed-in',
    owned: 'booking-in-path',
    others: 'read-bookings',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    download: 'text/calendar',
    answer: documentFileSchema,
  },
  showArrivals: {
    summary: 'Who travels on a scanned voucher and who of them is here, for whoever checks travellers in; nothing is ticked',
    access: 'check-in',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: voucherCodeParams,
    answer: voucherArrivalsSchema,
  },
  verifyVoucher: {
    summary: 'What a scanned voucher is worth today',
    access: 'everyone',
    errors: ['VALIDATION'],
    params: voucherCodeParams,
    answer: voucherStatusSchema,
  },
});
