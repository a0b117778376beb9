import type { Note } from '@wayfarer/contracts';
import type { Account } from '../accounts.ts';
import type { TestApi } from '../start-test-api.ts';
import { hexIdOf, someBooking } from '../stored-data/row-ids.ts';
import type { Changes, ErrorCases, FreeTexts, Reads } from './every-case.ts';
import { about, UNKNOWN } from './world.ts';

export const writeNote = async (
  api: TestApi,
  by: Account,
  subject: { user: string; booking?: string },
  text = 'Calls back.',
): Promise<Note> => {
  const { body } = await api.request
    .post('/api/note')
    .set(by.bearer)
    .send({ ...subject, text })
    .expect(201);
  return body.note;
};

export const errorCases: ErrorCases = {
  addNote: {
    NOT_FOUND: ({ api, admin }) => api.request.post('/api/note').set(admin.bearer).send({ user: UNKNOWN, text: 'Calls back.' }),
  },
};

export const changes: Changes = {
  addNote: async ({ api, admin, traveller }) => {
    const note = { user: traveller.userId, text: 'Calls back.' };
    return { answer: await api.request.post('/api/note').set(admin.bearer).send(note) };
  },
  deleteNote: async ({ api, admin, traveller }) => {
    const { _id } = await writeNote(api, admin, { user: traveller.userId });
    return about(_id, api.request.delete(`/api/note/${_id}`).set(admin.bearer));
  },
};

export const freeTexts: FreeTexts = {
  addNote: ({ api, admin }, { userId }, text) => writeNote(api, admin, { user: userId }, text),
};

export const reads: Reads = {
  listNotes: { queries: [`user=${hexIdOf('user', 1)}`, `user=${hexIdOf('user', 1)}&booking=${someBooking}`] },
};
