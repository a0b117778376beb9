import { randomBytes } from 'node:crypto';
import { t } from '@wayfarer/words';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { passkeyChallengeRepository } from './passkey-challenge.repository.ts';

/** For how long a challenge counts, in milliseconds: 5 min. */
export const CHALLENGE_LASTS = 5 * 60_000;

/** Loaded with the first passkey: it knows the certificates of every kind of authenticator. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** This site as passkeys know it. One that was made for it works at no other. */
export const relyingPartyOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): { rpID: string; origin: string } => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { rpID: hostname, origin };
};

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Draws a challenge of 256 random bits and keeps it. */
export const newChallenge = async (
  { database, clock }: Pick<Needs, 'database' | 'clock'>,
  sessionId: string | null,
): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock().getTime() + CHALLENGE_LASTS);
  await passkeyChallengeRepository(database).insert({ _id: challenge, sessionId, expiresAt });
  return challenge;
};

const clientDataSchema = z.object({ challenge: z.string(), origin: z.string() });

const clientDataIn = (encoded: string) => {
  try {
    return clientDataSchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString())).data;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
};

/**
 * Uses up the challenge that an answer of a browser names.
 * @param sessionId in which it must have been drawn; null for a login
 * @returns the challenge
 * @throws PASSKEY_REFUSED when it was used, is too old, is of another session, or the browser was at another
 * site
 */
export const takeChallenge = async (
  { database, clock, config }: Needs,
  clientDataJSON: string,
  sessionId: string | null,
): Promise<string> => {
  const clientData = clientDataIn(clientDataJSON);
  if (!clientData) throw new ApiError('PASSKEY_REFUSED');
  const { challenge, origin } = clientData;
  if (!(await passkeyChallengeRepository(database).take({ _id: challenge, sessionId, expiresAt: clock() })))
    throw new ApiError('PASSKEY_REFUSED', t('This request has expired or was already used. Please try again.'));
  const expected = relyingPartyOf(config).origin;
  if (origin !== expected)
    throw new ApiError(
      'PASSKEY_REFUSED',
      t('Passkeys for this site only work at {address}. Please open the site there.', { address: expected }),
    );
  return challenge;
};
