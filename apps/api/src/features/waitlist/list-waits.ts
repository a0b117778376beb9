import type { Wait } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { todayOf } from '../../time/today-of.ts';
import { entriesOfUser } from './entries-of-user.ts';
import { type OwnEntry, presentWaits } from './present-waits.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** The departures ahead that the caller waits for, by day. */
export const listWaits = async (needs: Needs, { userId }: Pick<Caller, 'userId'>): Promise<Wait[]> => {
  const own: OwnEntry[] = [];
  for await (const page of entriesOfUser(needs, objectIdOf(userId), todayOf(needs))) own.push(...page);
  const waits = await presentWaits(needs, own);
  return waits.toSorted((one, other) => (one.travelDate < other.travelDate ? -1 : 1));
};
