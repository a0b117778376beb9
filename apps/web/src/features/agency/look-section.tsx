import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { AgencyFormOutput, AgencyFormValues } from './agency-form.ts';
import { ColourField } from './colour-field.tsx';
import { ColourPreview } from './colour-preview.tsx';
import { LogoField } from './logo-field.tsx';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';

const PLACES = ['accentLight', 'accentDark', 'highlight'] as const;

type LookSectionProps = Pick<UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>, 'control' | 'register' | 'formState'>;

/** Name, logo and colours. */
export const LookSection = ({ control, register, formState: { errors } }: LookSectionProps) => {
  const [accentLight, accentDark, highlight] = useWatch({ control, name: [...PLACES] });
  return (
    <>
      <SettingsSection
        title="Name and logo"
        text="They appear in the navigation bar, the footer, the browser tab and search results."
      >
        <TextField label={LABELS.name} {...register('name')} error={errors.name?.message} required autoComplete="off" />
        <Controller
          control={control}
          name="logo"
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <LogoField ref={ref} value={value} onChange={onChange} onBlur={onBlur} error={errors.logo?.message} />
          )}
        />
      </SettingsSection>
      <SettingsSection
        title="Colours"
        text="Buttons, links and icons, in each theme. A colour with too little contrast for text (WCAG AA: below 4.5 to 1) is refused."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {PLACES.map((place) => (
            <Controller
              key={place}
              control={control}
              name={place}
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <ColourField
                  ref={ref}
                  label={LABELS[place]}
                  place={place}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  error={errors[place]?.message}
                />
              )}
            />
          ))}
        </div>
        <ColourPreview colours={{ accentLight, accentDark, highlight }} />
      </SettingsSection>
    </>
  );
};
