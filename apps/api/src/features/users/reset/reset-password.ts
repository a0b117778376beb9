import type { PasswordReset } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { emailedLinkRepository } from '../links/emailed-link.repository.ts';
import { clearDelays } from '../passwords/check-at-pace.ts';
import { setPassword } from '../passwords/set-password.ts';
import { userRepository } from '../user.repository.ts';

/**
 * Sets a password by an emailed link and ends every session. The link counts until the password changes, in
 * whichever way: so it works once, and the others that were asked for before it end with it, in one write
 * whatever crashes.
 * @throws LINK_INVALID when it was used, is too old, or its account is gone; VALIDATION when the password is
 * easy to guess; BUSY
 */
export const resetPassword = async (
  dependencies: Dependencies,
  { token, newPassword }: PasswordReset,
): Promise<{ message: string }> => {
  const { database, clock } = dependencies;
  const link = await emailedLinkRepository(database).findByToken(token, 'set-password', clock());
  const user = link && (await userRepository(database).findByEmail(link.emailKey));
  if (!user || (user.passwordChangedAt && user.passwordChangedAt >= link.askedAt)) throw new ApiError('LINK_INVALID');
  await setPassword(dependencies, user, newPassword, { field: 'newPassword', by: 'link', askedAt: link.askedAt });
  await clearDelays(dependencies, user.username);
  return { message: t('Your password has changed. Please log in.') };
};
