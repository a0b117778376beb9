import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { TourPackageRecord } from './tour-package.model.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

/** A package that is not on offer yet. @throws NOT_FOUND also once it is */
export const getDraft = async ({ database }: Pick<Dependencies, 'database'>, id: string): Promise<TourPackageRecord> => {
  const draft = await tourPackageRepository(database).findDraft(id);
  if (!draft) throw new ApiError('NOT_FOUND', 'There is no such draft. It may be on offer by now.');
  return draft;
};
