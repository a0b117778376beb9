import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createDependencies } from './create-dependencies.ts';
import { migrate } from './database/migrate.ts';
import { databaseSchema } from './every-feature.ts';
import type { MoneyDependencies } from './features/payments/index.ts';
import { sentenceOnTravellerKey } from './features/travellers/index.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { startWatchdog } from './jobs/start-watchdog.ts';
import { ownWordsFaults } from './language/own-words.ts';
import { logLostRejections } from './logging/log-lost-rejections.ts';
import { createMeasureWork } from './metrics/measure-work.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { startTracing } from './tracing/tracing.ts';

/** How long open requests and steps of jobs may take once the process was told to stop, in milliseconds. */
const GRACE_MS = 8000;
/**
 * How long a connection is kept for the next request, in milliseconds: longer than proxies and clients keep
 * theirs (60 s), so that it is they who close it. Node's own 5 s reset requests that were sent just then.
 */
const KEEP_ALIVE_MS = 65_000;
/**
 * How long the head of a request, and a whole request, may take to come, in milliseconds, and how often that
 * is looked at. The second is for forms with pictures; all others have 30 s (`bound-bodies.ts`).
 */
const ARRIVAL = { headersTimeout: 30_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000 } as const;
/**
 * Connections waiting to be accepted, if the system allows. With Node's default of 511, further ones at the
 * same moment retry after a second, or seven.
 */
const MAX_CONNECTING = 4096;

/**
 * Runs the API until it is told to stop: site, calls and background jobs in one process.
 * @param adapt replaces dependencies; test runs use it to kill the process at a point of the money path
 * @throws Error with one sentence when it cannot start
 */
export const runProcess = async (
  config: Config,
  adapt: (dependencies: MoneyDependencies) => MoneyDependencies = (dependencies) => dependencies,
): Promise<void> => {
  const tracing = await startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, config.OTEL_TRACES_SAMPLER_ARG);
  const dependencies = adapt(await createDependencies(config));
  const { logger, database, passwords } = dependencies;
  logLostRejections(logger);
  tracing?.follow(database);
  if (config.MIGRATE_ON_START) await migrate(dependencies, databaseSchema);
  const keyIsAnother = await sentenceOnTravellerKey(dependencies);
  if (keyIsAnother !== null) logger.error(keyIsAnother);
  for (const fault of ownWordsFaults()) logger.warn(`Texts in WORDS_DIR: ${fault}`);
  const lifecycle = { stopping: false };
  const { app, stop: stopApp } = createApp(dependencies, lifecycle);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...ARRIVAL }, app);
  const metrics = config.METRICS_PORT
    ? await serveMetrics({ port: config.METRICS_PORT, host: config.HOST }, createMeasureWork(dependencies))
    : null;
  const jobs = config.BACKGROUND_JOBS ? startJobs(dependencies) : null;
  const watchdog = startWatchdog(dependencies);

  const stop = async (reason: string): Promise<void> => {
    if (lifecycle.stopping) return;
    lifecycle.stopping = true;
    logger.info({ reason }, 'Stopping');
    // Meanwhile /api/health tells the proxy to send no more calls, and calls already sent are answered.
    await pause(config.STOP_DELAY_SECONDS * 1000);
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    // A job may wait a minute for Stripe or a mail server. Aborted, as by a crash at any step, it is
    // continued by another process.
    const areJobsLeft = Promise.race([jobs?.stop().then(() => false), pause(GRACE_MS, true, { ref: false })]);
    await Promise.all([new Promise((resolve) => server.close(resolve)), areJobsLeft]);
    metrics?.close();
    await stopApp();
    await watchdog.stop();
    await passwords.close();
    await database.close();
    await tracing?.stop();
    if (!(await areJobsLeft)) return;
    logger.warn('Background jobs that had not ended were aborted');
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  // The parent process holds the other end of a channel; when it disconnects, this process ends too.
  process.on('disconnect', () => void stop('The parent process is gone'));
  // This listener must not keep a stopping process alive: `node --watch` waits for its end before it restarts
  // it.
  process.channel?.unref();

  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken =
      error.code === 'EADDRINUSE' ? `Port ${config.PORT} is taken: stop what uses it, or set PORT to another.` : error.message;
    console.error(taken);
    process.exit(1);
  });
  const { PORT: port, HOST: host } = config;
  server.listen({ port, host, backlog: MAX_CONNECTING }, () => logger.info({ port }, 'Ready'));
};
