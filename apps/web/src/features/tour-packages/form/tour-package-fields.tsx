import { MOST_PACKAGE_PICTURES } from '@wayfarer/contracts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { DateField } from '../../../shared/ui/fields/date-field.tsx';
import { SelectField, type SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { CancellationPolicyField } from './cancellation-policy-field.tsx';
import { ItineraryField } from './itinerary-field.tsx';
import type { TourPackageFormValues } from './tour-package-form-values.ts';

interface TourPackageFieldsProps {
  form: UseFormReturn<TourPackageFormValues>;
  destinations: readonly SelectOption[];
  destinationsProblem: string | null;
}

/** The fields of a package, in the order of docs/specification.md section 5. */
export const TourPackageFields = ({ form, destinations, destinationsProblem }: TourPackageFieldsProps) => {
  const { control, register, formState, watch } = form;
  const { errors } = formState;
  const [first, last] = watch(['availableFrom', 'availableTo']);
  return (
    <>
      <TextField label="Title" {...register('title')} error={errors.title?.message} required autoComplete="off" />
      <Controller
        control={control}
        name="destination"
        render={({ field }) => (
          <SelectField
            label="Destination"
            {...field}
            options={destinations}
            placeholder="Choose a destination"
            error={errors.destination?.message ?? destinationsProblem ?? undefined}
            required
          />
        )}
      />
      <TextField
        label="Price"
        {...register('price')}
        leading="₹"
        inputMode="decimal"
        hint="Per person, with at most 2 decimals."
        error={errors.price?.message}
        required
        autoComplete="off"
      />
      <TextField
        label="Seats per day"
        {...register('capacity')}
        optional
        inputMode="numeric"
        hint="Persons who can travel on one day. Empty: as many as like."
        error={errors.capacity?.message}
        autoComplete="off"
      />
      <Controller
        control={control}
        name="availableFrom"
        render={({ field }) => (
          <DateField
            label="Available from"
            ref={field.ref}
            value={field.value}
            onValueChange={field.onChange}
            to={last === '' ? undefined : last}
            error={errors.availableFrom?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="availableTo"
        render={({ field }) => (
          <DateField
            label="Available to"
            ref={field.ref}
            value={field.value}
            onValueChange={field.onChange}
            from={first === '' ? undefined : first}
            error={errors.availableTo?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="cancellationPolicy"
        render={({ field }) => (
          <CancellationPolicyField steps={field.value} onChange={field.onChange} error={errors.cancellationPolicy?.message} />
        )}
      />
      <TextArea label="Description" {...register('description')} error={errors.description?.message} required />
      <ItineraryField text={watch('itinerary')} {...register('itinerary')} error={errors.itinerary?.message} required />
      <Controller
        control={control}
        name="images"
        render={({ field }) => (
          <PictureField
            label="Images"
            optional
            hint="JPEG, PNG, WebP or AVIF, at most 8 MB each. The first one leads the package."
            name="images"
            most={MOST_PACKAGE_PICTURES}
            ref={field.ref}
            pictures={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.images?.message}
          />
        )}
      />
    </>
  );
};
