import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@wayfarer/contracts';
import { useState } from 'react';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { saveFile } from '../../shared/ui/browser/save-file.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { t, tc, tn } from '../../shared/words/words.ts';
import { AccountSection } from './account-section.tsx';
import { OwnCodeField } from './own-code-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { TwoFactorSetUpForm } from './two-factor-set-up.tsx';
import { useAccountForm } from './use-account-form.ts';

const loadRemoval = async () => (await import('./two-factor-rules.ts')).removal;

const RecoveryCodeList = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => (
  <div className="space-y-4">
    <Notice tone="green">{t('Two-factor login is on.')}</Notice>
    <p>{t('Keep these recovery codes where you can find them without your phone. Each works once. You won’t see them again.')}</p>
    <ul
      aria-label={t('Recovery codes')}
      className="figures grid grid-cols-2 gap-2 rounded-control bg-grey-soft p-4 font-medium text-ink"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => saveFile('recovery-codes.txt', new Blob([`${codes.join('\n')}\n`]))}>
        {t('Save as a file')}
      </Button>
      <Button onClick={onSaved}>{t('I have saved them')}</Button>
    </div>
  </div>
);

const TurnOff = ({ recoveryCodes, onDone }: { recoveryCodes: number; onDone: () => void }) => {
  const { form, errors, failure, busy } = useAccountForm({
    loadRules: loadRemoval,
    send: (body) => callEndpoint('removeTwoFactor', { body }),
    onDone,
  });
  return (
    <form {...form} className="space-y-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="green">{tc('switched on', 'On')}</Badge>
        <span className="text-ink-soft">
          {tn(recoveryCodes, '{n} of 10 recovery codes are left.', '{n} of 10 recovery codes are left.')}
        </span>
      </p>
      {recoveryCodes < 3 ? <Notice tone="amber">{t('Turn it off and on again to get ten new recovery codes.')}</Notice> : null}
      {failure === null ? null : <Notice>{failure}</Notice>}
      <OwnPasswordField error={errors.currentPassword} />
      <OwnCodeField error={errors.code} />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('Turn off')}
      </Button>
    </form>
  );
};

/** Two-factor login: a code from an app in addition to the password. */
export const TwoFactorSection = ({ isOn, isRequired, recoveryCodes }: Account['twoFactor']) => {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.account.all });
  return (
    <AccountSection
      heading={t('Two-factor login')}
      text={<p>{t('Adds a second step at login: a code from an app on your phone.')}</p>}
    >
      {isRequired && !isOn ? (
        <Notice tone="amber">
          {t('Everyone who works here needs it, or a passkey. You can continue as soon as you have one of them.')}
        </Notice>
      ) : null}
      {codes === null ? null : <RecoveryCodeList codes={codes} onSaved={() => setCodes(null)} />}
      {codes === null && isOn ? <TurnOff recoveryCodes={recoveryCodes} onDone={() => void reload()} /> : null}
      {codes === null && !isOn ? (
        <TwoFactorSetUpForm
          onConfirmed={(confirmed) => {
            setCodes(confirmed.recoveryCodes);
            // Calls that were refused before are allowed now.
            void queryClient.invalidateQueries();
          }}
        />
      ) : null}
    </AccountSection>
  );
};
