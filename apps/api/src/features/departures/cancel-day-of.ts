import type { Dependencies } from '../../dependencies.ts';
import { copyToPackage } from './copy-to-package.ts';
import type { DepartureKey } from './departure-key.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/**
 * Marks a departure as cancelled, for good, so that nothing of it is sold from then on; of a withdrawn
 * package too. The day's own document comes first, then the copy in its package. May be repeated.
 */
export const cancelDayOf = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  key: DepartureKey,
  at: Date,
): Promise<void> => {
  await seatDayRepository(needs.database).cancel(key, at);
  await copyToPackage(needs, key);
};
