import { type DepartureDay, MAX_DEPARTURES } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../time/today-of.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { listComingDepartures } from './coming-departures.ts';
import { readFigures } from './read-figures.ts';
import { withTitle } from './with-title.ts';

/** The departures of the coming days by name, from the daily sums of the dashboard. */
export const listDepartures = async (dependencies: Dependencies): Promise<DepartureDay[]> => {
  const days = await listComingDepartures(await readFigures(dependencies), todayOf(dependencies), MAX_DEPARTURES);
  const ids = days.flatMap(({ largest }) => largest.map(({ tourPackageId }) => tourPackageId));
  const titles = await tourPackageRepository(dependencies.database).titlesOf(ids);
  return days.map((day) => ({ ...day, largest: day.largest.map(withTitle(titles)) }));
};
