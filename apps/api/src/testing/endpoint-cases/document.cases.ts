import { someBooking } from '../stored-data/row-ids.ts';
import type { ErrorCases, Reads } from './every-case.ts';
import type { World } from './world.ts';

const printOf = ({ api, traveller }: World, id: string) => api.request.get(`/api/booking/voucher/${id}`).set(traveller.bearer);

const invoiceOf = ({ api, traveller }: World, id: string) => api.request.get(`/api/booking/invoice/${id}`).set(traveller.bearer);

export const errorCases: ErrorCases = {
  printVoucher: {
    NO_VOUCHER: (world) => printOf(world, world.booking._id),
  },
  printInvoice: {
    NO_INVOICE: (world) => invoiceOf(world, world.booking._id),
  },
  makeCalendarEntry: {
    CONFLICT: ({ api, traveller, booking }) => api.request.get(`/api/booking/calendar/${booking._id}`).set(traveller.bearer),
  },
  showArrivals: {
    VALIDATION: ({ api, admin }) => api.request.get(`/api/voucher/${'x'.repeat(301)}/arrivals`).set(admin.bearer),
    NOT_FOUND: ({ api, admin }) => api.request.get('/api/voucher/unknown/arrivals').set(admin.bearer),
  },
  verifyVoucher: {
    VALIDATION: ({ api }) => api.request.get(`/api/voucher/${'x'.repeat(301)}`),
  },
};

export const reads: Reads = {
  makeCalendarEntry: { id: () => someBooking },
  printInvoice: { id: () => someBooking },
  printVoucher: { id: () => someBooking },
  // Of a code that no voucher carries.
  showArrivals: { answers: 404 },
  verifyVoucher: {},
};
