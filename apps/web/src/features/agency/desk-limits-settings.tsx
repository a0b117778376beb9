import { useQueryClient } from '@tanstack/react-query';
import { type DeskLimits, deskLimitsFormSchema } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { LoadedSetting } from './loaded-setting.tsx';
import { SettingsSection } from './settings-section.tsx';

type DeskLimitsProps = { onUnsaved: (isUnsaved: boolean) => void };

/** A whole number as it is typed; '' and words are refused by the schema behind it. */
const typedNumber = z.string().transform((text): unknown => (text.trim() === '' ? undefined : Number(text.replaceAll(',', ''))));
const { refundLimit, discountPercent, leadDiscountPercent } = deskLimitsFormSchema.shape;
const formSchema = z.object({
  refundLimit: typedNumber.pipe(refundLimit),
  discountPercent: typedNumber.pipe(discountPercent),
  leadDiscountPercent: typedNumber.pipe(leadDiscountPercent),
});

const valuesOf = (limits: DeskLimits) => ({
  refundLimit: String(limits.refundLimit),
  discountPercent: String(limits.discountPercent),
  leadDiscountPercent: String(limits.leadDiscountPercent),
});

const DeskLimitsForm = ({ limits, onUnsaved }: DeskLimitsProps & { limits: DeskLimits }) => {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState(limits);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm({ defaultValues: valuesOf(limits), resolver: schemaResolver(formSchema), mode: 'onTouched' });
  const { isDirty, isSubmitting, errors } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    setSaved(false);
    try {
      const call = callEndpoint('editDeskLimits', { body: { ...typed, version: stored.version } });
      call.catch(logFailure('Saving the limits of the desk failed'));
      const saved = await call;
      setStored(saved.limits);
      form.reset(valuesOf(saved.limits));
      setSaved(true);
      await queryClient.invalidateQueries({ queryKey: laterQueryKeys.agency.deskLimits });
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  return (
    <form noValidate aria-label="Limits of the desk" onSubmit={(event) => void submit(event)}>
      <SettingsSection
        title="Limits of the desk"
        text="What the role Desk may do without asking. Desk leads and admins refund without a limit; admins take off any discount."
      >
        <TextField
          label="Refund of one booking, in rupees"
          inputMode="numeric"
          autoComplete="off"
          leading="₹"
          hint="By cancelling it. 0: the desk cancels only where nothing goes back."
          {...form.register('refundLimit')}
          error={errors.refundLimit?.message}
        />
        <TextField
          label="Discount by the desk, in percent"
          inputMode="numeric"
          autoComplete="off"
          {...form.register('discountPercent')}
          error={errors.discountPercent?.message}
        />
        <TextField
          label="Discount by desk leads, in percent"
          inputMode="numeric"
          autoComplete="off"
          {...form.register('leadDiscountPercent')}
          error={errors.leadDiscountPercent?.message}
        />
        {failure === null ? null : <Notice>{failure}</Notice>}
        {isSaved && !isDirty ? <Notice tone="green">Saved. They count from now on.</Notice> : null}
        <Button type="submit" busy={isSubmitting}>
          Save limits
        </Button>
      </SettingsSection>
    </form>
  );
};

/** What the desk may refund and take off. @param onUnsaved the page has one guard for all its forms */
export const DeskLimitsSettings = ({ onUnsaved }: DeskLimitsProps) => (
  <LoadedSetting
    queryKey={laterQueryKeys.agency.deskLimits}
    load={(call) => callEndpoint('showDeskLimits', call)}
    loading="Loading the limits..."
    height="h-64"
  >
    {(limits) => <DeskLimitsForm limits={limits} onUnsaved={onUnsaved} />}
  </LoadedSetting>
);
