import type { CalendarDate, StaffWait } from '@wayfarer/contracts';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { waitlistRepository } from '../departures/index.ts';
import { listWaitlist } from './list-waitlist.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * Takes a party off the waitlist of a departure. Seats that were offered to it are free for the next in line.
 * @throws NOT_FOUND; CONFLICT where it has booked them
 */
export const removeFromWaitlist = async (
  needs: Needs,
  { id, day, entry }: { readonly id: string; readonly day: CalendarDate; readonly entry: string },
): Promise<StaffWait[]> => {
  const before = (await listWaitlist(needs, { id, day })).find(({ _id }) => _id === entry.toLowerCase());
  if (!before) throw new ApiError('NOT_FOUND', 'This party is not on the waitlist.');
  await waitlistRepository(needs.database).remove({ packageId: id, day }, objectIdOf(entry));
  const after = await listWaitlist(needs, { id, day });
  if (after.some(({ _id }) => _id === before._id))
    throw new ApiError('CONFLICT', 'This party has booked its seats. Cancel the booking instead.');
  recordChange({ thing: 'package', id, from: { day, entry: before._id, state: before.state }, to: null });
  return after;
};
