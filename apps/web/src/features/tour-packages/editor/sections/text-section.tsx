import { Controller, type FieldError } from 'react-hook-form';
import { TextArea } from '../../../../shared/ui/fields/text-area.tsx';
import { FactsField } from '../../form/facts/facts-field.tsx';
import { ItineraryField } from '../../form/itinerary/itinerary-field.tsx';
import { tourPackageForm } from '../../form/tour-package-form.ts';
import type { PackageEditorForm } from '../use-package-editor.ts';

/** What travellers read of a trip. */
export const TextSection = ({ form: { control, register, formState } }: { form: PackageEditorForm }) => {
  const { errors } = formState;
  return (
    <>
      <TextArea
        label={tourPackageForm.labels.description}
        {...register('description')}
        error={errors.description?.message}
        required
      />
      <Controller
        control={control}
        name="itinerary"
        render={({ field }) => (
          <ItineraryField
            ref={field.ref}
            text={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.itinerary?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="facts"
        render={({ field }) => (
          <FactsField
            ref={field.ref}
            values={field.value}
            onChange={field.onChange}
            error={errors.facts as FieldError | undefined}
          />
        )}
      />
    </>
  );
};
