import type { TestApi } from '../start-test-api.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';

const AT = '/api/agency/letters/booking-confirmed';
const WORDS = { subject: 'Booked: {trip}', text: 'Namaste {name}, see you on {day}.' };

const versionIn = async (api: TestApi): Promise<number> => {
  const { database } = api.dependencies;
  const stored = await database.collection<{ _id: string; version: number }>('letters').findOne({ _id: 'booking-confirmed' });
  return stored?.version ?? 0;
};

export const errorCases: ErrorCases = {
  editLetter: {
    VALIDATION: async ({ api, admin }) =>
      api.request
        .put(AT)
        .set(admin.bearer)
        .send({ ...WORDS, subject: '{nmae}', version: await versionIn(api) }),
    CONFLICT: ({ api, admin }) =>
      api.request
        .put(AT)
        .set(admin.bearer)
        .send({ ...WORDS, version: 99 }),
  },
  resetLetter: {
    VALIDATION: ({ api, admin }) => api.request.delete(`${AT}?version=first`).set(admin.bearer),
    CONFLICT: ({ api, admin }) => api.request.delete(`${AT}?version=99`).set(admin.bearer),
  },
  tryLetter: {
    VALIDATION: ({ api, admin }) => api.request.post(`${AT}/preview`).set(admin.bearer).send({ booking: 'unknown' }),
  },
};

export const changes: Changes = {
  editLetter: async ({ api, admin }) => {
    const version = await versionIn(api);
    const body = { ...WORDS, subject: `Booked ${version}: {trip}`, version };
    return { answer: await api.request.put(AT).set(admin.bearer).send(body) };
  },
  resetLetter: async ({ api, admin }) => ({
    answer: await api.request.delete(`${AT}?version=${await versionIn(api)}`).set(admin.bearer),
  }),
  tryLetter: async ({ api, admin }) => ({ answer: await api.request.post(`${AT}/preview`).set(admin.bearer).send(WORDS) }),
};

export const reads: Reads = { listLetters: {} };

export const freeTexts: FreeTexts = { editLetter: 'about no account', tryLetter: 'about no account' };
