import { randomUUID } from 'node:crypto';
import { objectIdOf } from '../../database/object-ids.ts';
import { issueInvoices } from '../../features/documents/index.ts';
import { invoiceRepository } from '../../features/invoices/index.ts';
import { someBooking } from '../stored-data/row-ids.ts';
import { somePhone } from '../stored-data/traveller-rows.ts';
import { aDay } from './a-day.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import type { World } from './world.ts';

const withoutMonth =
  (path: string) =>
  ({ api, admin }: World) =>
    api.request.get(`/api/invoice/${path}`).set(admin.bearer);

type Money = Pick<World, 'api' | 'admin' | 'bookConfirmed'>;
/** One invoice for two bookings that have just been paid. */
const group = async ({ api, admin, bookConfirmed }: Money, key = 'one-dialog') => {
  const bookings = [(await bookConfirmed())._id, (await bookConfirmed())._id];
  await issueInvoices(api.dependencies);
  return api.request
    .post('/api/invoice/group')
    .set({ ...admin.bearer, 'Idempotency-Key': key })
    .send({ bookings, buyer: { company: 'Heron & Sons Ltd', address: '4 Quay Street' } });
};

/** The invoice of a booking that has just been paid. */
const invoiceOf = async ({ api, bookConfirmed }: Money): Promise<string> => {
  const { _id } = await bookConfirmed();
  await issueInvoices(api.dependencies);
  const [issued] = await invoiceRepository(api.dependencies.database).listOf([objectIdOf(_id)]);
  return issued?._id ?? '';
};
const correct = ({ api, admin }: Money, invoice: string, key = randomUUID() as string) =>
  api.request
    .post('/api/invoice/buyer')
    .set({ ...admin.bearer, 'Idempotency-Key': key })
    .send({ invoice, buyer: { name: 'Asha Kale' } });
const correctTwice = async (world: Money, [first, second]: readonly [key?: string, key?: string], other?: string) => {
  const invoice = await invoiceOf(world);
  await correct(world, invoice, first);
  return correct(world, other ?? invoice, second);
};

export const errorCases: ErrorCases = {
  showTill: { VALIDATION: ({ api, admin }) => api.request.get('/api/payment/till?way=gold').set(admin.bearer) },
  sumInvoices: { VALIDATION: withoutMonth('sums') },
  stateMonths: { VALIDATION: withoutMonth('months') },
  reportMoney: { VALIDATION: withoutMonth('report') },
  packInvoices: { VALIDATION: withoutMonth('file') },
  exportMovements: { VALIDATION: withoutMonth('movements') },
  issueGroupInvoice: {
    IDEMPOTENCY_KEY_REUSED: async (world) => {
      await group(world);
      return group(world);
    },
  },
  correctBuyer: {
    NOT_FOUND: (world) => correct(world, 'INV-2020-00000001'),
    CONFLICT: (world) => correctTwice(world, []),
    IDEMPOTENCY_KEY_REUSED: async (world) => correctTwice(world, ['a-key', 'a-key'], await invoiceOf(world)),
  },
};

export const changes: Changes = {
  issueGroupInvoice: async (world) => {
    const answer = await group(world, 'one-change');
    return { answer, id: answer.body.invoice._id };
  },
  correctBuyer: async (world) => {
    const answer = await correct(world, await invoiceOf(world));
    return { answer, id: answer.body.invoice._id };
  },
};

// Whom an invoice is made out to is forgotten as every invoice's buyer is.
export const freeTexts: FreeTexts = { issueGroupInvoice: 'about no account', correctBuyer: 'about no account' };

export const reads: Reads = {
  showTill: { queries: ['', `from=${aDay(-330)}&to=${aDay(-330)}`, 'way=cash', `search=${someBooking.slice(-8)}`] },
  listInvoices: {
    queries: [
      '',
      `kind=invoice&month=${aDay(0).slice(0, 7)}`,
      `search=INV-${aDay(0).slice(0, 4)}-0000`,
      'search=CN-2020',
      `search=REC-${aDay(0).slice(0, 4)}&kind=receipt`,
      `search=${someBooking.slice(-8)}&month=${aDay(0).slice(0, 7)}`,
      'search=nobody',
      `search=${somePhone}`,
    ],
  },
  sumInvoices: { queries: [`month=${aDay(0).slice(0, 7)}`] },
  stateMonths: { queries: [`from=${aDay(0).slice(0, 7)}&to=${aDay(0).slice(0, 7)}`] },
  // Of months without any: it reads each booking whose money it adds up.
  reportMoney: { queries: ['trip', 'month', 'source', 'country'].map((by) => `by=${by}&from=2019-01&to=2019-12`) },
  // Of a month without any, as each PDF takes its time.
  packInvoices: { queries: ['month=2019-01'] },
  exportMovements: { queries: ['month=2019-01'] },
};
