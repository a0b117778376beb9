import { runWithAuditContext } from '../audit-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { everyEmail } from '../every-feature.ts';
import { repairSeatDifferences } from '../features/bookings/index.ts';
import { runInvoices } from '../features/documents/index.ts';
import { runOutbox } from '../features/emails/index.ts';
import { keepFigures } from '../features/keep-figures/index.ts';
import { catchUpOnEvents, processWaitingEvents, reconcile } from '../features/payments/index.ts';
import { noteJobRuns, WATCH_EVERY_MS, watchSystem } from '../features/system/index.ts';
import { removeLeftParts } from '../integrations/images/part-files.ts';
import { smtpServer } from '../integrations/smtp/mail-server.ts';
import { traced } from '../tracing/tracing.ts';
import { atNight } from './at-night.ts';
import { checkMoneyAtNight } from './check-money-at-night.ts';
import { eraseAtNight } from './erase-at-night.ts';
import { eraseWithdrawnAtNight } from './erase-withdrawn-at-night.ts';
import { type RepeatedJob, repeat } from './repeat.ts';

/** Milliseconds between two runs. Together with their leases they guarantee that nothing stays open for 2 minutes. */
const RECONCILE_EVERY = 2000;
const PROCESS_EVENTS_EVERY = 5000;
/** Events that one process handles at the same time: each waits for the provider and for three writes in sequence. */
const EVENTS_AT_ONCE = 8;
const CATCH_UP_EVERY = 45_000;
/** Of looking whether it is due, which is once a minute. */
const KEEP_FIGURES_EVERY = 5000;
const SEND_EMAILS_EVERY = 3000;
const ISSUE_INVOICES_EVERY = 3000;
const REMOVE_LEFT_PARTS_EVERY = 60 * 60_000;
const STORE_RUNS_EVERY = 60_000;
/** A site that has just started is not reachable from outside yet. */
const WATCH_AFTER = 60_000;
const LOOK_FOR_NIGHTLY_TURN_EVERY = 10 * 60_000;

/** The background jobs. Every process runs them; leases in the database prevent conflicts. */
export const startJobs = (dependencies: Dependencies): RepeatedJob => {
  const { logger, clock, config } = dependencies;
  const mailServer = config.SMTP_URL === undefined ? null : traced('smtp', smtpServer(config.SMTP_URL));
  if (!mailServer) logger.warn('SMTP_URL is not set: emails are queued, and those older than three days are never sent');
  const runs = noteJobRuns(clock);
  type Run = (isStopping: () => boolean) => Promise<unknown>;
  const job = (id: string, every: number, run: Run, startsAfter = 0): RepeatedJob => {
    const runAsJob: Run = (isStopping) =>
      runWithAuditContext({ by: { kind: 'job', id }, clock, logger }, () => runs.noting(id, () => run(isStopping)));
    return repeat(id, { every, startsAfter }, runAsJob, logger);
  };
  // Delayed, so that after a deploy at night not every new process reads everything.
  const nightly = (id: string, run: Run): RepeatedJob => job(id, LOOK_FOR_NIGHTLY_TURN_EVERY, run, LOOK_FOR_NIGHTLY_TURN_EVERY);
  const jobs = [
    job('reconcile', RECONCILE_EVERY, (isStopping) => reconcile(dependencies, isStopping)),
    job('process events', PROCESS_EVENTS_EVERY, (isStopping) =>
      Promise.all(Array.from({ length: EVENTS_AT_ONCE }, () => processWaitingEvents(dependencies, isStopping))),
    ),
    job('catch up on events', CATCH_UP_EVERY, (isStopping) => catchUpOnEvents(dependencies, isStopping)),
    job('keep figures', KEEP_FIGURES_EVERY, (isStopping) => keepFigures(dependencies, isStopping)),
    job('issue invoices', ISSUE_INVOICES_EVERY, (isStopping) => runInvoices(dependencies, isStopping)),
    ...(mailServer
      ? [
          job('send emails', SEND_EMAILS_EVERY, (isStopping) =>
            runOutbox(dependencies, { server: mailServer, ...everyEmail(dependencies) }, isStopping),
          ),
        ]
      : []),
    job('remove left files', REMOVE_LEFT_PARTS_EVERY, () => removeLeftParts(config.PICTURES_DIR, clock())),
    job('watch the system', WATCH_EVERY_MS, () => watchSystem(dependencies), WATCH_AFTER),
    job('note runs', STORE_RUNS_EVERY, () => runs.store(dependencies.database)),
    nightly('check money', (isStopping) => checkMoneyAtNight(dependencies, isStopping)),
    nightly('erase texts', (isStopping) => eraseAtNight(dependencies, isStopping)),
    nightly('erase withdrawn', (isStopping) => eraseWithdrawnAtNight(dependencies, isStopping)),
    nightly('compare seats', (isStopping) =>
      atNight(dependencies, 'compare seats', isStopping, (goesOn) => repairSeatDifferences(dependencies, goesOn)),
    ),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await mailServer?.close();
    },
  };
};
