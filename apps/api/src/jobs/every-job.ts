import { everyJoin } from '../every-feature.ts';
import { cancelOverdue, planTripLetters, repairSeatDifferences } from '../features/bookings/index.ts';
import { workOffJoins } from '../features/customers/index.ts';
import { runInvoices } from '../features/documents/index.ts';
import { keepDailyRates } from '../features/exchange-rates/index.ts';
import { keepFigures } from '../features/keep-figures/index.ts';
import { catchUpOnEvents, type MoneyDependencies, processWaitingEvents, reconcile } from '../features/payments/index.ts';
import { readBalance } from '../features/payouts/index.ts';
import { workOffCancellations } from '../features/run-departures/index.ts';
import { WATCH_EVERY_MS, watchSystem } from '../features/system/index.ts';
import { offerWaitingSeats } from '../features/waitlist/index.ts';
import { removeLeftParts } from '../integrations/images/part-files.ts';
import { atNight } from './at-night.ts';
import { checkMoneyAtNight } from './check-money-at-night.ts';
import { eraseAtNight } from './erase-at-night.ts';
import { eraseWithdrawnAtNight } from './erase-withdrawn-at-night.ts';

/**
 * A background job. Leases in the database keep two processes from doing the same. `run` ends at its next
 * step once `isStopping`.
 */
export type Job = {
  readonly name: string;
  /**
   * Milliseconds between the end of one run and the beginning of the next; a nightly job looks whether it is
   * due.
   */
  readonly every: number | 'nightly';
  readonly startsAfterMs?: number;
  readonly run: (isStopping: () => boolean) => Promise<unknown>;
};

/**
 * Events that one process handles at the same time: each waits for the provider and for three writes in
 * sequence.
 */
const EVENTS_AT_ONCE = 8;
/**
 * Between two looks whether a nightly job is due. The first is late, so that after a deploy at night not
 * every new process reads everything.
 */
export const NIGHTLY_LOOK_EVERY_MS = 10 * 60_000;
/** A site that has just started is not reachable from outside yet. */
const WATCH_AFTER_MS = 60_000;

/**
 * Every background job but the emails, which need a mail server. Together with their leases they guarantee
 * that nothing stays open for two minutes.
 */
export const everyJob = (dependencies: MoneyDependencies): readonly Job[] => {
  const { config, clock } = dependencies;
  const jobs: Job[] = [
    { name: 'reconcile', every: 2000, run: (isStopping) => reconcile(dependencies, isStopping) },
    {
      name: 'process events',
      every: 5000,
      run: (isStopping) =>
        Promise.all(Array.from({ length: EVENTS_AT_ONCE }, () => processWaitingEvents(dependencies, isStopping))),
    },
    { name: 'cancel departures', every: 2000, run: (isStopping) => workOffCancellations(dependencies, isStopping) },
    { name: 'offer seats', every: 2000, run: (isStopping) => offerWaitingSeats(dependencies, isStopping) },
    { name: 'catch up on events', every: 45_000, run: (isStopping) => catchUpOnEvents(dependencies, isStopping) },
    { name: 'join customers', every: 5000, run: (isStopping) => workOffJoins(dependencies, everyJoin(dependencies), isStopping) },
    // Looks whether it is due, which is once a minute.
    { name: 'keep figures', every: 5000, run: (isStopping) => keepFigures(dependencies, isStopping) },
    { name: 'issue invoices', every: 3000, run: (isStopping) => runInvoices(dependencies, isStopping) },
    {
      name: 'plan letters',
      every: 10 * 60_000,
      run: (isStopping) => planTripLetters(dependencies, () => !isStopping()),
    },
    // Looks whether it is due, which is once an hour.
    { name: 'read balance', every: 5 * 60_000, run: (isStopping) => readBalance(dependencies, isStopping) },
    ...(config.EXCHANGE_RATES === 'ecb'
      ? // Looks whether it is due, which is once a day; what failed is tried again an hour later.
        [{ name: 'read exchange rates', every: 60 * 60_000, run: () => keepDailyRates(dependencies) }]
      : []),
    { name: 'remove left files', every: 60 * 60_000, run: () => removeLeftParts(config.PICTURES_DIR, clock()) },
    { name: 'check money', every: 'nightly', run: (isStopping) => checkMoneyAtNight(dependencies, isStopping) },
    { name: 'erase texts', every: 'nightly', run: (isStopping) => eraseAtNight(dependencies, isStopping) },
    { name: 'erase withdrawn', every: 'nightly', run: (isStopping) => eraseWithdrawnAtNight(dependencies, isStopping) },
    {
      name: 'cancel overdue',
      every: 'nightly',
      run: (isStopping) => atNight(dependencies, 'cancel overdue', isStopping, (goesOn) => cancelOverdue(dependencies, goesOn)),
    },
    {
      name: 'compare seats',
      every: 'nightly',
      run: (isStopping) =>
        atNight(dependencies, 'compare seats', isStopping, (goesOn) => repairSeatDifferences(dependencies, goesOn)),
    },
  ];
  const expected = jobs.map(({ name, every }) => ({ name, everyMs: every === 'nightly' ? NIGHTLY_LOOK_EVERY_MS : every }));
  const watch = () => watchSystem(dependencies, expected);
  return [...jobs, { name: 'watch the system', every: WATCH_EVERY_MS, startsAfterMs: WATCH_AFTER_MS, run: watch }];
};
