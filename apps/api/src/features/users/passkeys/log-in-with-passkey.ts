import type { LoginAnswer, PasskeyLogin } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { messageOf } from '../../../errors/message-of.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';
import { atPaceOfAddress } from '../passwords/at-pace-of-address.ts';
import { openSession } from '../sessions/open-session.ts';
import type { PasskeyRecord, UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';
import { passkeyRepository } from './passkey.repository.ts';
import { loadWebAuthn, relyingPartyOf, takeChallenge } from './relying-party.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>;

/** Refused passkeys of one address, before each further one delays the next: as many as wrong passwords. */
const FREE = 100;

/** The owner according to the authenticator; this proves nothing yet. */
const ownerOf = async ({ database }: Needs, { credential: { id, response } }: PasskeyLogin) => {
  const userId = Buffer.from(response.userHandle, 'base64url').toString('hex');
  const user = /^[\da-f]{24}$/.test(userId) ? await userRepository(database).findById(userId) : null;
  const passkey = user?.passkeys?.find(({ credentialId }) => credentialId === id);
  return user && passkey ? { user, passkey } : null;
};

/**
 * @returns the counter of the signature, or null when it is not by this passkey, or was made without user
 * verification
 */
const counterOf = async (
  { config, logger }: Needs,
  login: PasskeyLogin,
  { credentialId: id, publicKey, counter }: PasskeyRecord,
  challenge: string,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { rpID, origin } = relyingPartyOf(config);
  const checked = await verifyAuthenticationResponse({
    response: { ...login.credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch((thrown: unknown) => {
    // The library throws for whatever is wrong with an answer; its texts are for developers.
    logger.info({ reason: messageOf(thrown) }, 'A passkey could not be verified');
    return null;
  });
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
};

const check = async (dependencies: Needs, login: PasskeyLogin): Promise<{ user: UserRecord; passkey: string }> => {
  const { database, clock } = dependencies;
  const challenge = await takeChallenge(dependencies, login.credential.response.clientDataJSON, null);
  const owner = await ownerOf(dependencies, login);
  if (!owner)
    throw new ApiError(
      'PASSKEY_REFUSED',
      t('This passkey is no longer valid here. Log in with your password and check the passkeys on your account page.'),
    );
  const { user, passkey } = owner;
  const counter = await counterOf(dependencies, login, passkey, challenge);
  if (counter === null || !(await passkeyRepository(database).use(user, passkey, { counter, at: clock() })))
    throw new ApiError('PASSKEY_REFUSED');
  return { user, passkey: passkey._id };
};

const isRefused = (thrown: unknown): boolean => thrown instanceof ApiError && thrown.code === 'PASSKEY_REFUSED';

/**
 * Opens a session with a passkey. Its authenticator has verified the user, so it also counts as the second
 * factor.
 * @throws PASSKEY_REFUSED, TOO_MANY_REQUESTS
 */
export const logInWithPasskey = async (dependencies: Needs, login: PasskeyLogin): Promise<LoginAnswer> => {
  const pace = {
    what: 'passkey',
    free: FREE,
    why: (seconds: number) => t('Too many passkeys were refused. Please try again in {seconds} s.', { seconds }),
    counts: isRefused,
  } as const;
  try {
    const { user, passkey } = await atPaceOfAddress(dependencies, pace, () => check(dependencies, login));
    return await openSession(dependencies, user, passkey);
  } catch (thrown) {
    if (isRefused(thrown)) logSecurityEvent(dependencies.logger, 'login_failed', { user: null, by: 'passkey' });
    throw thrown;
  }
};
