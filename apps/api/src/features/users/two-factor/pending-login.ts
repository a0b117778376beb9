import { objectIdSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import { readAs, signAs } from '../sessions/token.ts';
import type { UserRecord } from '../user.model.ts';
import { userRepository } from '../user.repository.ts';

/** For how long a code can be entered after the password, in seconds: 5 min. */
const LIFETIME_SECONDS = 5 * 60;

const pending = { audience: 'wayfarer-second-step', shape: z.object({ sub: objectIdSchema, password: z.number() }) };

const changedAt = ({ passwordChangedAt }: UserRecord): number => passwordChangedAt?.getTime() ?? 0;

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

/** Says that the password was right. */
export const pendingTokenOf = ({ config, clock }: Omit<Needs, 'database'>, user: UserRecord): string =>
  signAs(pending, { sub: String(user._id), password: changedAt(user) }, config.TOKEN_SECRET, {
    issuedAt: clock(),
    lifetime: LIFETIME_SECONDS,
  });

/**
 * Whose password was right, as they are now; null when that was too long ago, or the password has changed
 * since.
 */
export const userOfPending = async ({ database, config, clock }: Needs, token: string): Promise<UserRecord | null> => {
  const content = readAs(pending, token, config, clock());
  const user = content && (await userRepository(database).findById(content.sub));
  return user && changedAt(user) === content.password ? user : null;
};
