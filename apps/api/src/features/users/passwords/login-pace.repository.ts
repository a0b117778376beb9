import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type LoginPaceRecord, loginPaceSchema } from './login-pace.model.ts';

/** A key, and how many failures it has before delays begin. */
export type PacedKey = { readonly key: string; readonly free: number };

/** The longest delay, and how long failures and places are remembered, in milliseconds. */
const MAX_DELAY_MS = 15 * 60_000;
const FAILURES_LAST_MS = 24 * 60 * 60_000;
const PLACES_LAST_MS = 90 * 24 * 60 * 60_000;

/** Every query on the pace of logins. All processes share it. */
export const loginPaceRepository = (database: Connection) => {
  const paces = modelOf(database, 'LoginPace', loginPaceSchema);
  return {
    find: (keys: readonly string[]): Promise<LoginPaceRecord[]> => paces.find({ _id: { $in: keys } }).lean<LoginPaceRecord[]>(),
    /**
     * Counts a failure, and blocks the key for 1, 2, 4, … seconds once its free ones are used up. Atomic;
     * while it is blocked already it counts nothing.
     * @returns until when it was blocked before, or null
     */
    addFailure: async ({ key, free }: PacedKey, now: Date): Promise<Date | null> => {
      const isBlocked = { $gt: ['$blockedUntil', now] };
      const failures = { $add: [{ $ifNull: ['$failures', 0] }, 1] };
      const delay = {
        $min: [MAX_DELAY_MS, { $multiply: [1000, { $pow: [2, { $min: [20, { $subtract: ['$failures', free + 1] }] }] }] }],
      };
      const before = await paces
        .findOneAndUpdate(
          { _id: key },
          [
            { $set: { wasBlocked: isBlocked } },
            { $set: { failures: { $cond: ['$wasBlocked', '$failures', failures] } } },
            {
              $set: {
                blockedUntil: {
                  $cond: ['$wasBlocked', '$blockedUntil', { $cond: [{ $gt: ['$failures', free] }, { $add: [now, delay] }, now] }],
                },
                expiresAt: new Date(now.getTime() + FAILURES_LAST_MS),
              },
            },
            { $unset: 'wasBlocked' },
          ],
          { upsert: true, updatePipeline: true },
        )
        .lean<LoginPaceRecord>();
      return before && before.blockedUntil > now ? before.blockedUntil : null;
    },
    /** Forgets the failures of a key. */
    clear: async (key: string): Promise<void> => {
      await paces.deleteOne({ _id: key });
    },
    /** Remembers that somebody was logged in from here. */
    rememberPlace: async (key: string, now: Date): Promise<void> => {
      const expiresAt = new Date(now.getTime() + PLACES_LAST_MS);
      await paces.updateOne({ _id: key }, { $set: { failures: 0, blockedUntil: now, expiresAt } }, { upsert: true });
    },
  };
};
