import type { Details } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { userRepository } from '../user.repository.ts';
import { userDetailsRepository } from './user-details.repository.ts';

/**
 * Keeps at an account what its person said while booking, where the account does not say it yet. What it says
 * stays, and so does what somebody else writes in the same moment.
 * @returns whether the account has a name that it did not have before
 */
export const fillInDetails = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  userId: string,
  said: Details,
): Promise<boolean> => {
  const user = await userRepository(database).findById(userId);
  if (!user) return false;
  const { name = said.name, phone = said.phone, invoiceTo = said.invoiceTo } = user;
  if (name === user.name && phone === user.phone && invoiceTo === user.invoiceTo) return false;
  const isDone = await userDetailsRepository(database, config.SITE_TIME_ZONE).replace(user, { name, phone, invoiceTo });
  return isDone && name !== user.name;
};
