import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { emailedLinkRepository, userAddressRepository, userRepository } from '../users/index.ts';

/**
 * Confirms an address by an emailed link, and makes it that of the account. Opening the link again gives the
 * same answer while the address is the same.
 * @throws LINK_INVALID when it is too old, its account is gone, or another address was confirmed or another
 * password set since; EMAIL_TAKEN
 */
export const confirmEmail = async (
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  token: string,
): Promise<{ message: string }> => {
  const now = clock();
  const link = await emailedLinkRepository(database).findByToken(token, 'confirm-email', now);
  const user = link && (await userRepository(database).findById(String(link.userId)));
  if (!user) throw new ApiError('LINK_INVALID');
  const { email, emailKey, askedAt } = link;
  const isDone = user.emailKey === emailKey && Boolean(user.emailVerifiedAt);
  // Clocks of processes differ, so the link may seem to have been requested in the future.
  const at = new Date(Math.max(askedAt.getTime(), now.getTime()));
  if (!isDone && !(await userAddressRepository(database).confirmEmail(user, { email, askedAt, at })))
    throw new ApiError('LINK_INVALID');
  return { message: t('Your address is confirmed.') };
};
