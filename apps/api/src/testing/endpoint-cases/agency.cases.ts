import { sampleSelling, writtenAgency } from '@wayfarer/contracts';
import type { TestApi } from '../start-test-api.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';

/** The text fields of a valid form, about the settings of that version. */
export const agencyFields = (version: number, changed: object = {}): Record<string, string> => {
  const values = { ...writtenAgency('Wayfarer'), version, ...changed };
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
};

const versionOf = async (api: TestApi): Promise<number> => {
  const stored = await api.dependencies.database
    .collection<{ _id: string; version: number }>('agency')
    .findOne({ _id: 'agency' });
  return stored?.version ?? 0;
};

const textsVersion = async (api: TestApi): Promise<number> => (await api.request.get('/api/agency/texts')).body.version;

const limitsAt = (version: number) => ({
  refundLimit: 10_000 + version,
  discountPercent: 10,
  leadDiscountPercent: 20,
  version,
});

/** A valid form of who sells, about that version. */
export const sellingAt = (version: number, changed: object = {}) => {
  const { fixed: _fixed, ...form } = { ...sampleSelling, taxName: `GST ${version}`, version };
  return { ...form, ...changed };
};

export const errorCases: ErrorCases = {
  showAgencyTexts: {
    VALIDATION: ({ api }) => api.request.get('/api/agency/texts?version=first'),
    NOT_FOUND: ({ api }) => api.request.get('/api/agency/texts?version=99'),
  },
  editAgencyTexts: {
    CONFLICT: ({ api, admin }) =>
      api.request.put('/api/agency/texts').set(admin.bearer).send({ terms: 'Pay first.', version: 99 }),
  },
  editSelling: {
    CONFLICT: ({ api, admin }) => api.request.put('/api/agency/selling').set(admin.bearer).send(sellingAt(99)),
  },
  editDeskLimits: {
    CONFLICT: ({ api, admin }) => api.request.put('/api/agency/desk').set(admin.bearer).send(limitsAt(99)),
  },
  editExchangeRates: {
    CONFLICT: ({ api, admin }) => api.request.put('/api/agency/rates').set(admin.bearer).send({ rates: [], version: 99 }),
  },
  editNotices: {
    CONFLICT: ({ api, admin }) =>
      api.request.put('/api/agency/notices').set(admin.bearer).send({ paidBookingsTo: null, version: 99 }),
  },
  editAgency: {
    CONFLICT: ({ api, admin }) => api.request.put('/api/agency').set(admin.bearer).field(agencyFields(999)),
  },
};

export const changes: Changes = {
  editAgencyTexts: async ({ api, admin }) => {
    const version = await textsVersion(api);
    const body = { terms: `Pay first, ${version}.`, version };
    return { answer: await api.request.put('/api/agency/texts').set(admin.bearer).send(body) };
  },
  editSelling: async ({ api, admin }) => {
    const { body } = await api.request.get('/api/agency/selling').set(admin.bearer).expect(200);
    // Without a tax: the invoices of other tests have none.
    const form = sellingAt(body.version, { taxPercent: 0 });
    return { answer: await api.request.put('/api/agency/selling').set(admin.bearer).send(form) };
  },
  editDeskLimits: async ({ api, admin }) => {
    const { body } = await api.request.get('/api/agency/desk').set(admin.bearer).expect(200);
    return { answer: await api.request.put('/api/agency/desk').set(admin.bearer).send(limitsAt(body.version)) };
  },
  editExchangeRates: async ({ api, admin }) => {
    const { body } = await api.request.get('/api/agency/rates').set(admin.bearer).expect(200);
    // Of a day long ago: what other tests read has no currencies.
    const rates = [{ currency: 'EUR', rupees: 100 + (body.version % 2), day: '2026-01-12' }];
    return { answer: await api.request.put('/api/agency/rates').set(admin.bearer).send({ rates, version: body.version }) };
  },
  editNotices: async ({ api, admin }) => {
    const { body } = await api.request.get('/api/agency/notices').set(admin.bearer).expect(200);
    const form = { paidBookingsTo: `desk-${body.version}@example.com`, version: body.version };
    return { answer: await api.request.put('/api/agency/notices').set(admin.bearer).send(form) };
  },
  editAgency: async ({ api, admin }) => {
    const version = await versionOf(api);
    const fields = agencyFields(version, { phone: `+91 80 ${4_000_000 + version}` });
    return { answer: await api.request.put('/api/agency').set(admin.bearer).field(fields) };
  },
};

export const reads: Reads = {
  showAgencyTexts: { queries: [''] },
  showNotices: {},
  showSelling: {},
  showDeskLimits: {},
  showExchangeRates: {},
};

export const freeTexts: FreeTexts = {
  editAgencyTexts: 'about no account',
  editNotices: 'about no account',
  editSelling: 'about no account',
};
