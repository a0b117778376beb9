import type { RateLimiterMongo } from 'rate-limiter-flexible';
import type { Dependencies } from '../../dependencies.ts';
import { countPoint, createLimiter, limitKeyOf } from './rate-limiter.ts';

/** The limiters of each database, which make their index once. */
const known = new WeakMap<Dependencies['database'], Map<string, RateLimiterMongo>>();

const limiterOf = (database: Dependencies['database'], name: string, limit: { points: number; duration: number }) => {
  const ofDatabase = known.get(database) ?? new Map<string, RateLimiterMongo>();
  known.set(database, ofDatabase);
  const limiter = ofDatabase.get(name) ?? createLimiter(database, name, limit);
  ofDatabase.set(name, limiter);
  return limiter;
};

/**
 * Limits how often may be guessed wrong within a window, in seconds: from one network, or about one email
 * address. A guess counts before it is compared and no longer once it was right, so that many at once gain
 * nothing.
 * @throws TOO_MANY_REQUESTS, for right guesses too
 */
export const limitWrongGuesses = async <Found>(
  { database, config, logger }: Pick<Dependencies, 'database' | 'config' | 'logger'>,
  { name, countedFor, ...limit }: { name: string; countedFor: string; points: number; duration: number },
  guess: () => Promise<Found | null>,
): Promise<Found | null> => {
  if (config.RATE_LIMITS === 'off') return guess();
  const limiter = limiterOf(database, name, limit);
  const key = limitKeyOf(config.TOKEN_SECRET, countedFor);
  await countPoint(limiter, { name, key, logger });
  let isWrong = false;
  try {
    const found = await guess();
    isWrong = found === null;
    return found;
  } finally {
    if (!isWrong) await limiter.reward(key, 1);
  }
};
