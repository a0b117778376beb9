import type { PasswordReset } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { usePlainForm } from '../../shared/forms/use-plain-form.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { UsernameForManagers } from '../../shared/ui/fields/username-for-managers.tsx';
import { t } from '../../shared/words/words.ts';
import { PasswordStrength } from './password-strength.tsx';
import { useResetPassword } from './user-queries.ts';

const loadRules = () => import('./reset-rules.ts');

const NewLink = () => (
  <LinkButton to={paths.forgotPassword()} variant="secondary" size="small">
    {t('Ask for a new link')}
  </LinkButton>
);

export type ResetPasswordFormProps = {
  /** What the emailed link has behind its #: the token, and whose it is, for password managers alone. */
  link: string;
  onChanged: () => void;
};

/** Sets a new password with an emailed link. */
export const ResetPasswordForm = ({ link, onChanged }: ResetPasswordFormProps) => {
  const [token = '', ...rest] = link.split('&');
  const username = new URLSearchParams(rest.join('&')).get('username');
  const reset = useResetPassword();
  const sending = useRef(false);
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState('');

  const send = async (values: PasswordReset): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    try {
      await reset.mutateAsync(values);
      onChanged();
    } catch (thrown) {
      setRefused(thrown instanceof ApiFailure ? (thrown.fields.newPassword ?? '') : '');
      sending.current = false;
    }
  };
  const { errors, props } = usePlainForm({ loadRules, action: paths.resetPassword(), send });

  if (token === '')
    return (
      <Notice action={<NewLink />}>{t('This link is incomplete. Open it again from the email or request a new one.')}</Notice>
    );
  return (
    <form {...props} className="space-y-5">
      {reset.isError && refused === '' ? (
        <Notice action={reset.error instanceof ApiFailure && reset.error.code === 'LINK_INVALID' ? <NewLink /> : null}>
          {sentenceOf(reset.error)}
        </Notice>
      ) : null}
      <input type="hidden" name="token" value={token} />
      {username === null ? null : <UsernameForManagers username={username} />}
      <PasswordField
        label={t('New password')}
        required
        autoComplete="new-password"
        hint={<PasswordStrength password={password} username="" />}
        name="newPassword"
        onChange={({ target }) => {
          setPassword(target.value);
          setRefused('');
        }}
        error={errors.newPassword ?? (refused || undefined)}
      />
      <Button type="submit" size="large" className="w-full" busy={reset.isPending}>
        {t('Change password')}
      </Button>
    </form>
  );
};
