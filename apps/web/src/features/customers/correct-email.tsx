import { type CustomerDetail, correctedEmailSchema, displayNameOf } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { useCorrectEmail } from './customer-queries.ts';

const resolver = schemaResolver(correctedEmailSchema);

/** Corrects the address of a traveller, who may have mistyped it, so that nothing reaches them. */
export const CorrectEmail = ({ customer: { _id, email, isEmailVerified, ...customer } }: { customer: CustomerDetail }) => {
  // Of who was booked by phone there is none to correct.
  const action = email === '' ? 'Add' : 'Correct';
  const heading = email === '' ? 'Add an address' : 'Correct the address';
  const form = useForm({ defaultValues: { email: '' }, resolver, mode: 'onTouched' });
  const { mutateAsync, isPending } = useCorrectEmail(_id);
  const mayReplace = useMay('change-users') || !isEmailVerified;
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const send = form.handleSubmit(async ({ email: corrected }) => {
    setFailure(null);
    setDone(null);
    if (corrected === email && isEmailVerified)
      return form.setError('email', { message: 'This is their address already.' }, { shouldFocus: true });
    const told =
      email === '' || email === corrected
        ? `${corrected} gets a link to confirm it.`
        : `${displayNameOf(customer)} is logged out everywhere. ${email} and ${corrected} will be told by email, and ${corrected} gets a link to confirm it.`;
    if (!(await confirm({ title: `${action} this address?`, text: told, confirmLabel: action }))) return;
    try {
      await mutateAsync(corrected);
      form.reset();
      setDone(corrected);
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  if (!mayReplace)
    return (
      <section aria-labelledby="correct-email" className="mt-5 space-y-2 border-hairline border-t pt-5">
        <h2 id="correct-email" className="font-bold text-ink text-lead">
          {heading}
        </h2>
        <p className="text-ink-soft">
          {displayNameOf(customer)} has confirmed this address, and can change it on the page Account. If they no longer read it,
          ask an admin.
        </p>
      </section>
    );
  return (
    <section aria-labelledby="correct-email" className="mt-5 max-w-md space-y-4 border-hairline border-t pt-5">
      <h2 id="correct-email" className="font-bold text-ink text-lead">
        {heading}
      </h2>
      <form noValidate aria-label={heading} className="space-y-4" onSubmit={(event) => void send(event)}>
        {failure === null ? null : <Notice>{failure}</Notice>}
        {done === null ? null : (
          <Notice tone="green">
            From now on emails go to <span className="wrap-anywhere">{done}</span>.
          </Notice>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          {...form.register('email')}
          hint="It counts at once. Ask the traveller to spell it."
          error={form.formState.errors.email?.message}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          {action}
        </Button>
      </form>
    </section>
  );
};
