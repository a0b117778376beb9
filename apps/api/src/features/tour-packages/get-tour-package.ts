import { t } from '@wayfarer/words';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { TourPackageRecord } from './tour-package.model.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

export const noSuchPackage = (): ApiError => new ApiError('NOT_FOUND', t('There is no such package.'));

/** A package that is not withdrawn. @throws NOT_FOUND */
export const getTourPackage = async ({ database }: Pick<Dependencies, 'database'>, id: string): Promise<TourPackageRecord> => {
  const tourPackage = await tourPackageRepository(database).findById(id);
  if (!tourPackage) throw new ApiError('NOT_FOUND', t('This package is no longer offered.'));
  return tourPackage;
};
