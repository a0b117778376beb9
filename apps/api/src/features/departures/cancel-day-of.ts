import type { CalendarDate } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { copyToPackage } from './copy-to-package.ts';
import { seatDayRepository } from './seat-day.repository.ts';

/**
 * Marks a departure as cancelled, for good, so that nothing of it is sold from then on; of a withdrawn
 * package too. The day's own document comes first, then the copy in its package. May be repeated.
 */
export const cancelDayOf = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  key: { packageId: string; travelDate: CalendarDate },
  at: Date,
): Promise<void> => {
  await seatDayRepository(needs.database).cancel(key, at);
  await copyToPackage(needs, key);
};
