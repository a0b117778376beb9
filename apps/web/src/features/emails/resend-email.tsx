import { type KeptEmail, resendSchema } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { useResendEmail } from './email-queries.ts';

const resolver = schemaResolver(resendSchema.pick({ to: true }).required());

/** Sends an email again: to its address, or to another one if the first was mistyped. */
export const ResendEmail = ({ email }: { email: KeptEmail }) => {
  const { mutateAsync, isPending, variables } = useResendEmail(email._id);
  const form = useForm({ defaultValues: { to: '' }, resolver, mode: 'onTouched' });
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (to?: string): Promise<void> => {
    setFailure(null);
    setSentTo(null);
    try {
      const sent = await mutateAsync({ resends: email.resends.length, ...(to === undefined ? {} : { to }) });
      setSentTo(sent.to);
      form.reset();
    } catch (thrown) {
      if (to === undefined || !setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  };
  const isCorrecting = isPending && variables.to !== undefined;
  return (
    <div className="space-y-4">
      {failure === null ? null : <Notice>{failure}</Notice>}
      <p aria-live="polite" className="text-ink wrap-anywhere empty:hidden">
        {sentTo === null ? '' : `It is on its way to ${sentTo}.`}
      </p>
      <Button variant="secondary" busy={isPending && !isCorrecting} disabled={isCorrecting} onClick={() => void send()}>
        Send again
      </Button>
      {email.canCorrect ? (
        <form
          noValidate
          aria-label="Send to another address"
          className="space-y-3"
          onSubmit={(event) => void form.handleSubmit(({ to }) => send(to))(event)}
        >
          <TextField
            label="Another address"
            type="email"
            autoComplete="off"
            {...form.register('to')}
            hint="If the first one was mistyped. The account keeps its address."
            error={form.formState.errors.to?.message}
          />
          <Button type="submit" variant="secondary" busy={isCorrecting} disabled={isPending && !isCorrecting}>
            Send to this address
          </Button>
        </form>
      ) : null}
    </div>
  );
};
