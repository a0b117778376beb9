import type { NewEmail } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { assertOwnPassword, storeLink } from '../users/index.ts';

/** For how long the link works, in milliseconds: a day. */
const LIFETIME_MS = 24 * 60 * 60_000;

/**
 * Emails a link to an address; using it makes the address that of the account, and until then nothing
 * changes. A link to the present address confirms it. The answer does not reveal whether somebody else has
 * the address.
 * @throws BAD_CREDENTIALS, TOO_MANY_REQUESTS, BUSY
 */
export const changeEmail = async (
  dependencies: Dependencies,
  caller: Caller,
  { email, currentPassword }: NewEmail,
): Promise<{ message: string }> => {
  const askedAt = dependencies.clock();
  const { _id: userId } = await assertOwnPassword(dependencies, caller, currentPassword);
  const link = { purpose: 'confirm-email', kind: 'confirm-email', lifetime: LIFETIME_MS } as const;
  await storeLink(dependencies, { ...link, email, userId, askedAt });
  return { message: t('If no other account has this address, an email with a link is on its way to it.') };
};
