import type { AccountExport } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { entriesOfUser } from './entries-of-user.ts';

/** The waitlists that the owner of an account is, or was, on. */
export const exportWaitlists = async function* (
  needs: Pick<Dependencies, 'database' | 'clock'>,
  userId: string,
): AsyncGenerator<AccountExport['waitlists']> {
  for await (const page of entriesOfUser(needs, objectIdOf(userId)))
    yield page.map(({ list, entry: { persons, party, language, joinedAt, offeredUntil, declinedAt } }) => ({
      package: list.packageId,
      travelDate: list.day,
      totalPersons: persons,
      ...(party ? { party } : {}),
      ...(language === undefined ? {} : { language }),
      joinedAt: joinedAt.toISOString(),
      ...(offeredUntil ? { offeredUntil: offeredUntil.toISOString() } : {}),
      ...(declinedAt ? { declinedAt: declinedAt.toISOString() } : {}),
    }));
};
