import type { Dependencies } from '../../dependencies.ts';
import { todayOf } from '../../time/today-of.ts';
import { departureDaysRepository } from '../tour-packages/index.ts';
import type { DepartureKey } from './departure-key.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/**
 * Copies into the package what its departure's document says at this moment. A copy that is late changes
 * nothing, and one that was lost is made by whoever changes the departure next.
 */
export const copyToPackage = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  key: DepartureKey,
): Promise<void> => {
  const [stored] = await seatDayRepository(database).listThese([key], clock());
  if (stored) await departureDaysRepository(database).storeDay(stored, todayOf({ config, clock }));
};
