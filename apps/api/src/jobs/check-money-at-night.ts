import type { Dependencies } from '../dependencies.ts';
import { checkMoney, MONEY_CHECK, noteFindings } from '../features/money-check/index.ts';
import { atNight } from './at-night.ts';

/** How many days of payments are compared with the provider. */
const DAYS = 7;

/** `npm run money:check`, once a night and in only one process. Findings are logged as errors. */
export const checkMoneyAtNight = (dependencies: Dependencies, isStopping: () => boolean): Promise<void> =>
  atNight(dependencies, MONEY_CHECK, isStopping, async (goesOn) => {
    const { logger, database } = dependencies;
    const report: Parameters<typeof checkMoney>[1]['report'] = (finding) =>
      logger.error(finding, 'The money check found a problem');
    const summary = await checkMoney(dependencies, { days: DAYS, report, isStopping: () => !goesOn() });
    if (!goesOn()) return;
    await noteFindings(database, summary.findings);
    logger.info(summary, 'The money was checked');
  });
