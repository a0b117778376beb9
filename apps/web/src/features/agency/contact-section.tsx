import type { UseFormReturn } from 'react-hook-form';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { AgencyFormOutput, AgencyFormValues } from './agency-form.ts';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';

type ContactSectionProps = Pick<UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>, 'register' | 'formState'>;

/** The agency's contact details, and the targets of the footer's two links. */
export const ContactSection = ({ register, formState: { errors } }: ContactSectionProps) => (
  <>
    <SettingsSection title="Contact" text="Shown on Contact Us.">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={LABELS.phone} type="tel" {...register('phone')} error={errors.phone?.message} required />
        <TextField label={LABELS.email} type="email" {...register('email')} error={errors.email?.message} required />
      </div>
      <TextArea label={LABELS.address} {...register('address')} error={errors.address?.message} required rows={2} />
      <TextArea
        label={LABELS.hours}
        hint="One per line."
        {...register('hours')}
        error={errors.hours?.message}
        required
        rows={2}
      />
    </SettingsSection>
    <SettingsSection title="Footer" text="Where these two links lead. Without an address they are shown but lead nowhere.">
      <TextField
        label={LABELS.contributeLink}
        hint="https://example.com, mailto:name@example.com or a path such as /contact."
        optional
        {...register('contributeLink')}
        error={errors.contributeLink?.message}
      />
      <TextField label={LABELS.contactLink} optional {...register('contactLink')} error={errors.contactLink?.message} />
    </SettingsSection>
  </>
);
