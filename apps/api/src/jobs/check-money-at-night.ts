import { acquireLeaderLock } from '../database/acquire-leader-lock.ts';
import type { Dependencies } from '../dependencies.ts';
import { checkMoney } from '../features/money-check/index.ts';

/** The hours of the site's night in which it may begin, so that it takes nothing from the day. */
const NIGHT = ['03', '04', '05'];
/** Less than a day, so that a turn that came late does not push all later ones out of the night. */
const ONCE_A_NIGHT = 20 * 60 * 60_000;
/** How many days of payments are compared with the provider. */
const DAYS = 7;

const isNight = ({ clock, config }: Dependencies): boolean => {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: config.SITE_TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });
  return NIGHT.includes(hour.format(clock()));
};

/** `npm run money:check`, once a night and in one of all processes. Findings are logged as errors. */
export const checkMoneyAtNight = async (dependencies: Dependencies, isStopping: () => boolean): Promise<void> => {
  const { database, logger, clock } = dependencies;
  if (!isNight(dependencies) || !(await acquireLeaderLock(database, 'check money', ONCE_A_NIGHT, clock()))) return;
  const report: Parameters<typeof checkMoney>[1]['report'] = (finding) => logger.error(finding, 'The money is not as it must be');
  const summary = await checkMoney(dependencies, { days: DAYS, report, isStopping });
  if (!isStopping()) logger.info(summary, 'The money was checked');
};
