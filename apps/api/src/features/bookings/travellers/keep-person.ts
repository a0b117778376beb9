import type { Details } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { fillInDetails, userRepository } from '../../users/index.ts';
import { renameBookings } from './rename-bookings.ts';

/** Keeps at an account what its person said while booking, where the account does not say it yet. */
export const keepPerson = async (
  needs: Pick<Dependencies, 'database' | 'config'>,
  userId: string,
  said: Details,
): Promise<void> => {
  if (!(await fillInDetails(needs, userId, said))) return;
  const user = await userRepository(needs.database).findById(userId);
  if (user) await renameBookings(needs.database, user);
};
