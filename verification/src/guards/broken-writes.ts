import type { BookingRecord } from '@wayfarer/api/bookings';
import { Types } from 'mongoose';
import { scenario } from '../model/scenario.ts';
import { tab } from '../model/scenarios.ts';
import { queryOf, takes, updates } from './broken-collection.ts';
import { type BrokenGuard, guard, noticedIn, provider } from './broken-guard.ts';

const payAndCancel = scenario('pay against cancel', [tab, ['cancel']], { payments: 1 });
const crashingTab = scenario('a tab that crashes', [['pay now', 'pay now']], { crashes: 1 });

/** What keeps writes from overtaking each other, and calls to the provider from overtaking writes. */
export const brokenWrites: readonly BrokenGuard[] = [
  ...noticedIn(payAndCancel, {
    'compare-and-swap on version': updates(
      'Booking',
      (write) =>
        ({ version: _version, ...filter }, update) =>
          write(filter, update),
    ),
    // A driver that writes what was decided over the booking as it is now.
    'the loser of a race decides again': updates<BookingRecord>('Booking', (write, bookings) => async (filter, update) => {
      const { version, ...others } = filter;
      const written = await write(filter, update);
      if (written.matchedCount === 1 || version === undefined) return written;
      const now = await bookings.findById(filter._id).lean();
      if (!now) return written;
      return write({ ...others, version: now.version }, { ...update, $set: { ...update.$set, version: now.version + 1 } });
    }),
  }),
  ...noticedIn(crashingTab, {
    // A database that acknowledges the write of a new attempt without having it.
    'an attempt is stored before the provider is called': updates<BookingRecord>(
      'Booking',
      (write, bookings) => async (filter, update) => {
        const before = await bookings.findById(filter._id).lean();
        const isNew = before && (update.$set?.attempts?.length ?? 0) > before.attempts.length;
        return isNew ? { matchedCount: 1 } : write(filter, update);
      },
    ),
    'one idempotency key per attempt': provider(({ openSession }) => ({
      openSession: async (order) => {
        const truth = await openSession({ ...order, attemptId: new Types.ObjectId().toHexString() });
        return { ...truth, attemptId: order.attemptId };
      },
    })),
  }),
  ...noticedIn(scenario('two tabs', [tab, tab], { payments: 2 }), {
    'one live attempt per booking': guard('liveAttemptOf', () => () => undefined),
  }),
  ...noticedIn(
    scenario('two tabs, and an opening that fails', [['pay now', ...tab], tab], {
      onlyFails: 'openSession',
      payments: 2,
      faults: 1,
    }),
    {
      'an attempt is given up only as it stood when the provider was asked': guard(
        'isStillAsSeen',
        (isStillAsSeen) => (attempt) => isStillAsSeen(attempt, attempt),
      ),
    },
  ),
  ...noticedIn(
    scenario('an event whose processing dies', [['deliver event', 'deliver event']], {
      isPaid: true,
      dashboardRefunds: 1,
      crashes: 1,
    }),
    {
      'an event counts as processed only afterwards': takes<{ _id: string; processedAt: Date | null }>(
        'PaymentEvent',
        (write, events, { clock }) =>
          (filter, update, options) => {
            const take = async () => {
              const event = await write(filter, update, options).lean();
              const done = { processedAt: clock(), outcome: 'ignored', dueAt: null };
              if (event?.processedAt === null) await events.updateOne({ _id: event._id }, { $set: done });
              return event;
            };
            return queryOf(take());
          },
      ),
    },
  ),
];
