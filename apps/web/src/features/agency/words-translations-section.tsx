import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormTranslations } from '../../shared/translations/form-translations.tsx';
import type { AgencyFormOutput, AgencyFormValues } from './agency-form.ts';
import { agencyTextName, typedWordsOf } from './agency-words.ts';
import { LABELS } from './setting-labels.ts';
import { SettingsSection } from './settings-section.tsx';

type Props = Pick<UseFormReturn<AgencyFormValues, unknown, AgencyFormOutput>, 'control'>;

/** What the agency says about itself, in each other language of the site. */
export const WordsTranslationsSection = ({ control }: Props) => {
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
      <FormTranslations
        control={control}
        base={typedWordsOf({ name, hours, ...about, figures, clientReviews, travellerReviews, operator })}
        labelOf={agencyTextName}
      />
    </SettingsSection>
  );
};
