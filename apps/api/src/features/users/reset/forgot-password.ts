import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { storeLink } from '../links/store-link.ts';

/** For how long the link works, in milliseconds: 30 min. */
const LIFETIME_MS = 30 * 60_000;

/**
 * Stores a due link for an address. It does the same for every address: whether there is an account is looked
 * up by the worker that emails it, so neither the answer nor its time tells.
 */
export const forgotPassword = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  { email }: { email: string },
): Promise<{ message: string }> => {
  await storeLink(dependencies, { purpose: 'set-password', email, userId: null, kind: 'password-reset', lifetime: LIFETIME_MS });
  return {
    message: t(
      'If there is an account with this address, an email with a link is on its way to it. The link expires in 30 minutes and can only be used once.',
    ),
  };
};
