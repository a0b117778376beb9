import { runAsLeader } from '../../database/run-as-leader.ts';
import { figureRepository } from '../figures/index.ts';
import type { FigureNeeds } from './figure-days.ts';
import { sumFigures } from './sum-figures.ts';

/**
 * Milliseconds from the begin of one run to the next. Every process looks more often (start-jobs.ts), so none
 * is a minute late.
 */
const INTERVAL_MS = 50_000;

/**
 * Sums up what changed about once a minute, in whichever process comes first. No other write waits for it.
 */
export const keepFigures = async (needs: FigureNeeds, isStopping: () => boolean): Promise<void> => {
  const isDue = async (): Promise<boolean> => {
    const mark = await figureRepository(needs.database).findMark();
    return mark === null || needs.clock().getTime() - mark.at.getTime() >= INTERVAL_MS;
  };
  if (!(await isDue())) return;
  await runAsLeader(needs.database, 'keep figures', async ({ isHeld }) => {
    // Another process may have done it before this one got the lock.
    if (await isDue()) await sumFigures(needs, () => isHeld() && !isStopping());
  });
};
