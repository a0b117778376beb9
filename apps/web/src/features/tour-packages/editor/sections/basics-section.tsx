import type { TourPackage } from '@wayfarer/contracts';
import { Controller } from 'react-hook-form';
import { SelectField, type SelectOption } from '../../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../../../shared/ui/fields/tick.tsx';
import { tourPackageForm } from '../../form/tour-package-form.ts';
import type { PackageEditorForm } from '../use-package-editor.ts';

const { labels } = tourPackageForm;

export type DestinationChoices = {
  options: readonly SelectOption[];
  /** Why there are none to choose from. */
  problem: string | null;
};

type BasicsSectionProps = { form: PackageEditorForm; edited: TourPackage | null; destinations: DestinationChoices };

/** The current destination can be chosen before the others have loaded, and if they cannot be loaded. */
const withPresent = (options: readonly SelectOption[], present: TourPackage['destination'] | undefined) => {
  if (present === undefined || options.some(({ value }) => value === present._id)) return options;
  return [{ value: present._id, label: `${present.name}, ${present.country}` }, ...options];
};

/** What a trip is called, where it goes, and whether it is on offer. */
export const BasicsSection = ({ form: { control, register, formState }, edited, destinations }: BasicsSectionProps) => {
  const { errors } = formState;
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
            options={withPresent(destinations.options, edited?.destination)}
            placeholder="Choose a destination"
            error={errors.destination?.message ?? destinations.problem ?? undefined}
            required
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
    </>
  );
};
