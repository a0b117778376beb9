import type { passkeyLoginOptionsSchema } from '@wayfarer/contracts';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { CHALLENGE_LASTS, newChallenge, relyingPartyOf } from './relying-party.ts';

/** What a browser asks its passkeys for. It is the same for everybody, so it tells nothing of any account. */
export const startPasskeyLogin = async (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config'>,
): Promise<z.infer<typeof passkeyLoginOptionsSchema>> => ({
  challenge: await newChallenge(dependencies, null),
  rpId: relyingPartyOf(dependencies.config).rpID,
  timeout: CHALLENGE_LASTS,
  userVerification: 'required',
});
