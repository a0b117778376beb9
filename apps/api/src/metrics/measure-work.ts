import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { openWorkRepository } from '../features/bookings/index.ts';
import { emailRepository } from '../features/emails/index.ts';
import { readMoneyMark } from '../features/money-check/index.ts';
import { countPaymentsWaiting, listWaitingEvents } from '../features/payments/index.ts';
import { presentRecords, watchedPartRepository } from '../features/system/index.ts';
import { userRepository } from '../features/users/index.ts';
import { databaseAnswers, forgetWork, workGauges } from './metrics.ts';

/** The most entries that are read of each kind. */
const MOST = 1000;

const read = async ({ database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>): Promise<void> => {
  const now = clock();
  const bookings = openWorkRepository(database);
  const [open, events, emails, people, seats, admins, money, parts] = await Promise.all([
    bookings.listOpen(now),
    listWaitingEvents({ database }, MOST),
    emailRepository(database).listWaiting(MOST),
    countPaymentsWaiting(database, MOST),
    bookings.sumSeatsHeld(now),
    userRepository(database).countAdmins(),
    readMoneyMark(database),
    watchedPartRepository(database).list(),
  ]);
  // What is no longer known, such as a disk that is gone, is not told as if it still were.
  forgetWork();
  for (const [queue, since] of Object.entries({ bookings: open.due, refunds: open.refunds, events, emails })) {
    const oldest = since.reduce((least, at) => Math.min(least, at.getTime()), now.getTime());
    workGauges.length.set({ queue }, since.length);
    workGauges.oldest.set({ queue }, (now.getTime() - oldest) / 1000);
  }
  for (const [reason, count] of Object.entries(people)) workGauges.forPeople.set({ reason }, count);
  workGauges.seatsHeld.set(seats);
  workGauges.admins.set(admins);
  for (const { _id: part, state, figures } of presentRecords(config, parts, now)) {
    if (state !== 'unknown') workGauges.wrong.set({ part }, Number(state === 'wrong'));
    if (part === 'disk') for (const [disk, share] of Object.entries(figures)) workGauges.diskFree.set({ disk }, share);
    if (figures.madeAt !== undefined) workGauges.backupMadeAt.set(figures.madeAt);
    if (figures.copiedMadeAt !== undefined) workGauges.backupCopiedAt.set(figures.copiedMadeAt);
    if (figures.certificateUntil !== undefined) workGauges.certificateUntil.set(figures.certificateUntil);
  }
  if (!money) return;
  workGauges.moneyFindings.set(money.findings);
  workGauges.moneyCheckedAt.set(money.at.getTime() / 1000);
};

/**
 * Reads the queues from the database before metrics are sent. While it does not respond they are sent without
 * unknown values: nothing that was true before is told as if it still were. The database is waited for as
 * long as `patience` says, in milliseconds.
 */
export const createMeasureWork = (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
): ((patience: number) => Promise<void>) => {
  let reading: Promise<boolean> | null = null;
  const answers = (): Promise<boolean> => {
    // One query at a time, however often Prometheus asks while the database does not respond.
    reading ??= read(dependencies)
      .then(
        () => true,
        (err: unknown) => {
          dependencies.logger.warn({ err }, 'Metrics could not read the queues from the database');
          return false;
        },
      )
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return async (patience) => {
    const over = new AbortController();
    const isKnown = await Promise.race([answers(), pause(patience, false, { signal: over.signal })]);
    over.abort();
    databaseAnswers.set(Number(isKnown));
    if (!isKnown) forgetWork();
  };
};
