import type { Config } from '../../config.ts';
import { backupState, readBackupReport, type State, siteState } from '../../features/system/index.ts';
import { lookFromOutside } from '../../integrations/outside/look-from-outside.ts';
import { examineSpace } from './check-database.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

const findingOf = (about: Finding['about'], { state, sentence }: State): Finding =>
  ({ ok, wrong, unknown: note })[state](about, sentence);

/**
 * The nightly backups: whether the last one went well, how old it is, and the space that is left for the
 * next.
 */
export const checkBackup = async (config: Config): Promise<Finding[]> => {
  const report = await readBackupReport(config);
  const found = findingOf('backup', backupState(config, report, new Date()));
  const free = report?.freePercent ?? null;
  return free === null ? [found] : [found, examineSpace('of the backups', free / 100)];
};

/** The site as visitors meet it: name, ports, certificate and proxy. */
export const checkSite = async (config: Config): Promise<Finding[]> => [
  findingOf('site', siteState(config, await lookFromOutside(config), new Date())),
];
