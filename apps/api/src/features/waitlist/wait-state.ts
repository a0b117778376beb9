import type { StaffWait, Wait } from '@wayfarer/contracts';
import type { Waitlist, WaitlistEntry } from '../departures/index.ts';

/** Whether an entry is in line. */
export const isInLine = ({ offeredUntil, endedAt }: WaitlistEntry): boolean =>
  offeredUntil === undefined && endedAt === undefined;

/** Its place in line, from 1 on; nothing where it is not in line. */
export const positionOf = ({ entries }: Pick<Waitlist, 'entries'>, { _id }: WaitlistEntry): { position?: number } => {
  const position = entries.filter(isInLine).findIndex((entry) => entry._id.equals(_id)) + 1;
  return position > 0 ? { position } : {};
};

/** Whether seats are held for it that it may still book or refuse. */
export const isOffered = ({ seated }: Pick<Waitlist, 'seated'>, { _id, offeredUntil, declinedAt }: WaitlistEntry, now: Date) =>
  offeredUntil !== undefined && offeredUntil > now && declinedAt === undefined && seated.has(String(_id));

/**
 * Where an entry stands, for staff.
 * @param isBooked whether there is a booking that was made from its offer
 */
export const staffStateOf = (list: Waitlist, entry: WaitlistEntry, now: Date, isBooked: boolean): StaffWait['state'] => {
  if (isBooked) return 'booked';
  if (entry.declinedAt) return 'declined';
  if (entry.endedAt) return 'ended';
  if (isInLine(entry)) return 'waiting';
  return isOffered(list, entry, now) ? 'offered' : 'expired';
};

/** The same for the traveller; null where there is nothing to tell them any more. */
export const ownStateOf = (list: Waitlist, entry: WaitlistEntry, now: Date, isBooked: boolean): Wait['state'] | null => {
  const state = staffStateOf(list, entry, now, isBooked);
  if (state === 'booked' || state === 'declined') return null;
  if (list.isCancelled) return 'cancelled';
  return state === 'ended' ? 'closed' : state;
};
