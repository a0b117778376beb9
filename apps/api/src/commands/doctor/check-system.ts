import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import {
  backupState,
  copyState,
  mailState,
  readBackupReport,
  readCopyReport,
  readMailQueue,
  readWebhookFacts,
  type State,
  siteState,
  unwatchedState,
  watchedPartRepository,
  webhookState,
} from '../../features/system/index.ts';
import { lookFromOutside } from '../../integrations/outside/look-from-outside.ts';
import { examineSpace } from './check-database.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

const findingOf = (about: Finding['about'], { state, sentence }: State): Finding =>
  ({ ok, wrong, unknown: note })[state](about, sentence);

/**
 * The nightly backups: whether the last one went well, how old it is, whether it has left the machine where
 * it has to, and the space that is left for the next.
 */
export const checkBackup = async (config: Config): Promise<Finding[]> => {
  const [report, copied] = await Promise.all([readBackupReport(config), readCopyReport(config)]);
  const states = [backupState(config, report, new Date()), copyState(config, copied, new Date())];
  const found = states.flatMap((state) => (state === null ? [] : [findingOf('backup', state)]));
  const free = report?.freePercent ?? null;
  return free === null ? found : [...found, examineSpace('of the backups', free / 100)];
};

/** The site as visitors meet it: name, ports, certificate and proxy. */
export const checkSite = async (config: Config): Promise<Finding[]> => [
  findingOf('site', siteState(config, await lookFromOutside(config), new Date())),
];

const isWrong = ({ state }: Finding): boolean => state === 'wrong';

/**
 * What shows by the data alone: whether the jobs run, emails that are due are taken, and events come by the
 * webhook. Of the last two only what is wrong, because other checks ask mail server and provider themselves.
 */
export const checkWork = async (config: Config, database: Database): Promise<Finding[]> => {
  const now = new Date();
  const [records, queue, events] = await Promise.all([
    watchedPartRepository(database).list(),
    readMailQueue(database),
    readWebhookFacts(database, now),
  ]);
  const unwatched = unwatchedState(config, records, now);
  const jobs = records.length === 0 ? note('jobs', 'No job has run yet.') : ok('jobs', 'The jobs in the background run.');
  const others = [findingOf('mail', mailState(config, queue, now)), findingOf('webhook', webhookState(config, events))];
  return [unwatched === null ? jobs : findingOf('jobs', unwatched), ...others.filter(isWrong)];
};
