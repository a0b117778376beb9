import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { AgencyFormValues } from './agency-form.ts';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';

type BookingSectionProps = Pick<UseFormReturn<AgencyFormValues>, 'register' | 'formState'>;

/** Until when trips can be booked that have no cut-off of their own. */
export const BookingSection = ({ register, formState: { errors } }: BookingSectionProps) => (
  <SettingsSection title="Bookings" text="Until when trips can be booked. The schedule of a package may say otherwise.">
    <TextField
      label={LABELS.bookingCutOffDays}
      hint="Days before the trip, at the end of that day. 0: trips can be booked on the day on which they leave."
      inputMode="numeric"
      autoComplete="off"
      {...register('bookingCutOffDays', { valueAsNumber: true })}
      error={errors.bookingCutOffDays?.message}
      required
    />
  </SettingsSection>
);
