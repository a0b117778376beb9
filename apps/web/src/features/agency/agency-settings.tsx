import type { Agency } from '@wayfarer/contracts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EditedMeanwhile, labelsChanged } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { changedFields } from '../../shared/forms/changed-fields.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { useLeadToWrong } from '../../shared/forms/use-lead-to-wrong.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { useSaveDraft } from '../../shared/forms/use-save-draft.ts';
import { useSavedDraft } from '../../shared/forms/use-saved-draft.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx';
import type { Sections } from '../../shared/ui/layout/use-section.ts';
import { type AgencyFormOutput, type AgencyFormValues, agencyForm } from './agency-form.ts';
import { BookingSection } from './booking-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { LetterDaysSection } from './letter-days-section.tsx';
import { LookSection } from './look-section.tsx';
import { OperatorSection } from './operator-section.tsx';
import { LABELS } from './setting-labels.ts';
import { SettingsPart } from './settings-part.tsx';
import { isOfAgency, type Setting, type SettingsKey, sectionOfSetting, settingsInOrder } from './settings-sections.ts';
import { useSaveAgency } from './use-save-agency.ts';
import { WordsSection } from './words-section.tsx';
import { WordsTranslationsSection } from './words-translations-section.tsx';

const DRAFT = 'settings';
type AgencySettingsProps = {
  agency: Agency;
  alsoUnsaved: boolean;
  /** Hears which parts have unsaved changes, and in which something is wrong. */
  onMarks: (marks: AgencyMarks) => void;
  sections: Sections<SettingsKey>;
};
export type AgencyMarks = { unsaved: readonly SettingsKey[]; wrong: readonly SettingsKey[] };

const partsOf = (settings: readonly Setting[]): SettingsKey[] => [
  ...new Set(settings.map((setting) => sectionOfSetting[setting])),
];

/**
 * What the agency says of itself and how it takes bookings, saved at once: one form over several parts of the
 * page.
 * @param alsoUnsaved whether another form of the page has unsaved changes
 */
export const AgencySettings = ({ agency, alsoUnsaved, onMarks, sections }: AgencySettingsProps) => {
  const draft = useSavedDraft<AgencyFormValues>(DRAFT);
  const form = useForm<AgencyFormValues, unknown, AgencyFormOutput>({
    defaultValues: agencyForm.valuesOf(agency),
    ...(draft === null ? {} : { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver: schemaResolver(agencyForm.schema),
    mode: 'onTouched',
    // It may be in a part that is not shown.
    shouldFocusError: false,
  });
  const { submit, failure, base, theirs, overTheirs, beginWith, saved } = useSaveAgency(agency, form);
  const { isDirty, isSubmitting, errors } = form.formState;
  const unsaved = partsOf(changedFields(settingsInOrder, agencyForm.valuesOf(base), useWatch({ control: form.control }))).join();
  const wrong = partsOf(settingsInOrder.filter((setting) => errors[setting] !== undefined)).join();
  useEffect(() => {
    const read = (keys: string) => (keys === '' ? [] : keys.split(',')) as SettingsKey[];
    onMarks({ unsaved: read(unsaved), wrong: read(wrong) });
  }, [unsaved, wrong, onMarks]);
  useLeadToWrong({ form, sectionOf: sectionOfSetting, ...sections });
  useLeaveGuard(isDirty || alsoUnsaved);
  useSaveDraft(DRAFT, isDirty, () => form.getValues());
  return (
    <form
      noValidate
      aria-label="Settings"
      onSubmit={(event) => void form.handleSubmit((values) => submit(values))(event)}
      className="space-y-6"
    >
      {draft === null ? null : <Notice tone="grey">You were logged out. What you had entered is still here.</Notice>}
      <SettingsPart name="look" sections={sections}>
        <LookSection {...form} />
      </SettingsPart>
      <SettingsPart name="contact" sections={sections}>
        <ContactSection {...form} />
      </SettingsPart>
      <SettingsPart name="words" sections={sections}>
        <WordsSection {...form} />
      </SettingsPart>
      <SettingsPart name="booking" sections={sections}>
        <BookingSection {...form} />
        <LetterDaysSection {...form} />
      </SettingsPart>
      <SettingsPart name="operator" sections={sections}>
        <OperatorSection {...form} />
      </SettingsPart>
      <SettingsPart name="translations" sections={sections}>
        <WordsTranslationsSection {...form} />
      </SettingsPart>
      <BottomBar
        hidden={!isOfAgency(sections.current)}
        className="space-y-3 border-hairline border-t bg-page py-4 max-lg:-mx-(--gutter) max-lg:px-(--gutter)"
      >
        {failure === null ? null : <Notice>{failure}</Notice>}
        {theirs === null ? null : (
          <EditedMeanwhile
            noun="agency"
            fields={labelsChanged(LABELS, base, theirs)}
            busy={isSubmitting}
            onShow={() => beginWith(theirs)}
            onSave={() => void form.handleSubmit((values) => submit(values, overTheirs ?? theirs))()}
          />
        )}
        {saved && !isDirty ? <Notice tone="green">Saved.</Notice> : null}
        <div className="flex flex-wrap justify-end gap-3">
          {isDirty ? (
            <Button variant="quiet" onClick={() => form.reset()}>
              Discard changes
            </Button>
          ) : null}
          <Button type="submit" busy={isSubmitting}>
            Save settings
          </Button>
        </div>
      </BottomBar>
    </form>
  );
};
