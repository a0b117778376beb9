import type { TourPackage } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import type { EditableEntity } from '../../../shared/admin-list/entity.ts';
import { useSaveEntry } from '../../../shared/admin-list/form/entity-mutations.ts';
import { useVersionedSave } from '../../../shared/admin-list/form/use-versioned-save.ts';
import { changedFields } from '../../../shared/forms/changed-fields.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { useKeptDraft } from '../../../shared/forms/use-tab-draft.ts';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { type TourPackageFormOutput, type TourPackageFormValues, tourPackageForm } from '../form/tour-package-form.ts';
import { fieldsInOrder, type PackageField } from './editor-sections.ts';
import { mergedValues } from './merged-values.ts';
import { theirChanges } from './their-changes.ts';

export type PackageEditorForm = UseFormReturn<TourPackageFormValues, unknown, TourPackageFormOutput>;

/** What the form began with; null for a new package. */
export type Begun = { entry: TourPackage | null; values: TourPackageFormValues };
/** What is kept of it for a reload: files are not. */
export type PackageDraft = { begun: Begun; values: TourPackageFormValues; lostPictures: number };

const draftOf = (begun: Begun, { images, ...values }: TourPackageFormValues): PackageDraft => {
  const present = images.filter(({ kind }) => kind === 'present');
  return { begun, values: { ...values, images: present }, lostPictures: images.length - present.length };
};

type PackageEditorNeeds = {
  entity: EditableEntity<TourPackage, FormData>;
  begunWith: Begun;
  /** Where the draft of this tab is kept. */
  draftName: string;
  draft: PackageDraft | null;
  /** Called once a new package is stored, and nothing is unsaved. */
  onAdded: (id: string) => void;
};

/**
 * The state of the editor's form: what is changed, its one save, and what to do where somebody else was
 * faster.
 */
export const usePackageEditor = ({ entity, begunWith, draftName, draft, onAdded }: PackageEditorNeeds) => {
  const [begun, setBegun] = useState(draft?.begun ?? begunWith);
  const [added, setAdded] = useState<string | null>(null);
  const form: PackageEditorForm = useForm({
    // A draft of the version before lacks the fields that are new.
    defaultValues: { ...begunWith.values, ...draft?.values },
    resolver: schemaResolver(tourPackageForm.schema),
    mode: 'onTouched',
    // It may be in a section that is not shown yet.
    shouldFocusError: false,
  });
  const { mutateAsync } = useSaveEntry(entity);
  const { save, failure, theirs, overTheirs, begin } = useVersionedSave(begun.entry, form);
  const unsaved = changedFields(fieldsInOrder, begun.values, useWatch({ control: form.control }));
  const isUnsaved = unsaved.length > 0;
  useLeaveGuard(isUnsaved);
  useKeptDraft(draftName, isUnsaved, () => draftOf(begun, form.getValues()));
  useEffect(() => {
    if (added !== null && !isUnsaved) onAdded(added);
  }, [added, isUnsaved, onAdded]);

  const beginWith = (entry: TourPackage, shown = tourPackageForm.valuesOf(entry)): void => {
    begin();
    setBegun({ entry, values: tourPackageForm.valuesOf(entry) });
    form.reset(shown);
  };
  const send = async (output: TourPackageFormOutput, over: TourPackage | null): Promise<void> => {
    const isNew = over === null;
    const saved = await save(over, (entry) => mutateAsync({ entry, body: tourPackageForm.bodyOf(output, entry) }));
    if (saved === null) return;
    void notify({ title: isNew ? entity.addedNotice : entity.updatedNotice, tone: 'green' });
    beginWith(saved);
    if (isNew) setAdded(saved._id);
  };
  const { entry } = begun;
  const merged = theirs && mergedValues(begun.values, form.getValues(), tourPackageForm.valuesOf(theirs));
  const labelsOf = (fields: readonly PackageField[]): string => fields.map((field) => tourPackageForm.labels[field]).join(', ');
  return {
    form,
    entry,
    unsaved,
    failure,
    beginWith,
    submit: () => form.handleSubmit((output) => send(output, entry))(),
    conflict:
      entry === null || theirs === null || merged === null
        ? null
        : {
            changes: theirChanges(entry, theirs),
            both: labelsOf(merged.both),
            merge: () => beginWith(theirs, merged.values),
            show: () => beginWith(theirs),
            replace: () => form.handleSubmit((output) => send(output, overTheirs))(),
          },
  };
};

export type PackageEditorState = ReturnType<typeof usePackageEditor>;
