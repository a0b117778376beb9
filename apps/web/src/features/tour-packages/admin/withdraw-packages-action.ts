import type { TourPackage } from '@wayfarer/contracts';
import type { BulkAction } from '../../../shared/admin-list/bulk/bulk-action.ts';
import { tourPackageEntity } from './tour-package-entity.ts';

/** Removes packages from the catalogue; their bookings stay. */
export const withdrawPackages: BulkAction<TourPackage> = {
  label: 'Withdraw packages',
  nameOf: ({ title }) => title,
  refusalOf: ({ isDraft }) => (isDraft ? 'A draft is deleted by itself.' : null),
  effectOf: ({ destination }) => destination.name,
  sumOf: () => 'They leave every list at once. Bookings that were made for them stay as they are.',
  act: ({ _id }) => tourPackageEntity.delete(_id),
  done: 'withdrawn',
};
