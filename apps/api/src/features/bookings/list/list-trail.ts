import type { TrailEntry } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { userRepository } from '../../users/index.ts';
import { bookingRepository } from '../booking.repository.ts';
import { noSuchBooking } from '../get-booking.ts';
import { isUser, presentTrail } from './trail.presenter.ts';

/**
 * Everything that ever changed of a booking, oldest first. Names are the present ones: a deleted user is not
 * named.
 * @throws NOT_FOUND
 */
export const listTrail = async ({ database }: Pick<Dependencies, 'database'>, id: string): Promise<TrailEntry[]> => {
  const found = await bookingRepository(database).findTrail(id);
  if (!found) throw noSuchBooking();
  noteBooking(id);
  const { entries, reasons } = found;
  const userIds = new Set(entries.flatMap(({ by }) => (isUser(by) ? [by.id] : [])));
  return presentTrail(entries, { usernames: await userRepository(database).namesOf([...userIds]), reasons });
};
