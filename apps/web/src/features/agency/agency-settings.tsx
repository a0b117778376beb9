import type { Agency } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EditedMeanwhile } from '../../shared/admin-list/edited-meanwhile.tsx';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { useSaveDraft } from '../../shared/forms/use-save-draft.ts';
import { useSavedDraft } from '../../shared/forms/use-saved-draft.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { type AgencyFormValues, agencyForm } from './agency-form.ts';
import { changedWords } from './changed-words.ts';
import { ContactSection } from './contact-section.tsx';
import { LookSection } from './look-section.tsx';
import { useSaveAgency } from './use-save-agency.ts';
import { WordsSection } from './words-section.tsx';

const DRAFT = 'settings';

/** Every setting in one form, saved at once. */
export const AgencySettings = ({ agency }: { agency: Agency }) => {
  const draft = useSavedDraft<AgencyFormValues>(DRAFT);
  const { save, failure, setFailure, base, theirs, begin } = useSaveAgency(agency);
  const [saved, setSaved] = useState(false);
  const form = useForm<AgencyFormValues, unknown, AgencyFormValues>({
    defaultValues: agencyForm.valuesOf(agency),
    ...(draft === null ? {} : { values: draft, resetOptions: { keepDefaultValues: true } }),
    resolver: schemaResolver(agencyForm.schema),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty);
  useSaveDraft(DRAFT, isDirty, () => form.getValues());
  const beginWith = (next: Agency): void => {
    begin(next);
    form.reset(agencyForm.valuesOf(next));
  };
  const submit = async (values: AgencyFormValues): Promise<void> => {
    setSaved(false);
    try {
      const next = await save((version) => agencyForm.bodyOf(values, version));
      if (next === null) return;
      form.reset(agencyForm.valuesOf(next));
      setSaved(true);
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  };
  return (
    <form noValidate aria-label="Settings" onSubmit={(event) => void form.handleSubmit(submit)(event)} className="space-y-6">
      {draft === null ? null : <Notice tone="grey">You were logged out. What you had entered is still here.</Notice>}
      <LookSection {...form} />
      <WordsSection {...form} />
      <ContactSection {...form} />
      <div className="sticky bottom-0 -mx-(--gutter) space-y-3 border-hairline border-t bg-page px-(--gutter) py-4">
        {failure === null ? null : <Notice>{failure}</Notice>}
        {theirs === null ? null : (
          <EditedMeanwhile
            noun="agency"
            fields={changedWords(base, theirs)}
            busy={isSubmitting}
            onShow={() => beginWith(theirs)}
            onSave={() => void form.handleSubmit(submit)()}
          />
        )}
        {saved && !isDirty ? <Notice tone="green">Saved. Every page shows it from the next time it is loaded.</Notice> : null}
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
      </div>
    </form>
  );
};
