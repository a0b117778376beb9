import type { Dependencies } from '../dependencies.ts';
import { bookingRepository } from '../features/bookings/index.ts';
import { destinationRepository } from '../features/destinations/index.ts';
import { tourPackageRepository } from '../features/tour-packages/index.ts';
import { removePictures } from '../integrations/images/receive-pictures.ts';
import { atNight } from './at-night.ts';

/** For how long deleted entries can be put back, in milliseconds: a day, and until the night after it. */
const KEPT_MS = 24 * 60 * 60_000;

type Withdrawable<Stored> = {
  readonly idsWithdrawnBefore: (before: Date) => AsyncIterable<string>;
  /** Null where it was put back meanwhile. */
  readonly eraseWithdrawn: (id: string, before: Date) => Promise<Stored | null>;
};

/**
 * Erases deleted entries that nothing refers to, once a night and in only one process (docs/decisions/0004).
 */
export const eraseWithdrawnAtNight = (dependencies: Dependencies, isStopping: () => boolean): Promise<void> =>
  atNight(dependencies, 'erase withdrawn', isStopping, async (goesOn) => {
    const { database, clock, logger, pictures } = dependencies;
    const before = new Date(clock().getTime() - KEPT_MS);
    /** With their pictures. @returns how many */
    const eraseAll = async <Stored>(
      { idsWithdrawnBefore, eraseWithdrawn }: Withdrawable<Stored>,
      isPointedAt: (id: string) => Promise<boolean>,
      picturesOf: (erased: Stored) => string[],
    ): Promise<number> => {
      let count = 0;
      for await (const id of idsWithdrawnBefore(before)) {
        if (!goesOn()) break;
        if (await isPointedAt(id)) continue;
        const erased = await eraseWithdrawn(id, before);
        if (!erased) continue;
        await removePictures(pictures, picturesOf(erased));
        count += 1;
      }
      return count;
    };
    const bookings = bookingRepository(database);
    const tourPackages = tourPackageRepository(database);
    const packages = await eraseAll(
      tourPackages,
      (packageId) => bookings.isAnyBooked({ packageId }),
      ({ images }) => images,
    );
    // After the packages, the last of which may just have been erased.
    const destinations = await eraseAll(
      destinationRepository(database),
      async (destinationId) => (await bookings.isAnyBooked({ destinationId })) || tourPackages.isAnyAt(destinationId),
      ({ imageUrl }) => [imageUrl],
    );
    logger.info({ packages, destinations, isComplete: goesOn() }, 'Withdrawn entries that nothing refers to were erased');
  });
