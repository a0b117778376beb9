import {
  agencyFormSchema,
  codeFormSchema,
  destinationFormSchema,
  type Schedule,
  sampleAgency,
  sampleDestination,
  sampleDraft,
  samplePromotionCode,
  sampleTourPackage,
  tourPackageFormSchema,
} from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { agencyForm } from '../../features/agency/agency-form.ts';
import { codeForm } from '../../features/codes/code-form.ts';
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
  categories: [{ id: 'adult', name: 'Adult', minAge: 12 }],
  seasons: [{ name: 'Peak', from: availableFrom, to: availableFrom, percent: 10 }],
  groups: [{ from: 6, percent: 5 }],
  groupOf: 4,
  single: { price: 1500, required: true },
  extras: [{ id: 'transfer', name: 'Transfer', price: 800, per: 'person' as const }],
  deposit: { percent: 30, balanceDays: 60, isRefundable: true },
  taxPercent: 7.25,
  asks: ['diet' as const],
  ownQuestions: [{ id: 'ride', text: 'Can you ride?', kind: 'yes-no' as const, of: 'traveller' as const, required: true }],
  facts: sampleDraft.facts,
  translations: { de: { title: 'Hampi zu Fuß' } },
  isDraft: true as const,
  images: ['/pictures/one-1600.webp', '/pictures/two-1600.webp'],
};

const destination = { ...sampleDestination, translations: { de: { country: 'Indien' } } };

// What is still the product's own text is not translated.
const agency = { ...sampleAgency, aboutLead: 'We sail.', translations: { de: { aboutLead: 'Wir segeln.' } } };

const promotionCode = {
  ...samplePromotionCode,
  packages: [sampleTourPackage._id],
  leastTotal: 5000,
  travelFrom: '2026-07-01',
  travelTo: '2026-09-30',
};

/**
 * Each form with everything filled in, as it is sent after an edit, the contract's schema of it, and what no
 * form has a field for.
 */
const forms: [string, () => Iterable<[string, unknown]>, z.ZodObject, readonly string[]][] = [
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
    () => destinationForm.bodyOf(destinationForm.schema.parse(destinationForm.valuesOf(destination)), destination),
    destinationFormSchema,
    [],
  ],
  ['agency', () => agencyForm.bodyOf(agencyForm.schema.parse(agencyForm.valuesOf(agency)), agency.version), agencyFormSchema, []],
  [
    'promotion code',
    () => Object.entries(codeForm.bodyOf(codeForm.schema.parse(codeForm.valuesOf(promotionCode)), promotionCode)),
    codeFormSchema,
    [],
  ],
];

test.each(forms)('every field of the form of a %s is sent, and the contract takes it', (_, send, schema, others) => {
  const sent = Object.fromEntries(send());
  expect([...Object.keys(sent), ...others].toSorted()).toEqual(Object.keys(schema.shape).toSorted());
  expect(schema.safeParse(sent).error?.issues).toBeUndefined();
});
