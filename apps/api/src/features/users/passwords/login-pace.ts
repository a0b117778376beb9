import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Logger } from '../../../logging/logger.ts';
import { logSecurityEvent } from '../../../logging/security-event.ts';

/**
 * The id under which something is counted: a keyed hash, so that the database keeps neither a name nor an
 * address.
 */
export const paceKeyOf = ({ TOKEN_SECRET }: Pick<Config, 'TOKEN_SECRET'>, kind: string, of: string, address: string): string =>
  createHmac('sha256', TOKEN_SECRET)
    .update(JSON.stringify([kind, of, address]))
    .digest('base64url');

/** What is told while a delay runs. @param seconds that are left of it */
export type WhyDelayed = (seconds: number) => string;

/** @throws TOO_MANY_REQUESTS while a delay runs, with a sentence that says how long */
export const assertDelayIsOver = (
  logger: Logger,
  { until, now, why }: { until: Date | null | undefined; now: Date; why: WhyDelayed },
): void => {
  if (!until || until <= now) return;
  const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  logSecurityEvent(logger, 'login_delayed', { seconds: retryAfterSeconds });
  throw new ApiError('TOO_MANY_REQUESTS', why(retryAfterSeconds), { retryAfterSeconds });
};
