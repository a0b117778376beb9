import type { AccountExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { noteRepository } from './note.repository.ts';

/** What staff wrote down about the owner of an account, without who of them did. */
export const exportNotes = async function* (
  { database }: Pick<Dependencies, 'database'>,
  userId: string,
): AsyncGenerator<AccountExport['notes']> {
  for await (const page of noteRepository(database).pagesAbout(userId))
    yield page.map(({ bookingId, text, writtenAt }) => ({
      booking: bookingId && String(bookingId),
      text,
      writtenAt: writtenAt.toISOString(),
    }));
};
