import {
  agencyFormSchema,
  destinationFormSchema,
  type Schedule,
  sampleAgency,
  sampleDestination,
  sampleTourPackage,
  tourPackageFormSchema,
} from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { agencyForm } from '../../features/agency/agency-form.ts';
import { destinationForm } from '../../features/destinations/destination-form.ts';
import { tourPackageForm } from '../../features/tour-packages/form/tour-package-form.ts';

const availableFrom = '2030-05-01';
const schedule: Schedule = {
  rules: [{ every: 'week', interval: 1, from: availableFrom }],
  added: [],
  closed: [],
};
const tourPackage = {
  ...sampleTourPackage,
  capacity: 12,
  availableFrom,
  availableTo: '2030-06-01',
  schedule,
  images: ['/pictures/one-1600.webp', '/pictures/two-1600.webp'],
};

/**
 * Each form with everything filled in, as it is sent after an edit, the contract's schema of it, and what no
 * form has a field for.
 */
const forms: [string, () => FormData, z.ZodObject, readonly string[]][] = [
  [
    'package',
    () => {
      const values = tourPackageForm.valuesOf(tourPackage);
      const output = tourPackageForm.schema.parse({ ...values, images: values.images.slice(1) });
      return tourPackageForm.bodyOf(output, tourPackage);
    },
    tourPackageFormSchema,
    // Sent once the editor has accepted what an edit does to bookings.
    ['acceptedEffect'],
  ],
  [
    'destination',
    () => destinationForm.bodyOf(destinationForm.schema.parse(destinationForm.valuesOf(sampleDestination)), sampleDestination),
    destinationFormSchema,
    [],
  ],
  [
    'agency',
    () => agencyForm.bodyOf(agencyForm.schema.parse(agencyForm.valuesOf(sampleAgency)), sampleAgency.version),
    agencyFormSchema,
    [],
  ],
];

test.each(forms)('every field of the form of a %s is sent, and the contract takes it', (_, send, schema, others) => {
  const sent = Object.fromEntries(send());
  expect([...Object.keys(sent), ...others].toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  expect(schema.safeParse(sent).error?.issues).toBeUndefined();
});
