import type { Backfill } from '../../../database/migrate.ts';
import { userRepository } from '../../users/index.ts';
import type { AttemptRefund } from '../attempts/attempt-refund.model.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { TrailEntryRecord } from '../trail/trail.model.ts';
import type { StoredChange } from '../trail/trail-of.ts';

/** As an earlier version stored it: the admin's name in the refund, and the reason in each trail entry too. */
type EarlierRefund = AttemptRefund & { by?: string | null };
type Earlier = Pick<BookingRecord, '_id' | 'version' | 'attempts'> & { trail?: TrailEntryRecord[] };

const refundsIn = ({ attempts }: Earlier): EarlierRefund[] => attempts.flatMap(({ refunds }) => refunds);

/** Replaces the text in an entry by the key of the refund with the same text. */
const moved = (change: StoredChange, attempts: Earlier['attempts']): StoredChange => {
  if (change.what !== 'refund' || change.reason === null) return change;
  const attempt = attempts.find(({ attemptId }) => attemptId === change.attemptId);
  const refund = attempt?.refunds.find(({ reason }) => reason === change.reason);
  return { ...change, ...(refund ? { refundKey: refund.refundKey } : {}), reason: null };
};

/**
 * Removes refund reasons from the trails of an earlier version, and admins' names from the refunds: the only time that an entry is
 * rewritten, because the text can be erased in no other way (docs/decisions/0058). Each booking is one write, conditional on its version; the
 * partial index finds those with a reason, so it may be interrupted and run again.
 */
export const moveRefundReasons: Backfill = async (needs) => {
  const { database } = needs;
  const bookings = database.collection<Earlier>('bookings');
  const isText = { $type: 'string' } as const;
  const lacking = [{ 'trail.changes': { $elemMatch: { what: 'refund', reason: isText } } }, { 'attempts.refunds.by': isText }];
  const found = () =>
    bookings
      .find({ 'attempts.refunds.reason': isText, $or: lacking })
      .project<Earlier>({ version: 1, attempts: 1, trail: 1 })
      .hint({ 'attempts.refunds.requestedAt': 1 })
      .batchSize(100);
  let overtaken = 0;
  for await (const booking of found()) {
    const { _id, version, attempts, trail = [] } = booking;
    const names = refundsIn(booking).flatMap(({ by }) => by ?? []);
    const ids = await userRepository(database).idsOfNames(names);
    const withIds = attempts.map((attempt) => ({
      ...attempt,
      refunds: attempt.refunds.map(({ by, ...refund }: EarlierRefund) => ({
        ...refund,
        askedBy: refund.askedBy ?? ids.get(by?.toLowerCase() ?? '') ?? null,
      })),
    }));
    const entries = trail.map((entry) => ({ ...entry, changes: entry.changes.map((change) => moved(change, attempts)) }));
    const { matchedCount } = await bookings.updateOne(
      { _id, version },
      { $set: { attempts: withIds, trail: entries, version: version + 1 } },
    );
    if (matchedCount === 0) overtaken += 1;
  }
  if (overtaken > 0) await moveRefundReasons(needs);
};
