import { type AgencyTextName, type AgencyTexts, agencyTextNames, agencyTextsFormSchema } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { FormTranslations } from '../../shared/translations/form-translations.tsx';
import {
  alongWith,
  type TranslationValues,
  translationsIn,
  translationValuesOf,
} from '../../shared/translations/translation-values.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { LoadedSetting } from './loaded-setting.tsx';
import { SettingsSection } from './settings-section.tsx';

type Typed = Record<AgencyTextName, string>;
type Values = Typed & { translations: TranslationValues };
/** The English texts as they are typed. */
const typedTextsOf = ({ terms, privacy, imprint }: Typed) => ({
  terms: terms.trim(),
  privacy: privacy.trim(),
  imprint: imprint.trim(),
});
const valuesOf = ({ terms = '', privacy = '', imprint = '', translations }: AgencyTexts): Values => {
  const typed = { terms, privacy, imprint };
  return { ...typed, translations: translationValuesOf(typedTextsOf(typed), translations) };
};

const titleOf = (name: string): string =>
  agencyTextNames.some((one) => one === name) ? screens[name as AgencyTextName].title : name;

/** The sentence about what is wrong with a text, as the API would say it. */
const problemOf = (name: AgencyTextName, text: string): string | true =>
  text.trim() === '' || (agencyTextsFormSchema.shape[name].safeParse(text).error?.issues[0]?.message ?? true);

type TextsSettingsProps = { onUnsaved: (isUnsaved: boolean) => void };

const TextsForm = ({ texts, onUnsaved }: TextsSettingsProps & { texts: AgencyTexts }) => {
  const [stored, setStored] = useState(texts);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Values>({ defaultValues: valuesOf(texts) });
  const { isDirty, isSubmitting, errors } = form.formState;
  const [terms, privacy, imprint] = useWatch({ control: form.control, name: ['terms', 'privacy', 'imprint'] });
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const submit = async ({ translations: values, ...typed }: Values): Promise<void> => {
    setFailure(null);
    setSaved(false);
    const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
    const translations = translationsIn(alongWith(typedTextsOf(typed), values));
    try {
      const call = callEndpoint('editAgencyTexts', { body: { ...filled, translations, version: stored.version } });
      call.catch(logFailure('Saving the texts failed'));
      const saved = await call;
      setStored(saved.texts);
      form.reset(valuesOf(saved.texts));
      setSaved(true);
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  };
  return (
    <form noValidate aria-label="Texts" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <SettingsSection
        title="Terms, privacy, imprint"
        text="Each has a page once it is written, linked at the foot of every page. Whoever books agrees to terms and privacy; the booking keeps the version. A translation that is older than the English is not shown: travellers read what is in force."
      >
        {agencyTextNames.map((name) => (
          <TextArea
            key={name}
            label={screens[name].title}
            rows={6}
            hint="An empty line begins a paragraph. Empty: no page, and no link."
            {...form.register(name, { validate: (text) => problemOf(name, text) })}
            error={errors[name]?.message}
          />
        ))}
        <FormTranslations control={form.control} base={typedTextsOf({ terms, privacy, imprint })} labelOf={titleOf} />
        {failure === null ? null : <Notice>{failure}</Notice>}
        {isSaved && !isDirty ? <Notice tone="green">Saved as version {stored.version}.</Notice> : null}
        <Button type="submit" busy={isSubmitting}>
          Save texts
        </Button>
      </SettingsSection>
    </form>
  );
};

/**
 * The texts by which the agency sells; saved by themselves, because each saving is a version.
 * @param onUnsaved the page has one guard for all its forms
 */
export const TextsSettings = ({ onUnsaved }: TextsSettingsProps) => (
  <LoadedSetting
    queryKey={laterQueryKeys.agency.texts}
    load={(call) => callEndpoint('showAgencyTexts', { ...call, query: { language: 'all' } })}
    loading="Loading texts..."
    height="h-80"
  >
    {(texts) => <TextsForm texts={texts} onUnsaved={onUnsaved} />}
  </LoadedSetting>
);
