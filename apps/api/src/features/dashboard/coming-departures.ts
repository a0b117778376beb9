import { addDays, type CalendarDate, DEPARTURE_DAYS, type DepartureDay } from '@wayfarer/contracts';
import type { DepartureSums } from '../figures/index.ts';
import type { Figures } from '../keep-figures/index.ts';

export type ComingDay = Omit<DepartureDay, 'largest'> & Pick<DepartureSums, 'largest'>;

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
    return { day, ...sums, largest: largest.slice(0, most) };
  });
};
