import { hasPassword } from '../passwords/no-password.ts';
import type { UserRecord } from '../user.model.ts';

/** Letters, and what stands between those of a name; no digits, and no more than a name needs. */
const READS_AS_NAME = /^[\p{L}\p{M} .,'’·・-]{1,40}$/u;

/**
 * What an email calls a user, if it may. Whoever registers with somebody else's address chooses what is sent
 * to it, so until its owner has confirmed it, it gets no words that are more than a name. What staff typed
 * for a customer without a password is theirs.
 */
export const nameInEmails = (
  user: Pick<UserRecord, 'emailVerifiedAt' | 'passwordHash'>,
  name: string | undefined,
): { readonly name?: string } => {
  const isTrusted = Boolean(user.emailVerifiedAt) || !hasPassword(user);
  return name !== undefined && (isTrusted || READS_AS_NAME.test(name)) ? { name } : {};
};
