import { addDays, type CalendarDate, DEPARTURE_DAYS, type DepartureDay } from '@wayfarer/contracts';
import type { DepartureSums } from '../figures/index.ts';
import type { Figures } from '../keep-figures/index.ts';

type ComingDeparture = Omit<DepartureDay['largest'][number], 'title' | 'tourPackageId'> &
  Pick<DepartureSums['largest'][number], 'tourPackageId'>;
export type ComingDay = Omit<DepartureDay, 'largest'> & { largest: ComingDeparture[] };

const NOBODY: DepartureSums = { departures: 0, persons: 0, seated: 0, seats: 0, largest: [], full: [] };

/**
 * The departures of a week from today on, with days without any. A limited number of departures per day is
 * named.
 */
export const listComingDepartures = async (figures: Figures, today: CalendarDate, most: number): Promise<ComingDay[]> => {
  const days = await figures.listDays('departures', today, addDays(today, DEPARTURE_DAYS - 1));
  return Array.from({ length: DEPARTURE_DAYS }, (_, index) => {
    const day = addDays(today, index);
    const { largest, ...sums } = days.get(day) ?? NOBODY;
    const named = largest.slice(0, most).map(({ seats, ...one }) => {
      const isTold = one.capacity !== null && seats !== undefined && seats !== one.persons;
      return { ...one, ...(isTold ? { seated: seats } : {}) };
    });
    return { day, ...sums, largest: named };
  });
};
