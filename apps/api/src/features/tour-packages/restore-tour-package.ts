import type { TourPackage } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { destinationRepository } from '../destinations/index.ts';
import type { TourPackageRecord } from './tour-package.model.ts';
import { presentTourPackage } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';
import { toldPackage } from './translations/told-package.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

const noSuchWithdrawn = (): ApiError => new ApiError('NOT_FOUND', 'There is no such package among the withdrawn ones.');

const assertHasDestination = async ({ database }: Needs, { destinationId }: TourPackageRecord): Promise<void> => {
  if (await destinationRepository(database).findById(String(destinationId))) return;
  throw new ApiError('CONFLICT', 'The destination of this package was deleted. Put the destination back first.');
};

/**
 * Puts a withdrawn package back on offer, as it was. The destination is looked up again after the write,
 * because it may be withdrawn in between: either this sees that, or the withdrawal sees the package.
 * @throws NOT_FOUND where no withdrawn one has that id; CONFLICT where its destination is
 */
export const restoreTourPackage = async (needs: Needs, id: string): Promise<{ restoredPackage: TourPackage }> => {
  const tourPackages = tourPackageRepository(needs.database);
  const withdrawn = await tourPackages.findWithdrawn(id);
  if (!withdrawn) throw noSuchWithdrawn();
  await assertHasDestination(needs, withdrawn);
  const restored = await tourPackages.restore(id);
  if (!restored) throw noSuchWithdrawn();
  try {
    await assertHasDestination(needs, restored);
  } catch (thrown) {
    await tourPackages.withdraw(id, needs.clock());
    throw thrown;
  }
  const restoredPackage = await presentTourPackage(needs, restored);
  recordChange({ thing: 'package', id, from: null, to: toldPackage(restoredPackage) });
  return { restoredPackage };
};
