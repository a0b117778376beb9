import { Controller, type UseFormReturn } from 'react-hook-form';
import { PictureField } from '../../shared/pictures/picture-field.tsx';
import { FormTranslations } from '../../shared/translations/form-translations.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { type DestinationFormOutput, type DestinationFormValues, destinationForm, typedTextsOf } from './destination-form.ts';

const { labels } = destinationForm;

/** The fields of a destination, in the order of docs/specification.md section 5. */
export const DestinationFields = ({
  control,
  register,
  formState: { errors },
  watch,
}: UseFormReturn<DestinationFormValues, unknown, DestinationFormOutput>) => (
  <>
    <TextField label={labels.name} {...register('name')} error={errors.name?.message} required autoComplete="off" />
    <TextField label={labels.country} {...register('country')} error={errors.country?.message} required autoComplete="off" />
    <TextArea label={labels.description} {...register('description')} error={errors.description?.message} required />
    <FormTranslations control={control} base={typedTextsOf(watch())} labelOf={(path) => labels[path as keyof typeof labels]} />
    <Controller
      control={control}
      name="image"
      render={({ field }) => (
        <PictureField
          label={labels.image}
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
  </>
);
