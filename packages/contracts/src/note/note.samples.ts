import type { AnswersOf } from '../answers-of.ts';
import { sampleAdmin } from '../user/user.samples.ts';
import { identityOf } from '../values/identity.samples.ts';
import type { noteEndpoints } from './note.endpoints.ts';
import type { Note } from './note.schema.ts';

export const sampleNote: Note = {
  ...identityOf(70),
  booking: null,
  text: 'Prefers to be called in the evening.',
  writtenAt: '2026-11-20T11:00:00.000Z',
  by: sampleAdmin.username,
  isOwn: true,
};

export const noteAnswers: AnswersOf<typeof noteEndpoints> = {
  listNotes: [sampleNote],
  addNote: { note: sampleNote },
  deleteNote: { id: sampleNote._id },
};
