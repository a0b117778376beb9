import { isDueTonight } from '../../night.ts';
import { figureRepository } from '../figures/index.ts';
import { differingDays, everySlice, type Slice } from './build-figures.ts';
import type { FigureKeeper, FigureRun } from './figure-keeper.ts';
import type { FigureNeeds } from './figure-sources.ts';
import type { TouchedDays } from './touched-days.ts';
import type { watchFigureChanges } from './watch-changes.ts';

const LONGEST_WAIT = 500;

type Led = { keeper: FigureKeeper; stream: ReturnType<typeof watchFigureChanges> };

/**
 * Compares the stored figures with the source data: at night, one slice of days per call. A day that differs may only be behind: so everything
 * written until then is counted first. A day that this did not touch was wrong; it is logged as an error, and summed up again.
 */
export const compareAtNight = (needs: FigureNeeds, { goesOn }: FigureRun, { keeper, stream }: Led): (() => Promise<void>) => {
  const { database, clock, logger, config } = needs;
  let slices: AsyncGenerator<Slice> | null = null;

  const catchUp = async (): Promise<TouchedDays[]> => {
    const asked = await figureRepository(database).ask(clock());
    const touched: TouchedDays[] = [];
    while (goesOn() && keeper.answered() < asked) {
      const changes = await stream.read(LONGEST_WAIT);
      if (changes.length > 0) touched.push(await keeper.take(changes));
    }
    return touched;
  };
  const look = async (slice: Slice): Promise<void> => {
    const differing = differingDays(slice);
    if (differing.length === 0) return;
    const { kind } = slice;
    const touched = await catchUp();
    if (!goesOn()) return;
    const wrong = differing.filter((day) => !touched.some((one) => one[kind].isAll || one[kind].days.has(day)));
    for (const day of wrong) {
      const [kept, isInFact] = [slice.stored.get(day), slice.summed.get(day)];
      logger.error({ kind, day, kept, isInFact }, 'The stored figures of a day were wrong and are corrected');
    }
    await keeper.sumAgain(kind, wrong);
  };

  return async () => {
    if (!slices && !isDueTonight(keeper.comparedAt(), clock(), config)) return;
    slices ??= everySlice(needs);
    const { value, done } = await slices.next();
    if (!done) return look(value);
    slices = null;
    keeper.setCompared(clock());
    logger.info('The figures were compared');
  };
};
