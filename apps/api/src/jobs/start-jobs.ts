import { everyEmail } from '../every-feature.ts';
import { runOutbox } from '../features/emails/index.ts';
import type { MoneyDependencies } from '../features/payments/index.ts';
import { noteJobRuns } from '../features/system/index.ts';
import { smtpServer } from '../integrations/smtp/mail-server.ts';
import { runWithAuditContext } from '../logging/audit-context.ts';
import { traced } from '../tracing/tracing.ts';
import { everyJob, type Job, NIGHTLY_LOOK_EVERY_MS } from './every-job.ts';
import { type RepeatedJob, repeat } from './repeat.ts';

const STORE_RUNS_EVERY_MS = 60_000;

const timesOf = ({ every, startsAfterMs = 0 }: Job): { every: number; startsAfter: number } =>
  every === 'nightly'
    ? { every: NIGHTLY_LOOK_EVERY_MS, startsAfter: NIGHTLY_LOOK_EVERY_MS }
    : { every, startsAfter: startsAfterMs };

/** Starts the background jobs. Every process runs them. */
export const startJobs = (dependencies: MoneyDependencies): RepeatedJob => {
  const { logger, clock, config, database } = dependencies;
  const mailServer = config.SMTP_URL === undefined ? null : traced('smtp', smtpServer(config.SMTP_URL));
  if (!mailServer) logger.warn('SMTP_URL is not set: emails are queued, and those older than three days are never sent');
  const runs = noteJobRuns(clock);
  const emails: Job[] = mailServer
    ? [
        {
          name: 'send emails',
          every: 3000,
          run: (isStopping) => runOutbox(dependencies, { server: mailServer, ...everyEmail(dependencies) }, isStopping),
        },
      ]
    : [];
  const noting: Job = { name: 'note runs', every: STORE_RUNS_EVERY_MS, run: () => runs.store(database) };
  const jobs = [...everyJob(dependencies), ...emails, noting].map((job) => {
    const { name, run } = job;
    const runAsJob: Job['run'] = (isStopping) =>
      runWithAuditContext({ by: { kind: 'job', id: name }, clock, logger }, () => runs.noting(name, () => run(isStopping)));
    return repeat(name, timesOf(job), runAsJob, logger);
  });
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await mailServer?.close();
    },
  };
};
