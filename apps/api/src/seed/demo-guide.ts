import { addDays } from '@wayfarer/contracts';
import { ApiError } from '../errors/api-error.ts';
import { nameGuide } from '../features/departures/index.ts';
import { readFigures } from '../features/keep-figures/index.ts';
import type { MoneyDependencies } from '../features/payments/index.ts';
import type { Caller } from '../http/caller.ts';
import { todayOf } from '../time/today-of.ts';

/** Days ahead on which the demo's guide works. */
const DAYS_AHEAD = 90;

/**
 * Names the demo's guide on the booked departures of the next weeks, wherever they are not on another one on
 * the same days.
 */
export const nameDemoGuide = async (dependencies: MoneyDependencies, guide: Caller): Promise<void> => {
  const today = todayOf(dependencies);
  const days = await (await readFigures(dependencies)).listDays('departures', today, addDays(today, DAYS_AHEAD));
  for (const [day, { largest }] of [...days].toSorted(([one], [other]) => one.localeCompare(other)))
    for (const { tourPackageId } of largest)
      try {
        const on = { id: String(tourPackageId), day, user: guide.userId };
        await nameGuide(dependencies, on, { role: 'Lead', besides: [] });
      } catch (thrown) {
        if (!(thrown instanceof ApiError) || thrown.status !== 409) throw thrown;
      }
};
