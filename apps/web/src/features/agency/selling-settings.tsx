import type { Selling } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EditedMeanwhile } from '../../shared/admin-list/form/edited-meanwhile.tsx';
import { useVersionedSave } from '../../shared/admin-list/form/use-versioned-save.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { LoadedSetting } from './loaded-setting.tsx';
import { SellingFields } from './selling-fields.tsx';
import { sellingSchemaOf, sellingValuesOf } from './selling-form.ts';

type SellingSettingsProps = { onUnsaved: (isUnsaved: boolean) => void };

const SellingSettingsForm = ({ selling, onUnsaved }: SellingSettingsProps & { selling: Selling }) => {
  const [base, setBase] = useState(selling);
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    defaultValues: sellingValuesOf(selling),
    resolver: schemaResolver(sellingSchemaOf(base.version)),
    mode: 'onTouched',
  });
  const { save, failure, theirs, begin } = useVersionedSave(base, form);
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const beginWith = (stored: Selling): void => {
    begin();
    setBase(stored);
    form.reset(sellingValuesOf(stored));
  };
  const submit = (version: number) =>
    form.handleSubmit(async (typed) => {
      setSaved(false);
      const answer = await save(base, async () => {
        const call = callEndpoint('editSelling', { body: { ...typed, version } });
        call.catch(logFailure('Saving who sells failed'));
        return call;
      });
      if (answer === null) return;
      beginWith(answer.selling);
      setSaved(true);
    })();
  return (
    <form
      noValidate
      aria-label="Money and tax"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(base.version);
      }}
      className="space-y-6"
    >
      <SellingFields form={form} selling={base} />
      {failure === null ? null : <Notice>{failure}</Notice>}
      {theirs === null ? null : (
        <EditedMeanwhile
          noun="setting"
          fields=""
          busy={isSubmitting}
          onShow={() => beginWith(theirs)}
          onSave={() => void submit(theirs.version)}
        />
      )}
      {isSaved && !isDirty ? <Notice tone="green">Saved. It counts from the next invoice and the next booking on.</Notice> : null}
      <div className="flex justify-end">
        <Button type="submit" busy={isSubmitting}>
          Save money and tax
        </Button>
      </div>
    </form>
  );
};

/** Who sells, and with which tax. @param onUnsaved the page has one guard for all its forms */
export const SellingSettings = ({ onUnsaved }: SellingSettingsProps) => (
  <LoadedSetting
    queryKey={laterQueryKeys.agency.selling}
    load={(call) => callEndpoint('showSelling', call)}
    loading="Loading who sells..."
    height="h-80"
  >
    {(selling) => <SellingSettingsForm selling={selling} onUnsaved={onUnsaved} />}
  </LoadedSetting>
);
