import type { TourPackage, TourPackageFilter, tourPackageEndpoints } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handlers, Reply } from '../../http/handler.ts';
import { pageReply } from '../../http/page-reply.ts';
import { addTourPackage } from './add-tour-package.ts';
import { deleteTourPackage, type IsBooked } from './delete-tour-package.ts';
import { type CountSeats, editTourPackage } from './edit-tour-package.ts';
import { presentTourPackage, presentTourPackages } from './tour-package.presenter.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

export const tourPackageHandlers = (
  dependencies: Dependencies,
  { isBooked, countSeats }: { isBooked: IsBooked; countSeats: CountSeats },
): Handlers<keyof typeof tourPackageEndpoints> => {
  const { database } = dependencies;
  const list = async ({ query }: { query: TourPackageFilter }): Promise<Reply<TourPackage[]>> => {
    const page = await tourPackageRepository(database).list(query);
    return pageReply(await presentTourPackages(dependencies, page.records), page, query);
  };
  return {
    listTourPackages: list,
    filterTourPackages: list,
    findTourPackage: async ({ params }) => {
      const tourPackage = await tourPackageRepository(database).findById(params.id);
      if (!tourPackage) throw new ApiError('NOT_FOUND', 'This package is no longer offered.');
      return presentTourPackage(dependencies, tourPackage);
    },
    addTourPackage: ({ body, files }) => addTourPackage(dependencies, body, files),
    editTourPackage: ({ params, body, files }) => editTourPackage(dependencies, countSeats, params.id, body, files),
    deleteTourPackage: ({ params }) => deleteTourPackage(dependencies, isBooked, params.id),
  };
};
