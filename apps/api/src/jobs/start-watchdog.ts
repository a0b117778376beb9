import { everyEmail } from '../every-feature.ts';
import type { MoneyDependencies } from '../features/payments/index.ts';
import { tellUnwatched, WATCH_EVERY_MS } from '../features/system/index.ts';
import { smtpServer } from '../integrations/smtp/mail-server.ts';
import { type RepeatedJob, repeat } from './repeat.ts';

/** Processes that start together with this one begin to look within it. */
const STARTS_AFTER_MS = 10 * 60_000;

/** In every process, whether it runs the jobs or not: tells admins when nobody does. */
export const startWatchdog = (dependencies: MoneyDependencies): RepeatedJob => {
  const { config, logger } = dependencies;
  const mailServer = config.SMTP_URL === undefined ? null : smtpServer(config.SMTP_URL);
  const look = () => tellUnwatched(dependencies, mailServer, everyEmail(dependencies).agency);
  const job = repeat('look whether anybody looks', { every: WATCH_EVERY_MS, startsAfter: STARTS_AFTER_MS }, look, logger);
  return {
    stop: async () => {
      await job.stop();
      await mailServer?.close();
    },
  };
};
