import type { CalendarDate } from '@wayfarer/contracts';
import type { ObjectId } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { waitlistRepository } from '../departures/index.ts';
import type { OwnEntry } from './present-waits.ts';

/**
 * What an account waits, or waited, for, a page at a time.
 * @param from the first day; absent for all
 */
export const entriesOfUser = async function* (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  user: ObjectId,
  from: CalendarDate = '0000-00-00',
): AsyncGenerator<OwnEntry[]> {
  for await (const page of waitlistRepository(database).pagesOfUser(user, clock()))
    yield page
      .filter(({ day }) => day >= from)
      .flatMap((list) => list.entries.filter(({ by }) => by.equals(user)).map((entry) => ({ list, entry })));
};
