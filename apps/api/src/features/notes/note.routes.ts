import type { noteEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { userRepository } from '../users/index.ts';
import { addNote } from './add-note.ts';
import { presentNote } from './note.presenter.ts';
import { noteRepository } from './note.repository.ts';

export const noteHandlers = (dependencies: Dependencies): Handlers<keyof typeof noteEndpoints> => {
  const { database } = dependencies;
  const notes = noteRepository(database);
  return {
    listNotes: async ({ caller, query }) => {
      const page = await notes.list(query);
      const names = await userRepository(database).namesOf([...new Set(page.records.map(({ by }) => String(by)))]);
      return pageReply(
        page.records.map((note) => presentNote(note, names, caller)),
        page,
        query,
      );
    },
    addNote: ({ caller, body }) => addNote(dependencies, caller, body),
    deleteNote: async ({ caller, params }) => {
      const removed = await notes.removeOwn(params.id, caller.userId);
      if (!removed) throw new ApiError('NOT_FOUND', 'There is no such note of yours.');
      // Recorded, as the writing of it, as a change of the user whom it was about.
      recordChange({ thing: 'user', id: String(removed.userId), from: { note: 'written' }, to: { note: 'deleted' } });
      return { id: params.id };
    },
  };
};
