import type { Note } from '@wayfarer/contracts';
import { identityOf } from '../../database/object-ids.ts';
import type { Caller } from '../../http/caller.ts';
import type { NoteRecord } from './note.model.ts';

/** @param names of those who wrote them, without deleted accounts */
export const presentNote = (
  { _id, bookingId, text, writtenAt, by }: NoteRecord,
  names: ReadonlyMap<string, string>,
  { userId }: Pick<Caller, 'userId'>,
): Note => ({
  ...identityOf(_id),
  booking: bookingId && String(bookingId),
  text,
  writtenAt: writtenAt.toISOString(),
  by: names.get(String(by)) ?? null,
  isOwn: String(by) === userId,
});
