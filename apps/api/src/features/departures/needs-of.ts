import { type CalendarDate, type Departure, decideByOf } from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
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

/**
 * With how many a departure leaves, and by which day they must have paid, where it has a minimum and nothing
 * is decided: what does not change until then.
 */
export const readMinimum = async (
  database: Database,
  tourPackage: (Leaving & Pick<DepartingPackage, '_id'>) | undefined,
  day: CalendarDate,
): Promise<{ minimum?: { readonly persons: number; readonly by: CalendarDate } }> => {
  const persons = tourPackage?.schedule?.minimum;
  if (tourPackage === undefined || persons === undefined) return {};
  if (await seatDayRepository(database).isDecided({ packageId: tourPackage._id, day })) return {};
  return { minimum: { persons, by: decideByOf(day, tourPackage.days) } };
};

/** What a departure ahead that is booked still needs: a read only where its package has a minimum. */
export const readNeeds = async (
  needs: Needs,
  tourPackage: (Leaving & Pick<DepartingPackage, '_id'>) | undefined,
  day: CalendarDate,
): Promise<Pick<Departure, 'needs'>> => {
  if (tourPackage?.schedule?.minimum === undefined || day < todayOf(needs)) return {};
  const [seats] = await seatDayRepository(needs.database).listThese([{ packageId: tourPackage._id, day }], needs.clock());
  return needsOf(tourPackage, day, seats);
};
