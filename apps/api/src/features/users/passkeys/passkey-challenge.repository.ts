import type { Connection } from 'mongoose';
import { modelOf } from '../../../database/model-of.ts';
import { type PasskeyChallengeRecord, passkeyChallengeSchema } from './passkey-challenge.model.ts';

/** Every query on challenges. All processes share them. */
export const passkeyChallengeRepository = (database: Connection) => {
  const challenges = modelOf(database, 'PasskeyChallenge', passkeyChallengeSchema);
  return {
    insert: async (challenge: PasskeyChallengeRecord): Promise<void> => {
      await challenges.create(challenge);
    },
    /**
     * Uses up a challenge, atomically: only one of two answers gets it. @returns whether it was still valid
     */
    take: async ({ _id, sessionId, expiresAt: now }: PasskeyChallengeRecord): Promise<boolean> => {
      const { deletedCount } = await challenges.deleteOne({ _id, sessionId, expiresAt: { $gt: now } });
      return deletedCount === 1;
    },
  };
};
