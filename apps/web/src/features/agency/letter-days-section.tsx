import { REMINDER_TIME } from '@wayfarer/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { formatTime } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { AgencyFormOutput, AgencyFormValues } from './agency-form.ts';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';

type LetterDaysSectionProps = Pick<UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>, 'register' | 'formState'>;

/** On which days travellers are written to before a trip, and after it. */
export const LetterDaysSection = ({ register, formState: { errors } }: LetterDaysSectionProps) => (
  <SettingsSection
    title="Emails before and after a trip"
    text={`To everybody whose booking is confirmed, around ${formatTime(`${todayOnSite()}${REMINDER_TIME}`)}.`}
  >
    <TextField
      label={LABELS.tripReminderDays}
      hint="Days before it, up to five with commas between them: 14, 7, 1. Who books too late for all of them gets one a day after booking. Empty: nobody is reminded."
      autoComplete="off"
      {...register('tripReminderDays')}
      error={errors.tripReminderDays?.message}
    />
    <TextField
      label={LABELS.afterTripDays}
      hint="Days after its last day. Empty: nobody is written to."
      inputMode="numeric"
      autoComplete="off"
      {...register('afterTripDays')}
      error={errors.afterTripDays?.message}
    />
    <p className="text-ink-soft text-small">
      What they say is set under{' '}
      <Link to={paths.adminLetters()} className="font-semibold text-accent underline underline-offset-4">
        Letters
      </Link>
      .
    </p>
  </SettingsSection>
);
