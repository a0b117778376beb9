import { type PriceField, priceFields } from '@wayfarer/contracts';
import { translatedLanguages } from '@wayfarer/words';
import type { TourPackageRecord } from '../tour-packages/index.ts';
import type { BookingRecord } from './booking.model.ts';

/** The questions of the package in other languages; the other texts are kept by each booking. */
const questionsInLanguages: Readonly<Record<string, 1>> = Object.fromEntries(
  translatedLanguages.map((code) => [`translations.${code}.ownQuestions`, 1]),
);

const OWN_FIELDS = {
  images: 1,
  price: 1,
  ...(Object.fromEntries(priceFields.map((field) => [field, 1])) as Record<PriceField, 1>),
  dayPrices: 1,
  capacity: 1,
  withdrawnAt: 1,
  closedDays: 1,
  availableFrom: 1,
  availableTo: 1,
  schedule: 1,
  asks: 1,
  ownQuestions: 1,
  days: 1,
  facts: 1,
} as const;
/** The parts of the present package that are shown or decide something, apart from the booking's snapshot. */
export const PACKAGE_NOW = { ...OWN_FIELDS, ...questionsInLanguages };
export type PackageNow = Pick<TourPackageRecord, '_id' | 'translations' | keyof typeof OWN_FIELDS>;
/** What of it decides whether it is still sold. */
export type PackageOnSale = Pick<PackageNow, 'withdrawnAt' | 'closedDays' | 'availableFrom' | 'availableTo' | 'schedule'>;
export type BookingWithPackage = { booking: BookingRecord; tourPackage: PackageNow | undefined };
