import {
  mapPrices,
  minorUnitsOf,
  type PriceField,
  type Prices,
  priceFields,
  priceFieldsOf,
  type TourPackageForm,
} from '@wayfarer/contracts';
import type { TourPackageRecord } from './tour-package.model.ts';

type FormPrices = Pick<TourPackageForm, 'price' | PriceField>;

/** An empty list is none. */
const isNone = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * What a form says of prices, as it is stored: in minor units, null for what the form removes, and without
 * what it keeps.
 */
export const storedPricesOf = ({ price, ...form }: FormPrices): Pick<TourPackageRecord, 'price' | PriceField> => ({
  ...mapPrices({ price, ...priceFieldsOf(form) }, minorUnitsOf),
  ...Object.fromEntries(priceFields.filter((field) => isNone(form[field])).map((field) => [field, null])),
});

/** What a stored package charges, in minor units. */
export const pricesOf = (tourPackage: Pick<TourPackageRecord, 'price' | PriceField>): Prices => ({
  price: tourPackage.price,
  ...priceFieldsOf(tourPackage),
});
