import { z } from 'zod';
import { defineEndpoints } from '../define-endpoints.ts';
import { languageOrAllQuery, languageQuery } from '../translation/translation.schema.ts';
import { idAnswerSchema, idParams } from '../values/id-shapes.ts';
import { pageQuery } from '../values/page-query.ts';
import { MAX_SIMILAR } from './tour-package.rules.ts';
import { bookedDaySchema, tourPackageFormSchema, tourPackageSchema } from './tour-package.schema.ts';
import {
  askedPartyQuery,
  tourPackageCountsSchema,
  tourPackageFilterSchema,
  tourPackageListSchema,
} from './tour-package-filter.schema.ts';

export const tourPackageEndpoints = defineEndpoints({
  listTourPackages: {
    summary: 'List packages',
    access: 'everyone',
    cached: true,
    errors: ['VALIDATION'],
    query: tourPackageListSchema,
    answer: z.array(tourPackageSchema),
  },
  filterTourPackages: {
    summary: 'List the packages that match every given filter',
    access: 'everyone',
    cached: true,
    errors: ['VALIDATION'],
    query: tourPackageListSchema,
    answer: z.array(tourPackageSchema),
  },
  countTourPackages: {
    summary: 'How many packages match every given filter, at each place, in each month and of each length too',
    access: 'everyone',
    cached: true,
    errors: ['VALIDATION'],
    query: tourPackageFilterSchema,
    answer: tourPackageCountsSchema,
  },
  findTourPackage: {
    summary: 'One package',
    access: 'everyone',
    cached: true,
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: z.object(languageOrAllQuery),
    answer: tourPackageSchema,
  },
  listSimilarTourPackages: {
    summary:
      'Packages like one: at the same place first, then near in days and price; none that has ended or is sold out. With days those that leave then',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    query: z.object({
      availableFrom: tourPackageFilterSchema.shape.availableFrom,
      availableTo: tourPackageFilterSchema.shape.availableTo,
      ...askedPartyQuery,
      ...languageQuery,
    }),
    answer: z.array(tourPackageSchema).max(MAX_SIMILAR),
  },
  addTourPackage: {
    summary: 'Add a package with its pictures',
    access: 'change-catalogue',
    errors: ['VALIDATION'],
    body: tourPackageFormSchema,
    answer: z.object({ newPackage: tourPackageSchema }),
    status: 201,
  },
  editTourPackage: {
    summary: 'Edit a package; without pictures it keeps the current ones',
    access: 'change-catalogue',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT', 'EFFECT_NOT_ACCEPTED'],
    params: idParams,
    body: tourPackageFormSchema,
    answer: z.object({
      updatedPackage: tourPackageSchema,
      strandedBookings: z
        .array(bookedDaySchema)
        .optional()
        .meta({ description: 'Booked days on which it no longer leaves; absent without any' }),
    }),
  },
  listBookedDays: {
    summary: 'The coming days on which a package has bookings; also those on which it does not leave',
    access: 'read-catalogue',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: z.array(bookedDaySchema),
  },
  deleteTourPackage: {
    summary: 'Withdraw a package; a draft, which nothing refers to, is erased',
    access: 'change-catalogue',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: idAnswerSchema,
  },
  listWithdrawnPackages: {
    summary: 'List withdrawn packages, the latest first, whole',
    access: 'read-catalogue',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery, title: tourPackageFilterSchema.shape.title }),
    answer: z.array(tourPackageSchema),
  },
  listWholePackages: {
    summary: 'List packages with all their parts, as an export needs them',
    access: 'read-catalogue',
    errors: ['VALIDATION'],
    query: tourPackageFilterSchema,
    answer: z.array(tourPackageSchema),
  },
  listDraftPackages: {
    summary: 'List the packages that only staff see, the latest first, whole',
    access: 'read-catalogue',
    errors: ['VALIDATION'],
    query: z.object({ ...pageQuery }),
    answer: z.array(tourPackageSchema),
  },
  findDraftPackage: {
    summary: 'One package that only staff see',
    access: 'read-catalogue',
    errors: ['VALIDATION', 'NOT_FOUND'],
    params: idParams,
    answer: tourPackageSchema,
  },
  restoreTourPackage: {
    summary: 'Put a withdrawn package back on offer',
    access: 'change-catalogue',
    errors: ['VALIDATION', 'NOT_FOUND', 'CONFLICT'],
    params: idParams,
    answer: z.object({ restoredPackage: tourPackageSchema }),
  },
});
