import type { Dependencies } from '../../dependencies.ts';
import { removePictures } from '../../integrations/images/receive-pictures.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { noSuchPackage } from './get-tour-package.ts';
import { presentTourPackages } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

/**
 * Takes a package out of every list at once; what was booked remains. It can be put back: for good while
 * bookings point at it, otherwise until it is erased (`eraseWithdrawnAtNight`). A draft, at which nothing
 * points, is erased with its pictures.
 * @throws NOT_FOUND
 */
export const deleteTourPackage = async (
  { database, pictures, config, clock }: Pick<Dependencies, 'database' | 'pictures' | 'config' | 'clock'>,
  id: string,
): Promise<{ id: string }> => {
  const tourPackages = tourPackageRepository(database);
  const erased = await tourPackages.eraseDraft(id);
  const deleted = erased ?? (await tourPackages.withdraw(id, clock()));
  if (!deleted) throw noSuchPackage();
  if (erased) await removePictures(pictures, erased.images);
  const [from = null] = await presentTourPackages({ database, config, clock }, [deleted]);
  recordChange({ thing: 'package', id, from, to: null });
  return { id };
};
