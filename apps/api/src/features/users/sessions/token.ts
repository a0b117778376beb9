import { createSecretKey, type KeyObject } from 'node:crypto';
import { objectIdSchema } from '@wayfarer/contracts';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Config } from '../../../config.ts';

/** How long a login lasts, in seconds: 8 h. */
export const TOKEN_LIFETIME = 8 * 60 * 60;

const ISSUER = 'wayfarer';

/** A kind of token: its purpose and its claims. A token is valid for its own kind only. */
type Kind<Content> = { readonly audience: string; readonly shape: z.ZodType<Content> };

export type TokenContent = {
  readonly userId: string;
  readonly sessionId: string;
  /**
   * Whether they were of the staff when they logged in. It grants nothing: it only says whose reads are never
   * answered from memory.
   */
  readonly isStaff: boolean;
};

/**
 * A correctly signed token can still contain an invalid id. Tokens of the version before do not say whether
 * they are of the staff.
 */
const ofSession = {
  audience: 'wayfarer-site',
  shape: z.object({ sub: objectIdSchema, jti: z.uuid(), staff: z.boolean().default(true) }),
};

/**
 * The one that signs, and one that is accepted beside it while they rotate (docs/operations.md, 'Secrets').
 */
type TokenSecrets = Pick<Config, 'TOKEN_SECRET' | 'TOKEN_SECRET_ACCEPTED'>;

/**
 * As a KeyObject: for a string the library first checks for other kinds of keys, which takes longer than the
 * signature.
 */
const keyOf = (secret: string): KeyObject => createSecretKey(secret, 'utf8');

/** A token of a kind. @param lifetime in seconds */
export const signAs = <Content>(
  { audience }: Kind<Content>,
  content: Content & object,
  secret: string,
  { issuedAt, lifetime }: { issuedAt: Date; lifetime: number },
): string =>
  jwt.sign({ ...content, iat: Math.floor(issuedAt.getTime() / 1000) }, keyOf(secret), {
    issuer: ISSUER,
    audience,
    algorithm: 'HS256',
    expiresIn: lifetime,
  });

const verify = (token: string, secret: string, audience: string, now: Date): unknown => {
  try {
    return jwt.verify(token, keyOf(secret), {
      issuer: ISSUER,
      audience,
      algorithms: ['HS256'],
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
  } catch {
    // Pure, so anything thrown means an invalid token; a payload that is not JSON throws a SyntaxError.
    return null;
  }
};

/**
 * @returns what a token of a kind says, or null when it is signed with neither secret, expired or of another
 * kind
 */
export const readAs = <Content>(
  { audience, shape }: Kind<Content>,
  token: string,
  { TOKEN_SECRET, TOKEN_SECRET_ACCEPTED }: TokenSecrets,
  now: Date,
): Content | null => {
  const content =
    verify(token, TOKEN_SECRET, audience, now) ??
    (TOKEN_SECRET_ACCEPTED ? verify(token, TOKEN_SECRET_ACCEPTED, audience, now) : null);
  return shape.safeParse(content).data ?? null;
};

/** The token of a session. The role is not in it: the server reads that from its own records at each call. */
export const signToken = ({ userId, sessionId, isStaff }: TokenContent, secret: string, issuedAt: Date): string =>
  signAs(ofSession, { sub: userId, jti: sessionId, staff: isStaff }, secret, { issuedAt, lifetime: TOKEN_LIFETIME });

/** @returns what the token of a session says, or null */
export const readToken = (token: string, secrets: TokenSecrets, now: Date): TokenContent | null => {
  const content = readAs(ofSession, token, secrets, now);
  return content && { userId: content.sub, sessionId: content.jti, isStaff: content.staff };
};
