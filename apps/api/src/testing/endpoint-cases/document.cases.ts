import { hexIdOf } from '../stored-data/row-ids.ts';
import type { ErrorCases, Reads } from './every-case.ts';
import { UNKNOWN, type World } from './world.ts';

const printOf = ({ api, traveller }: World, id: string) => api.request.get(`/api/booking/voucher/${id}`).set(traveller.bearer);

const invoiceOf = ({ api, traveller }: World, id: string) => api.request.get(`/api/booking/invoice/${id}`).set(traveller.bearer);

export const errorCases: ErrorCases = {
  printVoucher: {
    VALIDATION: (world) => printOf(world, 'none'),
    NOT_FOUND: (world) => printOf(world, UNKNOWN),
    NO_VOUCHER: (world) => printOf(world, world.booking._id),
  },
  printInvoice: {
    VALIDATION: (world) => invoiceOf(world, 'none'),
    NOT_FOUND: (world) => invoiceOf(world, UNKNOWN),
    NO_INVOICE: (world) => invoiceOf(world, world.booking._id),
  },
  verifyVoucher: {
    VALIDATION: ({ api }) => api.request.get(`/api/voucher/${'x'.repeat(301)}`),
  },
};

export const reads: Reads = {
  printInvoice: { id: () => hexIdOf('booking', 7) },
  printVoucher: { id: () => hexIdOf('booking', 7) },
  verifyVoucher: {},
};
