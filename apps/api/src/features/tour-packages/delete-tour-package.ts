import { recordChange } from '../../audit-context.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { removePictures } from '../../integrations/images/receive-pictures.ts';
import { presentTourPackages } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

export type IsBooked = (packageId: string) => Promise<boolean>;

/**
 * Takes a package out of every list at once. It is erased with its pictures, unless bookings point at it: then it is withdrawn, and what
 * was booked remains. It is withdrawn before bookings are looked for, so that none can be made in between.
 * @throws NOT_FOUND
 */
export const deleteTourPackage = async (
  { database, config, pictures, clock }: Pick<Dependencies, 'database' | 'config' | 'pictures' | 'clock'>,
  isBooked: IsBooked,
  id: string,
): Promise<{ id: string }> => {
  const tourPackages = tourPackageRepository(database);
  const withdrawn = await tourPackages.withdraw(id, clock());
  if (!withdrawn) throw new ApiError('NOT_FOUND', 'There is no such package.');
  const [from = null] = await presentTourPackages({ database, config }, [withdrawn]);
  recordChange({ thing: 'package', id, from, to: null });
  if (await isBooked(id)) return { id };
  const erased = await tourPackages.erase(id);
  if (erased) await removePictures(pictures, erased.images);
  return { id };
};
