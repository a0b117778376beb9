import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { newNoteSchema, noteQuerySchema, noteSchema } from './note.schema.ts';

export const noteEndpoints = defineEndpoints({
  listNotes: {
    summary: 'What staff wrote down about a user and their bookings, or about one of these, newest first',
    access: 'read-bookings',
    errors: ['VALIDATION'],
    query: noteQuerySchema,
    answer: z.array(noteSchema),
  },
  addNote: {
    summary: 'Write a note about a user or one of their bookings, which only staff see',
    access: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND'],
    body: newNoteSchema,
    erasable: ['text'],
    answer: z.object({ note: noteSchema }),
    status: 201,
  },
  deleteNote: {
    summary: "Delete one's own note",
    access: 'change-bookings',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: idAnswerSchema,
  },
});
