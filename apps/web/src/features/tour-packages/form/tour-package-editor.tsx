import type { TourPackage } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormPanel } from '../../../shared/admin-list/form-panel.tsx';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { contractResolver } from '../../../shared/forms/contract-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import type { Editor } from '../../../shared/forms/use-editor.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { useSaveDraft } from '../../../shared/forms/use-save-draft.ts';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { useAddTourPackage, useEditTourPackage } from '../admin/tour-package-mutations.ts';
import { TourPackageFields } from './tour-package-fields.tsx';
import {
  type TourPackageFormValues,
  tourPackageBodyOf,
  tourPackageFormValuesOf,
  tourPackageProblemsOf,
} from './tour-package-form-values.ts';

export const TOUR_PACKAGE_FORM = 'tour-package';
/** What is kept of the form when its session ends. */
export interface TourPackageDraft {
  entry: TourPackage | null;
  values: TourPackageFormValues;
}

interface TourPackageEditorProps {
  editor: Editor<TourPackage>;
  draft: TourPackageDraft | null;
  destinations: readonly SelectOption[];
  /** Why there are none to choose from, in words. */
  destinationsProblem: string | null;
}

const fields = [
  'title',
  'destination',
  'price',
  'capacity',
  'availableFrom',
  'availableTo',
  'description',
  'itinerary',
  'cancellationPolicy',
  'images',
] as const;

/** The present destination can be chosen before the others are here, and when they never come. */
const withPresent = (destinations: readonly SelectOption[], entry: TourPackage | null): readonly SelectOption[] => {
  if (entry === null || destinations.some(({ value }) => value === entry.destination._id)) return destinations;
  return [{ value: entry.destination._id, label: `${entry.destination.name}, ${entry.destination.country}` }, ...destinations];
};

/** Adds a package, or updates the one that Edit was chosen for. Give it the editor's `turn` as its key. */
export const TourPackageEditor = ({ editor, draft, destinations, destinationsProblem }: TourPackageEditorProps) => {
  const { entry } = editor;
  const add = useAddTourPackage();
  const update = useEditTourPackage();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<TourPackageFormValues>({
    defaultValues: tourPackageFormValuesOf(entry),
    ...(draft === null ? {} : { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver: contractResolver(tourPackageProblemsOf),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const { setUnsaved } = editor;
  useEffect(() => setUnsaved(isDirty), [isDirty, setUnsaved]);
  useLeaveGuard(isDirty);
  useSaveDraft(TOUR_PACKAGE_FORM, isDirty, (): TourPackageDraft => ({ entry, values: form.getValues() }));

  const save = async (values: TourPackageFormValues) => {
    setFailure(null);
    const body = tourPackageBodyOf(values, entry);
    try {
      if (entry === null) await add.mutateAsync(body);
      else await update.mutateAsync({ id: entry._id, body });
    } catch (thrown) {
      if (!setFieldErrors(thrown, fields, form.setError)) setFailure(sentenceOf(thrown));
      return;
    }
    void notify({ title: entry === null ? 'New package added successfully' : 'Package updated successfully', tone: 'green' });
    editor.finish();
  };

  return (
    <FormPanel
      title={entry === null ? 'Add package' : 'Edit package'}
      submitLabel={entry === null ? 'Add package' : 'Update package'}
      busy={isSubmitting}
      failure={failure}
      restored={draft !== null}
      canCancel={entry !== null || isDirty}
      open={editor.open}
      startsEditing={editor.open}
      begunAgain={editor.turn > 0}
      onCancel={() => void editor.close()}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <TourPackageFields form={form} destinations={withPresent(destinations, entry)} destinationsProblem={destinationsProblem} />
    </FormPanel>
  );
};
