import { type Notices, noticesFormSchema } from '@wayfarer/contracts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { LoadedSetting } from './loaded-setting.tsx';
import { SettingsSection } from './settings-section.tsx';

type Values = { to: string };
type NoticesSettingsProps = { onUnsaved: (isUnsaved: boolean) => void };

const addressIn = ({ to }: Values): string | null => (to.trim() === '' ? null : to.trim());

/** The sentence about a wrong address, as the API would say it. */
const problemOf = (to: string): string | true =>
  noticesFormSchema.shape.paidBookingsTo.safeParse(addressIn({ to })).error?.issues[0]?.message ?? true;

const NoticesForm = ({ notices, onUnsaved }: NoticesSettingsProps & { notices: Notices }) => {
  const [stored, setStored] = useState(notices);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useForm<Values>({ defaultValues: { to: notices.paidBookingsTo ?? '' } });
  const { isDirty, isSubmitting, errors } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const submit = async (typed: Values): Promise<void> => {
    setFailure(null);
    setSaved(false);
    try {
      const call = callEndpoint('editNotices', { body: { paidBookingsTo: addressIn(typed), version: stored.version } });
      call.catch(logFailure('Saving the address failed'));
      const saved = await call;
      setStored(saved.notices);
      form.reset({ to: saved.notices.paidBookingsTo ?? '' });
      setSaved(true);
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
  };
  return (
    <form noValidate aria-label="Email for each paid booking" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <SettingsSection
        title="Email for each paid booking"
        text="One email as soon as a booking is paid, and one when its balance is overdue: which trip, when, and who booked. Nobody but staff sees the address."
      >
        <TextField
          type="email"
          label="Send it to"
          optional
          autoComplete="off"
          hint="Empty: no such emails."
          {...form.register('to', { validate: problemOf })}
          error={errors.to?.message}
        />
        {failure === null ? null : <Notice>{failure}</Notice>}
        {isSaved && !isDirty ? (
          <Notice tone="green">
            {stored.paidBookingsTo === null ? 'No such emails are sent.' : `From now on sent to ${stored.paidBookingsTo}.`}
          </Notice>
        ) : null}
        <Button type="submit" busy={isSubmitting}>
          Save address
        </Button>
      </SettingsSection>
    </form>
  );
};

/** Who gets an email for each paid booking. @param onUnsaved the page has one guard for all its forms */
export const NoticesSettings = ({ onUnsaved }: NoticesSettingsProps) => (
  <LoadedSetting
    queryKey={laterQueryKeys.agency.notices}
    load={(call) => callEndpoint('showNotices', call)}
    loading="Loading the address..."
    height="h-32"
  >
    {(notices) => <NoticesForm notices={notices} onUnsaved={onUnsaved} />}
  </LoadedSetting>
);
