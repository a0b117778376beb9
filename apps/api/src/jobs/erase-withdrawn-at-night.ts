import type { Dependencies } from '../dependencies.ts';
import { isAnyBooked } from '../features/bookings/index.ts';
import { eraseWithdrawnDestinations } from '../features/destinations/index.ts';
import { eraseWithdrawnPackages, tourPackageRepository } from '../features/tour-packages/index.ts';
import { atNight } from './at-night.ts';

/** For so long what was deleted can be put back, in milliseconds: a day, and until the night after it. */
const KEPT = 24 * 60 * 60_000;

/** Erases what was deleted and nothing points at, once a night and in one of all processes (docs/decisions/0004). */
export const eraseWithdrawnAtNight = (dependencies: Dependencies, isStopping: () => boolean): Promise<void> =>
  atNight(dependencies, 'erase withdrawn', isStopping, async (goesOn) => {
    const { database, clock, logger } = dependencies;
    const before = new Date(clock().getTime() - KEPT);
    const isBooked = (packageId: string): Promise<boolean> => isAnyBooked(database, { packageId });
    const packages = await eraseWithdrawnPackages(dependencies, isBooked, before, goesOn);
    const isPointedAt = async (destinationId: string): Promise<boolean> =>
      (await isAnyBooked(database, { destinationId })) || tourPackageRepository(database).isAnyAt(destinationId);
    // Behind the packages, of which the last may have gone just now.
    const destinations = await eraseWithdrawnDestinations(dependencies, isPointedAt, before, goesOn);
    logger.info({ packages, destinations, isComplete: goesOn() }, 'What was withdrawn and points nowhere was erased');
  });
