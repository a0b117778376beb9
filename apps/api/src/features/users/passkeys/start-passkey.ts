import { MAX_PASSKEYS, type PasskeyStart, type passkeyOptionsSchema } from '@wayfarer/contracts';
import { tn } from '@wayfarer/words';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { assertOwnPassword } from '../passwords/assert-own-password.ts';
import { checkCode } from '../two-factor/check-code.ts';
import { CHALLENGE_LASTS, newChallenge, relyingPartyOf } from './relying-party.ts';

export const tooManyPasskeys = (): ApiError =>
  new ApiError(
    'CONFLICT',
    tn(MAX_PASSKEYS, 'You already have {n} passkey. Remove it first.', 'You already have {n} passkeys. Remove one first.'),
  );

/** Signatures that are taken, by their names in COSE: Ed25519, ECDSA with P-256, RSA. */
export const ALGORITHMS = [-8, -7, -257];

/**
 * The options with which a browser creates a passkey. A passkey replaces every factor, so with two-factor
 * login a code is required too.
 * @throws BAD_CREDENTIALS, CODE_REFUSED; CONFLICT when there are too many; TOO_MANY_REQUESTS, BUSY
 */
export const startPasskey = async (
  dependencies: Dependencies,
  caller: Caller,
  { currentPassword, code }: PasskeyStart,
): Promise<z.infer<typeof passkeyOptionsSchema>> => {
  const { config } = dependencies;
  const user = await assertOwnPassword(dependencies, caller, currentPassword);
  if (user.twoFactor) await checkCode(dependencies, user, code ?? '');
  const { _id, username, passkeys = [] } = user;
  if (passkeys.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  return {
    challenge: await newChallenge(dependencies, caller.sessionId),
    rp: { id: relyingPartyOf(config).rpID, name: config.BRAND_NAME },
    user: { id: Buffer.from(String(_id), 'hex').toString('base64url'), name: username, displayName: username },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LASTS,
    attestation: 'none',
    excludeCredentials: passkeys.map(({ credentialId: id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
};
