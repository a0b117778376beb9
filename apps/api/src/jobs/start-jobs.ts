import { runWithAuditContext } from '../audit-context.ts';
import { acquireLeaderLock } from '../database/acquire-leader-lock.ts';
import type { Dependencies } from '../dependencies.ts';
import { repairSeatDifferences } from '../features/bookings/index.ts';
import { catchUpOnEvents, processWaitingEvents, reconcile } from '../features/payments/index.ts';
import { checkMoneyAtNight } from './check-money-at-night.ts';
import { type RepeatedJob, repeat } from './repeat.ts';

/** Milliseconds between two runs. Together with their leases they keep the promise that nothing stays open for 2 minutes. */
const RECONCILE_EVERY = 2000;
const PROCESS_EVENTS_EVERY = 5000;
const CATCH_UP_EVERY = 45_000;
const LOOK_FOR_NIGHTLY_TURN_EVERY = 10 * 60_000;
const NIGHTLY = 24 * 60 * 60_000;

/** The work behind the scenes. Every process does it; leases in the database keep them out of each other's way. */
export const startJobs = (dependencies: Dependencies): RepeatedJob => {
  const { logger, clock, database } = dependencies;
  const job = (id: string, every: number, run: (isStopping: () => boolean) => Promise<unknown>): RepeatedJob =>
    repeat(id, every, (isStopping) => runWithAuditContext({ by: { kind: 'job', id }, clock }, () => run(isStopping)), logger);
  const jobs = [
    job('reconcile', RECONCILE_EVERY, (isStopping) => reconcile(dependencies, isStopping)),
    job('process events', PROCESS_EVENTS_EVERY, (isStopping) => processWaitingEvents(dependencies, isStopping)),
    job('catch up on events', CATCH_UP_EVERY, () => catchUpOnEvents(dependencies)),
    job('check money', LOOK_FOR_NIGHTLY_TURN_EVERY, (isStopping) => checkMoneyAtNight(dependencies, isStopping)),
    job('compare seats', LOOK_FOR_NIGHTLY_TURN_EVERY, async () => {
      if (await acquireLeaderLock(database, 'compare seats', NIGHTLY, clock())) await repairSeatDifferences(dependencies);
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
};
