import { writtenAgency } from '@wayfarer/contracts';
import type { TestApi } from '../start-test-api.ts';
import type { Changes, ErrorCases } from './every-case.ts';

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

export const errorCases: ErrorCases = {
  editAgency: {
    CONFLICT: ({ api, admin }) => api.request.put('/api/agency').set(admin.bearer).field(agencyFields(999)),
  },
};

export const changes: Changes = {
  editAgency: async ({ api, admin }) => {
    const version = await versionOf(api);
    const fields = agencyFields(version, { phone: `+91 80 ${4_000_000 + version}` });
    return { answer: await api.request.put('/api/agency').set(admin.bearer).field(fields) };
  },
};
