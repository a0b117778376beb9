import { Controller, type FieldError } from 'react-hook-form';
import { AsksField } from '../../form/asks-field.tsx';
import { OwnQuestionsField } from '../../form/own-questions/own-questions-field.tsx';
import { tourPackageForm } from '../../form/tour-package-form.ts';
import type { PackageEditorForm } from '../use-package-editor.ts';

/** What travellers of a trip are asked once it is booked. */
export const AsksSection = ({ form: { control, formState } }: { form: PackageEditorForm }) => (
  <>
    <Controller
      control={control}
      name="asks"
      render={({ field }) => (
        <AsksField ref={field.ref} asks={field.value} onChange={field.onChange} error={formState.errors.asks?.message} />
      )}
    />
    <Controller
      control={control}
      name="ownQuestions"
      render={({ field }) => (
        <OwnQuestionsField
          ref={field.ref}
          label={tourPackageForm.labels.ownQuestions}
          questions={field.value}
          onChange={field.onChange}
          error={formState.errors.ownQuestions as FieldError | undefined}
        />
      )}
    />
  </>
);
