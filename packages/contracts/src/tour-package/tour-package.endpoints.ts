import { z } from 'zod';
import { defineEndpoint } from '../define-endpoints.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { tourPackageRoutes } from './tour-package.routes.ts';
import { tourPackageFilterSchema, tourPackageFormSchema, tourPackageSchema } from './tour-package.schema.ts';

export const tourPackageEndpoints = {
  listTourPackages: defineEndpoint(tourPackageRoutes.listTourPackages, {
    query: tourPackageFilterSchema,
    answer: z.array(tourPackageSchema),
  }),
  filterTourPackages: defineEndpoint(tourPackageRoutes.filterTourPackages, {
    query: tourPackageFilterSchema,
    answer: z.array(tourPackageSchema),
  }),
  findTourPackage: defineEndpoint(tourPackageRoutes.findTourPackage, { params: idParams, answer: tourPackageSchema }),
  addTourPackage: defineEndpoint(tourPackageRoutes.addTourPackage, {
    body: tourPackageFormSchema,
    answer: z.object({ newPackage: tourPackageSchema }),
    status: 201,
  }),
  editTourPackage: defineEndpoint(tourPackageRoutes.editTourPackage, {
    params: idParams,
    body: tourPackageFormSchema,
    answer: z.object({ updatedPackage: tourPackageSchema }),
  }),
  deleteTourPackage: defineEndpoint(tourPackageRoutes.deleteTourPackage, { params: idParams, answer: idAnswerSchema }),
};
