import { Controller, type UseFormReturn } from 'react-hook-form';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { AgencyFormOutput, AgencyFormValues } from './agency-form.ts';
import { FiguresField } from './figures-field.tsx';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';
import { TestimonialsField } from './testimonials-field.tsx';

type WordsSectionProps = Pick<UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>, 'control' | 'register' | 'formState'>;

/** The texts of Home and About Us. */
export const WordsSection = ({ control, register, formState: { errors } }: WordsSectionProps) => (
  <>
    <SettingsSection title="Home" text="The 'About Us' section, the figures, and 'Recent Client Reviews'.">
      <TextField label={LABELS.aboutLead} {...register('aboutLead')} error={errors.aboutLead?.message} required />
      <TextArea label={LABELS.aboutText} {...register('aboutText')} error={errors.aboutText?.message} required />
      <Controller
        control={control}
        name="figures"
        render={({ field: { value, onChange } }) => (
          <FiguresField value={value} onChange={onChange} error={errors.figures?.message} />
        )}
      />
      <Controller
        control={control}
        name="clientReviews"
        render={({ field: { value, onChange } }) => (
          <TestimonialsField
            label={LABELS.clientReviews}
            noun="review"
            value={value}
            onChange={onChange}
            error={errors.clientReviews?.message}
          />
        )}
      />
    </SettingsSection>
    <SettingsSection title="About Us" text="The story at the top of the page, and 'What Travellers Say'.">
      <TextField label={LABELS.storyHeading} {...register('storyHeading')} error={errors.storyHeading?.message} required />
      <TextArea label={LABELS.storyLead} {...register('storyLead')} error={errors.storyLead?.message} required rows={2} />
      <TextArea label={LABELS.story} {...register('story')} error={errors.story?.message} required rows={6} />
      <Controller
        control={control}
        name="travellerReviews"
        render={({ field: { value, onChange } }) => (
          <TestimonialsField
            label={LABELS.travellerReviews}
            noun="testimonial"
            value={value}
            onChange={onChange}
            error={errors.travellerReviews?.message}
          />
        )}
      />
    </SettingsSection>
  </>
);
