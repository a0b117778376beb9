import type { ObjectId } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { waitlistRepository } from '../departures/index.ts';
import { entriesOfUser } from './entries-of-user.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** Takes a deleted account off every waitlist.  */
export const eraseWaits = async (needs: Needs, user: ObjectId): Promise<void> => {
  for await (const page of entriesOfUser(needs, user))
    for (const { list, entry } of page) await waitlistRepository(needs.database).erase(list, entry._id);
};

/** Lets what one account waits for be of another one. Safe to run again. */
export const moveWaits = async (needs: Needs, from: ObjectId, to: ObjectId): Promise<void> => {
  for await (const page of entriesOfUser(needs, from))
    for (const { list } of page) await waitlistRepository(needs.database).reassign(list, { from, to });
};
