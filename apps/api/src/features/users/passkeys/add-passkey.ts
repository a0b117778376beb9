import { randomUUID } from 'node:crypto';
import { MAX_PASSKEYS, type NewPasskey, type Passkey } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { messageOf } from '../../../errors/message-of.ts';
import type { Caller } from '../../../http/caller.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { sessionRepository } from '../sessions/session.repository.ts';
import type { PasskeyRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { passkeyRepository } from './passkey.repository.ts';
import { loadWebAuthn, relyingPartyOf, takeChallenge } from './relying-party.ts';
import { ALGORITHMS, tooManyPasskeys } from './start-passkey.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>;

const keyOf = async (
  { config, logger }: Needs,
  { credential }: NewPasskey,
  challenge: string,
): Promise<Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter'>> => {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { rpID, origin } = relyingPartyOf(config);
  const checked = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((thrown: unknown) => {
    // The library throws for whatever is wrong with an answer; its texts are for developers.
    logger.info({ reason: messageOf(thrown) }, 'A passkey could not be verified');
    return null;
  });
  if (!checked?.verified) throw new ApiError('PASSKEY_REFUSED', t('This passkey could not be checked. Please try again.'));
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
};

/**
 * Adds the passkey that was made for a challenge of this session. Every other session ends, and its owner is
 * told by email. From here on the session counts as opened by it.
 * @throws PASSKEY_REFUSED; CONFLICT when it is there already, or there are too many
 */
export const addPasskey = async (
  dependencies: Needs,
  { userId, sessionId, passwordChangedAt = null }: Pick<Caller, 'userId' | 'sessionId' | 'passwordChangedAt'>,
  made: NewPasskey,
): Promise<Passkey> => {
  const { database, clock, logger } = dependencies;
  const challenge = await takeChallenge(dependencies, made.credential.response.clientDataJSON, sessionId);
  const key = await keyOf(dependencies, made, challenge);
  const user = await userRepository(database).findById(userId);
  if (!user) throw new ApiError('UNAUTHENTICATED');
  const passkey = { _id: randomUUID(), ...key, name: made.name, addedAt: clock(), lastUsedAt: null };
  if (!(await passkeyRepository(database).add({ _id: user._id, passwordChangedAt }, passkey)))
    throw (user.passkeys?.length ?? 0) >= MAX_PASSKEYS
      ? tooManyPasskeys()
      : new ApiError('CONFLICT', t('You have already added this passkey, or your password was changed in the meantime.'));
  const sessions = sessionRepository(database);
  await sessions.notePasskey(sessionId, passkey._id);
  await sessions.endAllOf(user._id, sessionId);
  logSecurityEvent(logger, 'passkey_added', { user: userId });
  return presentPasskey(passkey);
};
