import { formatMoney, type TourPackage, UNLIMITED } from '@wayfarer/contracts';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { changedFields } from '../../../shared/forms/changed-fields.ts';
import { tourPackageForm } from '../form/tour-package-form.ts';
import { fieldsInOrder, type PackageField } from './editor-sections.ts';

/** The fields whose values are short enough to be told. */
const words: { readonly [Field in PackageField]?: (tourPackage: TourPackage) => string } = {
  title: ({ title }) => title,
  destination: ({ destination }) => destination.name,
  availableFrom: ({ availableFrom }) => formatShortDay(availableFrom),
  availableTo: ({ availableTo }) => formatShortDay(availableTo),
  capacity: ({ capacity }) => String(capacity ?? UNLIMITED),
  price: ({ price }) => formatMoney(price),
  taxPercent: ({ taxPercent }) => (taxPercent === undefined ? 'that of the settings' : `${taxPercent}%`),
};

/** What somebody else made of a package, a line for each field: 'Price: ₹4,999.00 → ₹5,499.00'. */
export const theirChanges = (begun: TourPackage, theirs: TourPackage): string[] =>
  changedFields(fieldsInOrder, tourPackageForm.valuesOf(begun), tourPackageForm.valuesOf(theirs)).map((field) => {
    const wordsOf = words[field];
    const label = tourPackageForm.labels[field];
    return wordsOf === undefined ? label : `${label}: ${wordsOf(begun)} → ${wordsOf(theirs)}`;
  });
