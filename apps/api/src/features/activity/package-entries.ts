import {
  type Category,
  destinationReferenceSchema,
  type PackageParts,
  type PartField,
  partEntriesOf,
  partFields,
  tourPackageSchema,
} from '@wayfarer/contracts';
import { type ValueEntry, valueEntriesOf } from './value-entries.ts';

const isPart = (field: string): field is PartField => partFields.some((one) => one === field);

const { shape } = tourPackageSchema;

/** The categories that a value of that name stands for; undefined where it is none of a package. */
export const categoriesIn = (value: unknown): Category[] | undefined => shape.categories.safeParse(value ?? undefined).data;

/**
 * What a field of a package says, as an export writes it: 'Child 3–11: 500.00'. What an earlier version kept
 * in another shape is told as any value.
 * @param categories by which seasons name their prices
 */
export const packageEntriesOf = (field: string, value: unknown, categories: Category[] | undefined): ValueEntry[] => {
  const place = field === 'destination' ? destinationReferenceSchema.safeParse(value) : null;
  if (place?.success) return [{ heading: null, text: `${place.data.name}, ${place.data.country}` }];
  if (!isPart(field)) return valueEntriesOf(value);
  const read = shape[field].safeParse(value ?? undefined);
  const parts: PackageParts = { categories, [field]: read.data };
  return read.success ? partEntriesOf(field, parts) : valueEntriesOf(value);
};
