import { createSecretKey } from 'node:crypto';
import { objectIdSchema } from '@wayfarer/contracts';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

/** For how long a code can be entered after the password, in seconds: 5 min. */
const LIFETIME = 5 * 60;

/** Another audience than that of sessions, so that neither token does what the other does. */
const fixed = { issuer: 'wayfarer', audience: 'wayfarer-second-step' } as const;

const claims = z.object({ sub: objectIdSchema, password: z.number() });

const changedAt = ({ passwordChangedAt }: UserRecord): number => passwordChangedAt?.getTime() ?? 0;

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

/** Says that the password was right. */
export const pendingTokenOf = ({ config, clock }: Omit<Needs, 'database'>, user: UserRecord): string =>
  jwt.sign(
    { iat: Math.floor(clock().getTime() / 1000), password: changedAt(user) },
    createSecretKey(config.TOKEN_SECRET, 'utf8'),
    { ...fixed, algorithm: 'HS256', subject: String(user._id), expiresIn: LIFETIME },
  );

/** Whose password was right, as they are now; null when that was too long ago, or the password has changed since. */
export const userOfPending = async ({ database, config, clock }: Needs, token: string): Promise<UserRecord | null> => {
  try {
    const content = jwt.verify(token, createSecretKey(config.TOKEN_SECRET, 'utf8'), {
      ...fixed,
      algorithms: ['HS256'],
      clockTimestamp: Math.floor(clock().getTime() / 1000),
    });
    const { sub, password } = claims.parse(content);
    const user = await userRepository(database).findById(sub);
    return user && changedAt(user) === password ? user : null;
  } catch (thrown) {
    if (thrown instanceof jwt.JsonWebTokenError || thrown instanceof SyntaxError || thrown instanceof z.ZodError) return null;
    throw thrown;
  }
};
