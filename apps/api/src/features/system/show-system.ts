import { type System, watchedParts } from '@wayfarer/contracts';
import manifest from '../../../package.json' with { type: 'json' };
import type { Dependencies } from '../../dependencies.ts';
import { languagesRead, ownWordsFaults } from '../../language/own-words.ts';
import { openWorkRepository } from '../bookings/index.ts';
import { emailRepository } from '../emails/index.ts';
import { exchangeRatesState } from '../exchange-rates/index.ts';
import { figureRepository } from '../figures/index.ts';
import { lastPaymentEventAt, listWaitingEvents } from '../payments/index.ts';
import { jobRunRepository } from './job-run.repository.ts';
import { presentRecords } from './jobs-state.ts';
import { watchedPartRepository } from './watched-part.repository.ts';

/** As many of each queue are counted. */
const MOST = 1000;
/** Jobs that do their work once a night: their last run is the last night's. */
const NIGHTLY = ['check money', 'erase texts', 'erase withdrawn', 'cancel overdue', 'compare seats'];

const isoOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

/** How the installation is: what is stored of it, without asking anybody else. */
export const showSystem = async (dependencies: Dependencies): Promise<System> => {
  const { database, config, clock } = dependencies;
  const now = clock();
  const runs = jobRunRepository(database);
  const emails = emailRepository(database);
  const [records, build, open, events, waiting, lastSentAt, lastFailure, lastEventAt, figures, ended, nights, exchangeRates] =
    await Promise.all([
      watchedPartRepository(database).list(),
      database.db?.admin().command({ buildInfo: 1 }),
      openWorkRepository(database).listOpen(now),
      listWaitingEvents({ database }, MOST),
      emails.listWaiting(MOST),
      emails.lastSentAt(),
      emails.lastFailureOfWaiting(),
      lastPaymentEventAt(database),
      figureRepository(database).findMark(),
      runs.list(),
      runs.listNights(NIGHTLY),
      exchangeRatesState(dependencies),
    ]);
  const queue = (name: System['queues'][number]['name'], since: readonly Date[]) => {
    const oldest = since.reduce((least, at) => Math.min(least, at.getTime()), now.getTime());
    return { name, length: since.length, oldestSeconds: Math.round((now.getTime() - oldest) / 1000) };
  };
  const shown = presentRecords(config, records, now);
  const languages = languagesRead(config);
  const faults = [...ownWordsFaults()];
  const jobs = new Set([...Object.keys(ended), ...nights.keys()]);
  return {
    version: manifest.version,
    commit: config.BUILD_COMMIT ?? null,
    database: String(build?.version),
    parts: watchedParts.map((part) => {
      const { state, sentence, since, seenAt } = shown.find(({ _id }) => _id === part) ?? {};
      return {
        part,
        state: state ?? 'unknown',
        sentence: sentence ?? 'Not looked at yet: a process with BACKGROUND_JOBS looks every two minutes.',
        since: isoOf(since),
        seenAt: isoOf(seenAt),
      };
    }),
    ...(exchangeRates && { exchangeRates }),
    ...(languages.length + faults.length > 0 && { words: { languages, faults } }),
    mail: {
      from: config.SMTP_URL === undefined ? null : (config.EMAIL_FROM ?? null),
      lastSentAt: isoOf(lastSentAt),
      lastFailure,
    },
    webhook: { lastEventAt: isoOf(lastEventAt) },
    queues: [queue('bookings', open.due), queue('refunds', open.refunds), queue('events', events), queue('emails', waiting)],
    figuresCountedUpTo: isoOf(figures?.at),
    jobs: [...jobs].toSorted().map((name) => {
      const { failedAt, error } = ended[name] ?? {};
      const night = nights.get(name);
      const { at, tookMs, okAt } = (NIGHTLY.includes(name) ? night && { ...night, okAt: night.at } : ended[name]) ?? {};
      const last = { lastRunAt: isoOf(at), lastTookMs: tookMs ?? null };
      const isErrorOver = failedAt !== undefined && okAt !== undefined && okAt > failedAt;
      return { name, ...last, lastErrorAt: isoOf(failedAt), lastError: error ?? null, isErrorOver };
    }),
  };
};
