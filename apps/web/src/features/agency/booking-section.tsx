import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import { DepositField } from '../../shared/deposit/deposit-field.tsx';
import { partErrorOf } from '../../shared/forms/part-error.ts';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { AgencyFormOutput, AgencyFormValues } from './agency-form.ts';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';

type BookingSectionProps = Pick<UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>, 'control' | 'register' | 'formState'>;

const atOnce = [{ value: 'none', label: 'Everything at once' }] as const;

/** Until when trips can be booked, and how they are paid, that say nothing of their own. */
export const BookingSection = ({ control, register, formState: { errors } }: BookingSectionProps) => (
  <SettingsSection
    title="Bookings"
    text="Until when trips can be booked, and how they are paid. A package may say otherwise of the first two."
  >
    <TextField
      label={LABELS.bookingCutOffDays}
      hint="Days before the trip, at the end of that day. 0: trips can be booked on the day on which they leave."
      inputMode="numeric"
      autoComplete="off"
      {...register('bookingCutOffDays', { valueAsNumber: true })}
      error={errors.bookingCutOffDays?.message}
      required
    />
    <Controller
      control={control}
      name="deposit"
      render={({ field, fieldState: { error } }) => (
        <DepositField
          label={LABELS.deposit}
          others={atOnce}
          values={field.value}
          onChange={field.onChange}
          errorOf={partErrorOf(error as FieldError | undefined)}
        />
      )}
    />
    <TextField
      label={LABELS.cancelOverdueAfterDays}
      hint="So many days after the rest was due, 3 at least. Its policy says what goes back. Counts from today on for those that are overdue already. Empty: only staff cancel."
      inputMode="numeric"
      autoComplete="off"
      {...register('cancelOverdueAfterDays')}
      error={errors.cancelOverdueAfterDays?.message}
    />
    <TextField
      label={LABELS.changeUntilDays}
      hint="Days before the trip. Until then travellers change day, party, rooms and extras themselves. Empty: only staff do."
      inputMode="numeric"
      autoComplete="off"
      {...register('changeUntilDays')}
      error={errors.changeUntilDays?.message}
    />
    <TextField
      label={LABELS.changeFee}
      hint="What a traveller pays for each change, besides what the policy keeps. Empty: nothing. Changes by staff cost nothing."
      inputMode="decimal"
      autoComplete="off"
      {...register('changeFee')}
      error={errors.changeFee?.message}
    />
  </SettingsSection>
);
