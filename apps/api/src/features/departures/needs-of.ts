import { type CalendarDate, type Departure, decideByOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../time/today-of.ts';
import type { DepartingPackage } from '../tour-packages/index.ts';
import { type SeatDayNow, seatDayRepository } from './seat-day.repository.ts';

type Leaving = Pick<DepartingPackage, 'schedule' | 'days'>;
type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** What a departure that is sold still needs to leave for sure. */
export const needsOf = (
  { schedule, days }: Leaving,
  day: CalendarDate,
  seats: SeatDayNow | undefined,
): Pick<Departure, 'needs'> => {
  const minimum = schedule?.minimum;
  if (minimum === undefined || seats?.isGuaranteed || seats?.isCancelled) return {};
  return { needs: { minimum, more: Math.max(1, minimum - (seats?.paid ?? 0)), by: decideByOf(day, days) } };
};

/** The same of a departure ahead that somebody has booked: a read only where its package has a minimum. */
export const readNeeds = async (
  needs: Needs,
  tourPackage: (Leaving & Pick<DepartingPackage, '_id'>) | undefined,
  day: CalendarDate,
): Promise<Pick<Departure, 'needs'>> => {
  if (tourPackage?.schedule?.minimum === undefined || day < todayOf(needs)) return {};
  const [seats] = await seatDayRepository(needs.database).listThese([{ packageId: tourPackage._id, day }], needs.clock());
  return needsOf(tourPackage, day, seats);
};
