import { createSecretKey, type KeyObject } from 'node:crypto';
import { objectIdSchema } from '@wayfarer/contracts';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Config } from '../../config.ts';

/** How long a login lasts, in seconds: 8 h. */
export const TOKEN_LIFETIME = 8 * 60 * 60;

const fixed = { issuer: 'wayfarer', audience: 'wayfarer-site' } as const;

export type TokenContent = { readonly userId: string; readonly sessionId: string };

/** The one that signs, and one that is accepted beside it while they rotate (docs/operations.md, 'Secrets'). */
type TokenSecrets = Pick<Config, 'TOKEN_SECRET' | 'TOKEN_SECRET_ACCEPTED'>;

/** A token that is rightly signed can still name what is no id. */
const claims = z.object({ sub: objectIdSchema, jti: z.uuid() });

/** Of a text the library would first find out that it is no key of another kind, which takes longer than the signature. */
const keyOf = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

/** A signed token. The role is not in it: the server reads that from its own records at each call. */
export const signToken = ({ userId, sessionId }: TokenContent, secret: string, issuedAt: Date): string =>
  jwt.sign({ iat: Math.floor(issuedAt.getTime() / 1000) }, keyOf(secret), {
    ...fixed,
    algorithm: 'HS256',
    subject: userId,
    jwtid: sessionId,
    expiresIn: TOKEN_LIFETIME,
  });

const readWith = (token: string, secret: string, now: Date): TokenContent | null => {
  try {
    const content = jwt.verify(token, keyOf(secret), {
      ...fixed,
      algorithms: ['HS256'],
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
    const { sub, jti } = claims.parse(content);
    return { userId: sub, sessionId: jti };
  } catch {
    // Pure, so whatever it throws means that the token is none; a payload that is no JSON throws a SyntaxError, one of another shape a ZodError.
    return null;
  }
};

/** @returns what the token says, or null when it is signed with neither secret, expired or of another kind */
export const readToken = (token: string, { TOKEN_SECRET, TOKEN_SECRET_ACCEPTED }: TokenSecrets, now: Date): TokenContent | null =>
  readWith(token, TOKEN_SECRET, now) ?? (TOKEN_SECRET_ACCEPTED ? readWith(token, TOKEN_SECRET_ACCEPTED, now) : null);
