import type { Credentials, LoginAnswer } from '@wayfarer/contracts';
import { lazy, Suspense, useRef } from 'react';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { usePlainForm } from '../../shared/forms/use-plain-form.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { t } from '../../shared/words/words.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { useLogin } from './user-queries.ts';

const SecondStepForm = lazy(async () => ({ default: (await loadPart(() => import('./second-step-form.tsx'))).SecondStepForm }));

/** The token of the second step, which an account with two-factor login gets for its password. */
const pendingTokenIn = (thrown: unknown): string | null =>
  thrown instanceof ApiFailure && thrown.code === 'SECOND_STEP_REQUIRED' ? String(thrown.details.pendingToken) : null;

const loadRules = () => import('./credentials-rules.ts');

export type LoginFormProps = {
  /** Filled in after a registration. */
  username: string;
  showDemoAccounts: boolean;
  onLoggedIn: (answer: LoginAnswer) => void;
};

/**
 * Username and password (docs/specification.md section 2). A failure is shown here as a line, and what was
 * typed stays.
 */
export const LoginForm = ({ username, showDemoAccounts, onLoggedIn }: LoginFormProps) => {
  const login = useLogin();
  const sending = useRef(false);

  const send = async (credentials: Credentials): Promise<void> => {
    // A second press may arrive after the first one's answer: after a success nothing more is sent.
    if (sending.current) return;
    sending.current = true;
    try {
      onLoggedIn(await login.mutateAsync(credentials));
    } catch (thrown) {
      sending.current = false;
      if (pendingTokenIn(thrown) === null) console.error('Login failed', thrown);
    }
  };
  const { errors, fill, props } = usePlainForm({ loadRules, action: paths.login(), send });

  const fillIn = (account: Credentials) => {
    login.reset();
    fill(account);
  };

  const pendingToken = pendingTokenIn(login.error);
  if (pendingToken !== null)
    return (
      <Suspense fallback={null}>
        <SecondStepForm pendingToken={pendingToken} onLoggedIn={onLoggedIn} onBack={login.reset} />
      </Suspense>
    );
  return (
    <>
      <form {...props} className="space-y-5">
        {login.isError ? <Notice>{sentenceOf(login.error)}</Notice> : null}
        <TextField
          label={t('Username')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          name="username"
          defaultValue={username}
          error={errors.username}
        />
        <PasswordField label={t('Password')} required autoComplete="current-password" name="password" error={errors.password} />
        <Button type="submit" size="large" className="w-full" busy={login.isPending}>
          {t('Login')}
        </Button>
      </form>
      <PasskeyLogin onLoggedIn={onLoggedIn} />
      {showDemoAccounts ? <DemoAccounts onChoose={fillIn} /> : null}
    </>
  );
};
