import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { UsernameForManagers } from '../../shared/ui/fields/username-for-managers.tsx';
import { t } from '../../shared/words/words.ts';
import { AccountSection } from './account-section.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const loadRules = () => import('./password-rules.ts');

/** A new password, which ends every other login. */
export const PasswordSection = ({ username }: { username: string }) => {
  const queryClient = useQueryClient();
  const { form, errors, failure, isDone, busy } = useAccountForm({
    loadRules,
    send: (body) => callEndpoint('changePassword', { body }),
    onDone: () => void queryClient.invalidateQueries({ queryKey: laterQueryKeys.account.all }),
  });
  return (
    <AccountSection heading={t('Password')} text={<p>{t('A new password logs you out everywhere else.')}</p>}>
      <form {...form} className="space-y-4">
        {failure === null ? null : <Notice>{failure}</Notice>}
        {isDone ? <Notice tone="green">{t('Your password has changed. You are logged out everywhere else.')}</Notice> : null}
        <UsernameForManagers username={username} />
        <OwnPasswordField label={t('Current password')} error={errors.currentPassword} />
        <PasswordField
          label={t('New password')}
          required
          autoComplete="new-password"
          hint={t('At least 8 characters.')}
          name="newPassword"
          error={errors.newPassword}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('Change password')}
        </Button>
      </form>
    </AccountSection>
  );
};
