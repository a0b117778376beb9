import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { presentTourPackages } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

/**
 * Takes a package out of every list at once; what was booked remains. It can be put back: for good while
 * bookings point at it, otherwise until it is erased (`eraseWithdrawnAtNight`).
 * @throws NOT_FOUND
 */
export const deleteTourPackage = async (
  { database, config, clock }: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  id: string,
): Promise<{ id: string }> => {
  const withdrawn = await tourPackageRepository(database).withdraw(id, clock());
  if (!withdrawn) throw new ApiError('NOT_FOUND', 'There is no such package.');
  const [from = null] = await presentTourPackages({ database, config, clock }, [withdrawn]);
  recordChange({ thing: 'package', id, from, to: null });
  return { id };
};
