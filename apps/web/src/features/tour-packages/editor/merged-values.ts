import { changedFields } from '../../../shared/forms/changed-fields.ts';
import type { TourPackageFormValues } from '../form/tour-package-form.ts';
import { fieldsInOrder, type PackageField } from './editor-sections.ts';

export type Merged = {
  values: TourPackageFormValues;
  /** What both changed, each in another way: mine counts in the values. */
  both: PackageField[];
};

/** My changes and theirs, which began with the same: each field as who changed it left it. */
export const mergedValues = (
  begun: TourPackageFormValues,
  mine: TourPackageFormValues,
  theirs: TourPackageFormValues,
): Merged => {
  const [own, differing, changed] = [
    changedFields(fieldsInOrder, begun, mine),
    changedFields(fieldsInOrder, mine, theirs),
    changedFields(fieldsInOrder, begun, theirs),
  ];
  return {
    values: { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) },
    both: changed.filter((field) => own.includes(field) && differing.includes(field)),
  };
};
