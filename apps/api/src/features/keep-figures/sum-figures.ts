import { isDueTonight } from '../../time/night.ts';
import { todayOf } from '../../time/today-of.ts';
import { addBookings, type FigureMark, figureRepository, SUMS_VERSION } from '../figures/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { userRepository } from '../users/index.ts';
import type { FigureNeeds } from './figure-days.ts';
import { rankPackages, storeBookedPackages } from './rank-packages.ts';
import { sumChangedCustomers, sumEveryCustomer } from './sum-customers.ts';
import { sumChangedDays, sumEveryDay } from './sum-days.ts';

/** Ranking reads all bookings of its days, so it pauses for a multiple of the time that it took. */
const IDLE_TO_WORK_RATIO = 20;
const THE_FIRST_DAY = '0000-01-01';
const THE_LAST_DAY = '9999-12-31';

type Ranked = Pick<FigureMark, 'rankings' | 'rankedAt' | 'rankedIn'>;

const rankIfDue = async (needs: FigureNeeds, known: FigureMark | null, goesOn: () => boolean): Promise<Ranked> => {
  const at = needs.clock();
  if (known && at.getTime() < known.rankedAt.getTime() + known.rankedIn * IDLE_TO_WORK_RATIO) return known;
  const startedAt = performance.now();
  const rankings = await rankPackages(needs);
  await storeBookedPackages(needs, goesOn);
  return { rankings, rankedAt: at, rankedIn: performance.now() - startedAt };
};

const addUp = async (needs: FigureNeeds): Promise<FigureMark['totals']> => {
  const { database } = needs;
  const [days, packages, users] = await Promise.all([
    figureRepository(database).listDays('bookings', THE_FIRST_DAY, THE_LAST_DAY),
    tourPackageRepository(database).countOffered(todayOf(needs)),
    userRepository(database).count(),
  ]);
  return { bookings: addBookings(days.values()), packages, users };
};

/**
 * One run of the job: sums up the days again that changed since the run before; all of them the first time
 * and once a night (docs/decisions/0032), and where the sums came to mean something else. It may be killed
 * anywhere, and may run twice at once: its mark is written last, and no sum is added to.
 * @returns null when it was told to stop
 */
export const sumFigures = async (needs: FigureNeeds, goesOn: () => boolean = () => true): Promise<FigureMark | null> => {
  const { database, clock, config } = needs;
  const { findMark, storeMark } = figureRepository(database);
  const at = clock();
  const last = await findMark();
  const known = last?.timeZone === config.SITE_TIME_ZONE && last.version === SUMS_VERSION ? last : null;
  const isWhole = known === null || isDueTonight(known.comparedAt, at, config);
  if (isWhole) {
    await sumEveryDay(needs, known?.at, goesOn);
    await sumEveryCustomer(needs, goesOn);
  } else {
    await sumChangedDays(needs, known.at, goesOn);
    await sumChangedCustomers(needs, known.at, goesOn);
  }
  if (!goesOn()) return null;
  const ranked = await rankIfDue(needs, isWhole ? null : known, goesOn);
  const totals = await addUp(needs);
  if (!goesOn()) return null;
  const { rankings, rankedAt, rankedIn } = ranked;
  const comparedAt = isWhole ? at : known.comparedAt;
  const mark = {
    at,
    comparedAt,
    timeZone: config.SITE_TIME_ZONE,
    version: SUMS_VERSION,
    totals,
    rankings,
    rankedAt,
    rankedIn,
  };
  await storeMark(mark);
  if (isWhole) needs.logger.info('All figures were summed up and compared');
  return mark;
};
