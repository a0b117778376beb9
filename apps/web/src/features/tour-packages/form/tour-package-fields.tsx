import { MAX_PACKAGE_PICTURES, type TourPackage } from '@wayfarer/contracts';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isDepositKeptIn } from '../../../shared/deposit/deposit-values.ts';
import { paths } from '../../../shared/paths.ts';
import { PictureField } from '../../../shared/pictures/picture-field.tsx';
import { DateField } from '../../../shared/ui/fields/date-field.tsx';
import { SelectField, type SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../../shared/ui/fields/tick.tsx';
import { AsksField } from './asks-field.tsx';
import { CancellationPolicyField } from './cancellation-policy-field.tsx';
import { FactsField } from './facts/facts-field.tsx';
import { ItineraryField } from './itinerary/itinerary-field.tsx';
import { defaultDepositOf } from './prices/default-deposit.ts';
import { PricesField } from './prices/prices-field.tsx';
import { ScheduleField } from './schedule/schedule-field.tsx';
import { type TourPackageFormOutput, type TourPackageFormValues, tourPackageForm } from './tour-package-form.ts';

const { labels } = tourPackageForm;

type TourPackageFieldsProps = {
  form: UseFormReturn<TourPackageFormValues, unknown, TourPackageFormOutput>;
  /** The package as it is stored; null for a new one. */
  edited: TourPackage | null;
  destinations: readonly SelectOption[];
  /** Why there are no destinations to choose from. */
  destinationsProblem: string | null;
};

/** The current destination can be chosen before the others have loaded, and if they cannot be loaded. */
const withPresent = (destinations: readonly SelectOption[], present: TourPackage['destination'] | undefined) => {
  if (present === undefined || destinations.some(({ value }) => value === present._id)) return destinations;
  return [{ value: present._id, label: `${present.name}, ${present.country}` }, ...destinations];
};

/** The fields of a package, in the order of docs/specification.md section 5. */
export const TourPackageFields = ({ form, edited, destinations, destinationsProblem }: TourPackageFieldsProps) => {
  const { control, register, formState, watch } = form;
  const { errors } = formState;
  const defaultDeposit = defaultDepositOf(edited);
  const [first, last, { isGroup: isForGroup }, deposit] = watch(['availableFrom', 'availableTo', 'groupOf', 'deposit']);
  return (
    <>
      <TextField label={labels.title} {...register('title')} error={errors.title?.message} required autoComplete="off" />
      <Controller
        control={control}
        name="destination"
        render={({ field }) => (
          <SelectField
            label={labels.destination}
            {...field}
            options={withPresent(destinations, edited?.destination)}
            placeholder="Choose a destination"
            error={errors.destination?.message ?? destinationsProblem ?? undefined}
            required
          />
        )}
      />
      <TextField
        label={labels.price}
        {...register('price')}
        leading="₹"
        inputMode="decimal"
        hint={`${isForGroup ? 'For each group' : 'Per person'}, with at most 2 decimals.`}
        error={errors.price?.message}
        required
        autoComplete="off"
      />
      <TextField
        label={labels.capacity}
        {...register('capacity')}
        optional
        inputMode="numeric"
        hint="How many persons can travel on one day. Leave it empty for no limit."
        error={errors.capacity?.message}
        autoComplete="off"
      />
      <Controller
        control={control}
        name="availableFrom"
        render={({ field }) => (
          <DateField
            label={labels.availableFrom}
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
            label={labels.availableTo}
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
        name="schedule"
        render={({ field }) => (
          <ScheduleField
            label={labels.schedule}
            ref={field.ref}
            values={field.value}
            onChange={field.onChange}
            error={errors.schedule as FieldError | undefined}
            edited={edited}
            availableFrom={first}
            availableTo={last}
          />
        )}
      />
      <PricesField form={form} defaultDeposit={defaultDeposit} />
      <Controller
        control={control}
        name="asks"
        render={({ field }) => (
          <AsksField ref={field.ref} asks={field.value} onChange={field.onChange} error={errors.asks?.message} />
        )}
      />
      <Controller
        control={control}
        name="cancellationPolicy"
        render={({ field }) => (
          <CancellationPolicyField
            steps={field.value}
            onChange={field.onChange}
            isDepositKept={isDepositKeptIn(deposit, defaultDeposit)}
            error={errors.cancellationPolicy?.message}
          />
        )}
      />
      <TextArea label={labels.description} {...register('description')} error={errors.description?.message} required />
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
      <Controller
        control={control}
        name="images"
        render={({ field }) => (
          <PictureField
            label={labels.images}
            optional
            hint="JPEG, PNG, WebP or AVIF, at most 8 MB each. The first one is the cover picture."
            name="images"
            most={MAX_PACKAGE_PICTURES}
            ref={field.ref}
            pictures={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.images?.message}
          />
        )}
      />
      {edited === null || edited.isDraft ? (
        <Controller
          control={control}
          name="isDraft"
          render={({ field }) => (
            <Tick label="Keep it as a draft, which only staff see" checked={field.value} onChange={field.onChange} />
          )}
        />
      ) : null}
      {edited?.isDraft ? (
        <Link
          to={paths.adminPackagePreview(edited._id)}
          target="_blank"
          className="touchable font-medium text-accent-strong text-small underline-offset-4 hover:underline"
        >
          Preview the draft as it was last saved
        </Link>
      ) : null}
    </>
  );
};
