import type { TourPackage } from '@wayfarer/contracts';
import { outputOf, type ValueRestorer } from '../../../shared/admin-list/value-restorer.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { tourPackageForm } from '../form/tour-package-form.ts';
import { saveTourPackage } from './save-tour-package.ts';

/** Former prices and texts of packages on offer. An edit that does more than that asks first, as the form does. */
export const packageValues: ValueRestorer = {
  read: async (id) => {
    const present = await callEndpoint('findTourPackage', { params: { id } });
    return {
      valueOf: (field) => present[field as keyof TourPackage] ?? null,
      restore: async (field, value) => {
        const values = tourPackageForm.valuesOf({ ...present, [field]: value ?? undefined });
        const output = outputOf(tourPackageForm.schema.safeParse(values));
        return (await saveTourPackage(id, tourPackageForm.bodyOf(output, present))) !== null;
      },
    };
  },
};
