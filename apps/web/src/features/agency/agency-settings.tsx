import type { Agency } from '@wayfarer/contracts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { EditedMeanwhile, labelsChanged } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { useSaveDraft } from '../../shared/forms/use-save-draft.ts';
import { useSavedDraft } from '../../shared/forms/use-saved-draft.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx';
import { type AgencyFormOutput, type AgencyFormValues, agencyForm } from './agency-form.ts';
import { BookingSection } from './booking-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { LookSection } from './look-section.tsx';
import { OperatorSection } from './operator-section.tsx';
import { LABELS } from './setting-labels.ts';
import { useSaveAgency } from './use-save-agency.ts';
import { WordsSection } from './words-section.tsx';

const DRAFT = 'settings';
type AgencySettingsProps = { agency: Agency; alsoUnsaved: boolean; onUnsaved: (unsaved: boolean) => void };

/**
 * Every setting in one form, saved at once.
 * @param alsoUnsaved whether another form of the page has unsaved changes
 * @param onUnsaved hears whether this one has
 */
export const AgencySettings = ({ agency, alsoUnsaved, onUnsaved }: AgencySettingsProps) => {
  const draft = useSavedDraft<AgencyFormValues>(DRAFT);
  const form = useForm<AgencyFormValues, unknown, AgencyFormOutput>({
    defaultValues: agencyForm.valuesOf(agency),
    ...(draft === null ? {} : { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver: schemaResolver(agencyForm.schema),
    mode: 'onTouched',
  });
  const { submit, failure, base, theirs, overTheirs, beginWith, saved } = useSaveAgency(agency, form);
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
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
      <LookSection {...form} />
      <WordsSection {...form} />
      <ContactSection {...form} />
      <BookingSection {...form} />
      <OperatorSection {...form} />
      <BottomBar className="-mx-(--gutter) space-y-3 border-hairline border-t bg-page px-(--gutter) py-4">
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
