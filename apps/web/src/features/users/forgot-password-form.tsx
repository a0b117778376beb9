import { sentenceOf } from '../../shared/api/api-failure.ts';
import type { FormOutcome } from '../../shared/forms/form-outcome.ts';
import { usePlainForm } from '../../shared/forms/use-plain-form.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';
import { useForgotPassword } from './user-queries.ts';

const loadRules = () => import('./forgotten-rules.ts');

/** @param earlier the outcome of a form that a browser without JavaScript posted */
export const ForgotPasswordForm = ({ earlier }: { earlier: FormOutcome | null }) => {
  const forgot = useForgotPassword();
  const { errors, props } = usePlainForm({
    loadRules,
    action: paths.forgotPassword(),
    refused: earlier?.failure?.fields,
    send: (values: { email: string }) => forgot.mutateAsync(values).catch(() => undefined),
  });
  const failure = forgot.isError ? sentenceOf(forgot.error) : forgot.isIdle ? earlier?.failure?.message : undefined;
  const askedFor = forgot.isSuccess
    ? forgot.variables.email
    : forgot.isIdle && !earlier?.failure
      ? earlier?.values.email
      : undefined;

  return (
    <form {...props} className="space-y-5">
      {failure ? <Notice>{failure}</Notice> : null}
      {askedFor ? (
        <Notice tone="green">
          {rich(
            'Check your inbox: if <address> has an account, an email with a link is on its way. The link expires in 30 minutes and can only be used once. Nothing after a few minutes? Check your spam folder, or try another address.',
            { address: <span className="wrap-anywhere">{askedFor}</span> },
          )}
        </Notice>
      ) : null}
      <TextField
        label={t('Email Address')}
        type="email"
        required
        autoComplete="email"
        name="email"
        defaultValue={earlier?.values.email}
        error={errors.email}
      />
      <Button type="submit" size="large" className="w-full" busy={forgot.isPending}>
        {t('Send me a link')}
      </Button>
    </form>
  );
};
