import { runAsLeader } from '../../database/run-as-leader.ts';
import { sleepUnlessStopped } from '../../sleep-unless-stopped.ts';
import { figureRepository, Overtaken } from '../figures/index.ts';
import { compareAtNight } from './compare-at-night.ts';
import { createFigureKeeper, type FigureRun, type FigureStep, formOf } from './figure-keeper.ts';
import type { FigureNeeds } from './figure-sources.ts';
import { isHistoryLost, operationTimeOf, watchFigureChanges } from './watch-changes.ts';

/** Milliseconds: how often it checks whether it must stop, and how often it records its progress when nothing happens. */
const LONGEST_WAIT = 500;
const SAYS_SO_EVERY = 60_000;
/** It pauses for a multiple of its working time, so that it never takes more than a fifth of a core of the database. */
const RESTS = 4;
const LONGEST_REST = 10_000;

/**
 * Follows all changes from a checkpoint; without one it sums up everything first. The stream begins before that, so that nothing is missed.
 */
const follow = async (needs: FigureNeeds, run: FigureRun, isNew: boolean): Promise<void> => {
  const { database, logger } = needs;
  const figures = figureRepository(database);
  const checkpoint = isNew ? null : await figures.findCheckpoint();
  const fits = checkpoint?.form === formOf(needs) ? checkpoint : null;
  const from = fits ? { resumeAfter: fits.resumeToken } : { startAtOperationTime: await operationTimeOf(database) };
  const stream = watchFigureChanges(database, from);
  try {
    const keeper = createFigureKeeper(needs, run);
    if (fits) await keeper.goOnFrom(fits);
    else {
      await keeper.buildAll();
      logger.info('The figures were built');
    }
    const compare = compareAtNight(needs, run, { keeper, stream });
    let saysSoAt = 0;
    while (run.goesOn()) {
      if (performance.now() > saysSoAt) {
        // It finds its own question in the stream, which advances the checkpoint.
        await figures.ask(needs.clock());
        saysSoAt = performance.now() + SAYS_SO_EVERY;
      }
      const changes = await stream.read(LONGEST_WAIT);
      const startedAt = performance.now();
      if (changes.length > 0) await keeper.take(changes);
      await compare();
      const worked = performance.now() - startedAt;
      await sleepUnlessStopped(run.goesOn, Math.min(worked * RESTS, LONGEST_REST));
    }
  } finally {
    await stream.close();
  }
};

/**
 * Maintains the sums of the dashboard and of lists in only one process, until it is told to stop
 * (docs/decisions/0032). No other write waits for it.
 */
export const keepFigures = async (
  needs: FigureNeeds,
  isStopping: () => boolean,
  reached: (step: FigureStep) => void | Promise<void> = () => undefined,
): Promise<void> => {
  await runAsLeader(needs.database, 'keep figures', async ({ term, isHeld }) => {
    const run: FigureRun = { term, goesOn: () => isHeld() && !isStopping(), reached };
    try {
      await follow(needs, run, false).catch((thrown: unknown) => {
        if (!isHistoryLost(thrown)) throw thrown;
        needs.logger.warn({ err: thrown }, 'The figures missed changes and are built again');
        return follow(needs, run, true);
      });
    } catch (thrown) {
      // A later leader takes over.
      if (!(thrown instanceof Overtaken)) throw thrown;
    }
  });
};
