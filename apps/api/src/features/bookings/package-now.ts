import { type PriceField, priceFields } from '@wayfarer/contracts';
import type { TourPackageRecord } from '../tour-packages/index.ts';
import type { BookingRecord } from './booking.model.ts';

/** The parts of the present package that are shown or decide something, apart from the booking's snapshot. */
export const PACKAGE_NOW = {
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
export type PackageNow = Pick<TourPackageRecord, '_id' | keyof typeof PACKAGE_NOW>;
/** What of it decides whether it is still sold. */
export type PackageOnSale = Pick<PackageNow, 'withdrawnAt' | 'closedDays' | 'availableFrom' | 'availableTo' | 'schedule'>;
export type BookingWithPackage = { booking: BookingRecord; tourPackage: PackageNow | undefined };
