import type { Account } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/caller.ts';
import { offeredLanguage } from '../../language/own-language.ts';
import { isTwoFactorRequired, presentDetails, presentPasskey, sessionRepository, userRepository } from '../users/index.ts';
import { presentSession } from './session.presenter.ts';

/** The number of logins that are shown, last used first. Each lasts 8 hours. */
const MAX_SHOWN = 100;

/** The account of the caller, with its logins. */
export const showAccount = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Caller,
): Promise<Account> => {
  const [user, sessions] = await Promise.all([
    userRepository(database).findById(caller.userId),
    sessionRepository(database).listOf(caller.userId, clock(), MAX_SHOWN),
  ]);
  const isByPasskey = sessions.some(
    ({ _id, passkey }) => _id === caller.sessionId && user?.passkeys?.some((one) => one._id === passkey),
  );
  if (!user) throw new ApiError('UNAUTHENTICATED');
  return {
    username: user.username,
    email: user.email,
    ...presentDetails(user),
    ...offeredLanguage(config, user.language),
    isEmailVerified: Boolean(user.emailVerifiedAt),
    twoFactor: {
      isOn: Boolean(user.twoFactor),
      isRequired: isTwoFactorRequired(config, user.role) && !isByPasskey,
      recoveryCodes: user.twoFactor?.recoveryCodes.length ?? 0,
    },
    passkeys: (user.passkeys ?? []).map(presentPasskey),
    sessions: sessions.map((session) => ({ ...presentSession(session), isThis: session._id === caller.sessionId })),
  };
};
