import { Controller, type FieldError, type UseFormReturn, useWatch } from 'react-hook-form';
import { TranslationsField } from '../../shared/translations/translations-field.tsx';
import type { AgencyFormOutput, AgencyFormValues } from './agency-form.ts';
import { agencyTextName, typedWordsOf } from './agency-words.ts';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';

type Props = Pick<UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>, 'control' | 'formState'>;

/** What the agency says about itself, in each other language of the site. */
export const WordsTranslationsSection = ({ control, formState: { errors } }: Props) => {
  const [name, hours, aboutLead, aboutText, figures, clientReviews, storyHeading, storyLead, story, travellerReviews, operator] =
    useWatch({
      control,
      name: [
        'name',
        'hours',
        'aboutLead',
        'aboutText',
        'figures',
        'clientReviews',
        'storyHeading',
        'storyLead',
        'story',
        'travellerReviews',
        'operator',
      ],
    });
  const about = { aboutLead, aboutText, storyHeading, storyLead, story };
  return (
    <SettingsSection
      title={LABELS.translations}
      text="Your own texts from Contact, Words and Who runs the trips. What you left as it came is translated already. Travellers who read another language see the English of what is empty here."
    >
      <Controller
        control={control}
        name="translations"
        render={({ field }) => (
          <TranslationsField
            ref={field.ref}
            base={typedWordsOf({ name, hours, ...about, figures, clientReviews, travellerReviews, operator })}
            labelOf={agencyTextName}
            values={field.value}
            onChange={field.onChange}
            error={errors.translations as FieldError | undefined}
          />
        )}
      />
    </SettingsSection>
  );
};
