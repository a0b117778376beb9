import { addDays, lastTripDay } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import type { BookingRecord } from '../booking.model.ts';

/**
 * Erases who comes on a booking of a deleted account. Who has paid for a trip that is not over is taken
 * along, so the guide knows them until it is.
 * @returns whether they stay so long
 */
export const forgetTravellers = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { _id, bookingStatus, travelDate, package: { packageId } }: BookingRecord,
): Promise<boolean> => {
  const repository = travellersRepository(needs.database);
  const [tourPackage] = await tourPackageRepository(needs.database).findManyById([packageId]);
  const lastDay = lastTripDay(travelDate, tourPackage?.days ?? 1);
  const isAhead = bookingStatus === 'confirmed' && lastDay >= todayOf(needs);
  if (isAhead) await repository.forgetOn(_id, addDays(lastDay, 1));
  else await repository.remove(_id);
  return isAhead;
};
