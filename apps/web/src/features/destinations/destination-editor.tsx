import type { Destination } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormPanel } from '../../shared/admin-list/form-panel.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { contractResolver } from '../../shared/forms/contract-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import type { Editor } from '../../shared/forms/use-editor.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { useSaveDraft } from '../../shared/forms/use-save-draft.ts';
import { PictureField } from '../../shared/pictures/picture-field.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import {
  type DestinationFormValues,
  destinationBodyOf,
  destinationFormValuesOf,
  destinationProblemsOf,
} from './destination-form-values.ts';
import { useAddDestination, useEditDestination } from './destination-mutations.ts';

export const DESTINATION_FORM = 'destination';
/** What is kept of the form when its session ends. */
export interface DestinationDraft {
  entry: Destination | null;
  values: DestinationFormValues;
}

interface DestinationEditorProps {
  editor: Editor<Destination>;
  draft: DestinationDraft | null;
}

/** Adds a destination, or updates the one that Edit was chosen for. Give it the editor's `turn` as its key. */
export const DestinationEditor = ({ editor, draft }: DestinationEditorProps) => {
  const { entry } = editor;
  const add = useAddDestination();
  const update = useEditDestination();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<DestinationFormValues>({
    defaultValues: destinationFormValuesOf(entry),
    ...(draft === null ? {} : { values: draft.values, resetOptions: { keepDefaultValues: true } }),
    resolver: contractResolver(destinationProblemsOf),
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { setUnsaved } = editor;
  useEffect(() => setUnsaved(isDirty), [isDirty, setUnsaved]);
  useLeaveGuard(isDirty);
  useSaveDraft(DESTINATION_FORM, isDirty, (): DestinationDraft => ({ entry, values: form.getValues() }));

  const save = async (values: DestinationFormValues) => {
    setFailure(null);
    const body = destinationBodyOf(values);
    try {
      if (entry === null) await add.mutateAsync(body);
      else await update.mutateAsync({ id: entry._id, body });
    } catch (thrown) {
      if (!setFieldErrors(thrown, ['name', 'country', 'description', 'image'], form.setError)) setFailure(sentenceOf(thrown));
      return;
    }
    void notify({
      title: entry === null ? 'New destination added successfully' : 'Destination updated successfully',
      tone: 'green',
    });
    editor.finish();
  };

  return (
    <FormPanel
      title={entry === null ? 'Add destination' : 'Edit destination'}
      submitLabel={entry === null ? 'Add destination' : 'Update destination'}
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
      <TextField label="Name" {...form.register('name')} error={errors.name?.message} required autoComplete="off" />
      <TextField label="Country" {...form.register('country')} error={errors.country?.message} required autoComplete="off" />
      <TextArea label="Description" {...form.register('description')} error={errors.description?.message} required />
      <Controller
        control={form.control}
        name="image"
        render={({ field }) => (
          <PictureField
            label="Image"
            hint="JPEG, PNG, WebP or AVIF, at most 8 MB."
            name="image"
            most={1}
            ref={field.ref}
            pictures={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.image?.message}
          />
        )}
      />
    </FormPanel>
  );
};
