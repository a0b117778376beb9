import type { TrailEntry } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { userRepository } from '../../users/index.ts';
import { bookingRepository } from '../booking.repository.ts';
import { noSuchBooking } from '../get-booking.ts';
import { isUser, presentTrail } from './trail.presenter.ts';

/**
 * Everything that ever changed of a booking, oldest first. Names are those of today: a deleted user is not named.
 * @throws NOT_FOUND
 */
export const listTrail = async ({ database }: Pick<Dependencies, 'database'>, id: string): Promise<TrailEntry[]> => {
  const entries = await bookingRepository(database).findTrail(id);
  if (!entries) throw noSuchBooking();
  const userIds = new Set(entries.flatMap(({ by }) => (isUser(by) ? [by.id] : [])));
  return presentTrail(entries, await userRepository(database).namesOf([...userIds]));
};
