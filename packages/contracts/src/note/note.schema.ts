import { z } from 'zod';
import { identity, objectIdSchema } from '../values/object-id.ts';
import { pageQuery } from '../values/page-query.ts';
import { proseSchema } from '../values/text.ts';

/** Characters of a note. */
export const NOTE_LENGTH = 2000;

/** Whom it is about, and which of their bookings, if any. */
const subject = { user: objectIdSchema, booking: objectIdSchema.optional() };

export const newNoteSchema = z.strictObject({ ...subject, text: proseSchema(() => 'Enter a note.', NOTE_LENGTH) });
export type NewNote = z.infer<typeof newNoteSchema>;

/** Without a booking, the notes about a user and about each of their bookings. */
export const noteQuerySchema = z.object({ ...subject, ...pageQuery });

/**
 * What staff wrote down for each other. Never shown to a traveller, but part of the export of whom it is
 * about.
 */
export const noteSchema = z
  .object({
    ...identity,
    booking: objectIdSchema.nullable().meta({ description: 'Null where it is about the user alone' }),
    text: z.string(),
    writtenAt: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'Who wrote it; null once the account is deleted' }),
    isOwn: z.boolean().meta({ description: 'Whether the caller wrote it, and may delete it' }),
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof noteSchema>;

/** What an account's export has of the notes about its owner. */
export const noteExport = { notes: z.array(noteSchema.pick({ booking: true, text: true, writtenAt: true })) };
