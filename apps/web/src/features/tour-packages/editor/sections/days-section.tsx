import type { TourPackage } from '@wayfarer/contracts';
import { Controller, type FieldError } from 'react-hook-form';
import { TypedDayField } from '../../../../shared/admin-list/form/typed-day-field.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { ScheduleField } from '../../form/schedule/schedule-field.tsx';
import { tourPackageForm } from '../../form/tour-package-form.ts';
import type { PackageEditorForm } from '../use-package-editor.ts';

const { labels } = tourPackageForm;

/** On which days a trip leaves, and for how many persons. */
export const DaysSection = ({ form, edited }: { form: PackageEditorForm; edited: TourPackage | null }) => {
  const { control, register, watch } = form;
  const { errors } = form.formState;
  const [first, last] = watch(['availableFrom', 'availableTo']);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="availableFrom"
          render={({ field }) => (
            <TypedDayField
              label={labels.availableFrom}
              ref={field.ref}
              value={field.value}
              onValueChange={field.onChange}
              to={last || undefined}
              error={errors.availableFrom?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="availableTo"
          render={({ field }) => (
            <TypedDayField
              label={labels.availableTo}
              ref={field.ref}
              value={field.value}
              onValueChange={field.onChange}
              from={first || undefined}
              error={errors.availableTo?.message}
            />
          )}
        />
      </div>
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
    </>
  );
};
