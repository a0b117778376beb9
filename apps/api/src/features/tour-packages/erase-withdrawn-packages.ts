import type { Dependencies } from '../../dependencies.ts';
import { removePictures } from '../../integrations/images/receive-pictures.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

export type IsBooked = (packageId: string) => Promise<boolean>;

/**
 * Erases packages with their pictures that were withdrawn before an instant and that no booking points at. One that is put back meanwhile
 * stays.
 * @returns how many were erased
 */
export const eraseWithdrawnPackages = async (
  { database, pictures }: Pick<Dependencies, 'database' | 'pictures'>,
  isBooked: IsBooked,
  before: Date,
  goesOn: () => boolean,
): Promise<number> => {
  const tourPackages = tourPackageRepository(database);
  let count = 0;
  for await (const id of tourPackages.idsWithdrawnBefore(before)) {
    if (!goesOn()) break;
    if (await isBooked(id)) continue;
    const erased = await tourPackages.eraseWithdrawn(id, before);
    if (!erased) continue;
    await removePictures(pictures, erased.images);
    count += 1;
  }
  return count;
};
