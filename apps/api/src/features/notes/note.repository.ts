import type { NewNote } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { listPage, type PageOf, type PageRequest } from '../../database/lists/list-page.ts';
import { modelOf } from '../../database/model-of.ts';
import { objectIdOf } from '../../database/object-ids.ts';
import { pagesOf } from '../../database/pages-of.ts';
import { NOTES_OF_BOOKING, NOTES_OF_USER, type NoteRecord, noteSchema } from './note.model.ts';

/** Notes of an export that are read at a time. */
const PAGE = 100;

/** Every query on notes. */
export const noteRepository = (database: Connection) => {
  const notes = modelOf(database, 'Note', noteSchema);
  return {
    insert: async (note: NoteRecord): Promise<void> => {
      await notes.create(note);
    },
    list: ({ user, booking, ...page }: Omit<NewNote, 'text'> & PageRequest): Promise<PageOf<NoteRecord>> => {
      const subject = { userId: objectIdOf(user), ...(booking === undefined ? {} : { bookingId: objectIdOf(booking) }) };
      const hint = booking === undefined ? NOTES_OF_USER : NOTES_OF_BOOKING;
      return listPage(notes, subject, { field: 'writtenAt', direction: -1 }, page, { hint });
    },
    /** @returns what was removed; null where this author has no such note */
    removeOwn: (id: string, by: string): Promise<NoteRecord | null> =>
      notes.findOneAndDelete({ _id: objectIdOf(id), by: objectIdOf(by) }).lean<NoteRecord>(),
    /** Those about a user, oldest first, a page at a time. */
    pagesAbout: (userId: string): AsyncGenerator<NoteRecord[]> =>
      pagesOf(
        notes
          .find({ userId: objectIdOf(userId) })
          .sort({ writtenAt: 1, _id: 1 })
          .lean<NoteRecord[]>()
          .cursor({ batchSize: PAGE }) as AsyncIterable<NoteRecord>,
        PAGE,
      ),
    countAbout: (userId: Types.ObjectId): Promise<number> => notes.countDocuments({ userId }),
    /** Lets those about one account be about another one. */
    moveAbout: async (from: Types.ObjectId, to: Types.ObjectId): Promise<void> => {
      await notes.updateMany({ userId: from }, { $set: { userId: to } });
    },
    eraseAbout: async (userId: Types.ObjectId | string): Promise<void> => {
      await notes.deleteMany({ userId });
    },
  };
};
