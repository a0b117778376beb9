import { todayOf } from '../../time/today-of.ts';
import { type DepartureSums, figureRepository } from '../figures/index.ts';
import { departureDaysRepository } from '../tour-packages/index.ts';
import { changedDaysSince } from './changed-days.ts';
import { differingDays, everySliceOf, type FigureNeeds, type Slice, slicesOf } from './figure-days.ts';

const KINDS = ['bookings', 'departures'] as const;

/** Corrects the stored sums. Sums are replaced as a whole, so what is counted again counts once. */
const store = ({ database }: FigureNeeds, slice: Slice): Promise<void> =>
  figureRepository(database).storeDays(slice.kind, differingDays(slice), slice.summed);

/**
 * Writes into the packages which coming days have no seat left, so that lists show it without a read per
 * package. Only paid seats count: held ones may come back within minutes. Comes before the sums are stored,
 * so that a killed run leaves it to the next one.
 */
const storeFullDays = async (needs: FigureNeeds, { kind, stored, summed }: Slice): Promise<void> => {
  if (kind !== 'departures') return;
  const today = todayOf(needs);
  const { storeFullDay } = departureDaysRepository(needs.database);
  for (const day of new Set([...stored.keys(), ...summed.keys()]))
    if (day >= today) await storeFullDay(day, (summed.get(day) as DepartureSums | undefined)?.full ?? [], today);
};

/** Sums up the days again that changed since a moment. */
export const sumChangedDays = async (needs: FigureNeeds, since: Date, goesOn: () => boolean): Promise<void> => {
  const changed = await changedDaysSince(needs, since);
  for (const kind of KINDS)
    for await (const slice of slicesOf(needs, kind, [...changed[kind]])) {
      if (!goesOn()) return;
      await storeFullDays(needs, slice);
      await store(needs, slice);
    }
};

/**
 * Sums up every day again.
 * @param since with which a differing day that did not change from then on was wrong, which is logged as an
 * error
 */
export const sumEveryDay = async (needs: FigureNeeds, since: Date | undefined, goesOn: () => boolean): Promise<void> => {
  const today = todayOf(needs);
  const { listFullDays, storeFullDay } = departureDaysRepository(needs.database);
  const uncounted = new Set(await listFullDays());
  for (const kind of KINDS)
    for await (const slice of everySliceOf(needs, kind)) {
      if (!goesOn()) return;
      const differing = differingDays(slice);
      const changed = since && differing.length > 0 ? (await changedDaysSince(needs, since))[kind] : undefined;
      for (const day of differing)
        if (changed && !changed.has(day)) {
          const [kept, isInFact] = [slice.stored.get(day), slice.summed.get(day)];
          needs.logger.error({ kind, day, kept, isInFact }, 'The stored figures of a day were wrong and are corrected');
        }
      await storeFullDays(needs, slice);
      await store(needs, slice);
      if (kind === 'departures') for (const day of slice.summed.keys()) uncounted.delete(day);
    }
  for (const day of uncounted) if (day >= today && goesOn()) await storeFullDay(day, [], today);
};
