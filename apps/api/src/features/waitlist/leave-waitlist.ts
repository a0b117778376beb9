import type { CalendarDate } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import { objectIdOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { waitlistRepository } from '../departures/index.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/**
 * Takes the caller off the waitlist of a departure, at whatever state. Seats that were offered to them are
 * free for the next in line.
 * @throws NOT_FOUND where they are not on it; CONFLICT where they have booked from their offer
 */
export const leaveWaitlist = async (
  { database, clock }: Needs,
  { userId }: Pick<Caller, 'userId'>,
  key: { readonly packageId: string; readonly day: CalendarDate },
): Promise<{ id: string }> => {
  const lists = waitlistRepository(database);
  const user = objectIdOf(userId);
  const ofCaller = async () => (await lists.find(key, clock()))?.entries.filter(({ by }) => by.equals(user)) ?? [];
  const own = await ofCaller();
  const [first] = own;
  if (!first) throw new ApiError('NOT_FOUND', t('You are not on the waitlist of this departure.'));
  for (const { _id } of own) await lists.remove(key, _id);
  if ((await ofCaller()).length > 0)
    throw new ApiError('CONFLICT', t('You have booked these seats. Cancel the booking instead.'));
  return { id: String(first._id) };
};
