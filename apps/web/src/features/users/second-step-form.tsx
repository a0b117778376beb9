import { useMutation } from '@tanstack/react-query';
import type { LoginAnswer } from '@wayfarer/contracts';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { usePlainForm } from '../../shared/forms/use-plain-form.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { t } from '../../shared/words/words.ts';

const loadRules = () => import('./second-step-rules.ts');

type SecondStepFormProps = { pendingToken: string; onLoggedIn: (answer: LoginAnswer) => void; onBack: () => void };

/** The code after the password, of accounts with two-factor login. */
export const SecondStepForm = ({ pendingToken, onLoggedIn, onBack }: SecondStepFormProps) => {
  const sending = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => callEndpoint('takeSecondStep', { body: { pendingToken, code } }),
    onSuccess: onLoggedIn,
    onError: (thrown) => {
      sending.current = false;
      logFailure('The second step of the login failed')(thrown);
    },
  });
  const { element, errors, props } = usePlainForm<{ code: string }>({
    loadRules,
    action: paths.login(),
    send: ({ code }) => {
      // A code works once: a second press would be refused.
      if (sending.current) return;
      sending.current = true;
      mutate(code);
    },
  });
  useEffect(() => element.current?.querySelector('input')?.focus(), [element]);
  return (
    <form {...props} className="space-y-5">
      <p className="text-ink-soft">{t('Enter the code from your authenticator app.')}</p>
      {error === null ? null : <Notice>{sentenceOf(error)}</Notice>}
      <TextField
        label={t('Code')}
        hint={t('No phone? Use a recovery code.')}
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        name="code"
        error={errors.code}
      />
      <Button type="submit" size="large" className="w-full" busy={isPending}>
        {t('Log in')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('Start over')}
      </Button>
    </form>
  );
};
