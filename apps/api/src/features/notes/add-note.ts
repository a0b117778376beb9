import type { NewNote, Note } from '@wayfarer/contracts';
import { newId, objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { noteBooking, recordChange } from '../../logging/audit-context.ts';
import { bookingRepository } from '../bookings/index.ts';
import { userRepository } from '../users/index.ts';
import { presentNote } from './note.presenter.ts';
import { noteRepository } from './note.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** Whom a note is about, and which booking of theirs, if any. */
const subjectOf = async ({ database }: Needs, { user, booking }: Omit<NewNote, 'text'>) => {
  const userId = objectIdOf(user);
  if (booking === undefined) return { userId, bookingId: null };
  const found = await bookingRepository(database).findById(booking);
  if (!found?.userId.equals(userId)) throw new ApiError('NOT_FOUND', 'This user has no such booking.');
  return { userId, bookingId: found._id };
};

/**
 * Writes a note about somebody who has an account, or about one of their bookings.
 * @throws NOT_FOUND, also where the account is deleted: nothing would erase the note
 */
export const addNote = async (needs: Needs, caller: Caller, asked: NewNote): Promise<{ note: Note }> => {
  const subject = await subjectOf(needs, asked);
  const { database, clock } = needs;
  const [notes, users] = [noteRepository(database), userRepository(database)];
  const note = { _id: objectIdOf(newId()), ...subject, text: asked.text, writtenAt: clock(), by: objectIdOf(caller.userId) };
  if (await users.isPresent(asked.user)) await notes.insert(note);
  // A deletion shuts the user out before it erases what is stored about them: it may have done so just before
  // this one was stored.
  if (!(await users.isPresent(asked.user))) {
    await notes.removeOwn(String(note._id), caller.userId);
    throw new ApiError('NOT_FOUND', 'The account was deleted, so nothing is written down about it.');
  }
  recordChange({ thing: 'user', id: String(note.userId), from: null, to: { note: 'written' } });
  if (note.bookingId) noteBooking(note.bookingId);
  return { note: presentNote(note, new Map([[caller.userId, caller.username]]), caller) };
};
