import type { CalendarDate, CalledEmailKind } from '@wayfarer/contracts';
import type { Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../../database/duplicate-key.ts';
import { eraseBefore } from '../../../database/erase-before.ts';
import { modelOf } from '../../../database/model-of.ts';
import { BY_CALL_UNTIL, type UnwrittenEmail, unwrittenEmailSchema } from './unwritten-email.model.ts';

/** The emails of one kind about one booking. */
type Cause = { readonly departure: string; readonly bookingId: Types.ObjectId; readonly kind: CalledEmailKind };

/** Every query on the emails that nobody could be written. */
export const unwrittenEmailRepository = (database: Connection) => {
  const unwritten = modelOf(database, 'UnwrittenEmail', unwrittenEmailSchema);
  return {
    /** Stores one once: the id decides. */
    insertOnce: async (email: UnwrittenEmail): Promise<void> => {
      try {
        await unwritten.create(email);
      } catch (thrown) {
        if (!isDuplicateKey(thrown)) throw thrown;
      }
    },
    /** Of one departure, the latest first. */
    listOf: (departure: string): Promise<UnwrittenEmail[]> =>
      unwritten.find({ departure }).sort({ causedAt: -1 }).lean<UnwrittenEmail[]>(),
    /** Those that somebody still has to call about, the most urgent first, up to a limit. */
    listToCall: (today: CalendarDate, most: number): Promise<UnwrittenEmail[]> =>
      unwritten
        .find({ callUntil: { $gte: today } })
        .sort(BY_CALL_UNTIL)
        .hint(BY_CALL_UNTIL)
        .limit(most)
        .lean<UnwrittenEmail[]>(),
    /** Ticks a call as made, in one write. Of several the first counts. */
    tick: async (cause: Cause, tick: { readonly at: Date; readonly by: Types.ObjectId }): Promise<void> => {
      await unwritten.updateMany(
        { ...cause, callUntil: { $exists: true } },
        [{ $set: { called: { ...tick, until: '$callUntil' }, callUntil: '$$REMOVE' } }],
        { updatePipeline: true },
      );
    },
    /** Takes a tick back, in one write. */
    untick: async (cause: Cause): Promise<void> => {
      await unwritten.updateMany(
        { ...cause, 'called.until': { $exists: true } },
        [{ $set: { callUntil: '$called.until', called: '$$REMOVE' } }],
        { updatePipeline: true },
      );
    },
    /** Erases those caused before an instant. May be interrupted. @returns how many */
    eraseBefore: (instant: Date, goesOn: () => boolean): Promise<number> => eraseBefore(unwritten, 'causedAt', instant, goesOn),
  };
};
