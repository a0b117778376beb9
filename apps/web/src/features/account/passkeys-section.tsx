import { useQueryClient } from '@tanstack/react-query';
import type { Account, Passkey } from '@wayfarer/contracts';
import { useState } from 'react';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { formatReaderMoment } from '../../shared/format/format-moment.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';
import { AccountSection } from './account-section.tsx';
import { OwnCodeField } from './own-code-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const loadAddition = async () => (await import('./passkey-rules.ts')).addition;
const loadRemoval = async () => (await import('./passkey-rules.ts')).removal;

const Add = ({ asksForCode, onDone }: { asksForCode: boolean; onDone: (name: string) => void }) => {
  const { form, errors, failure, busy } = useAccountForm({
    loadRules: loadAddition,
    send: async (values) => (await loadPart(() => import('./add-passkey.ts'))).addPasskey(values),
    onDone: ({ name }) => onDone(name),
  });
  return (
    <form {...form} className="space-y-4">
      {failure === null ? null : <Notice>{failure}</Notice>}
      <TextField
        label={t('Name')}
        hint={t('A name you will recognise, such as My phone.')}
        required
        name="name"
        error={errors.name}
      />
      <OwnPasswordField error={errors.currentPassword} />
      {asksForCode ? <OwnCodeField error={errors.code} /> : null}
      <Button type="submit" variant="secondary" busy={busy}>
        {t('Add a passkey')}
      </Button>
    </form>
  );
};

type RemoveProps = { passkey: Passkey; onDone: () => void; onBack: () => void };

const Remove = ({ passkey: { id, name }, onDone, onBack }: RemoveProps) => {
  const { form, errors, failure, busy } = useAccountForm({
    loadRules: loadRemoval,
    send: (body) => callEndpoint('removePasskey', { body: { passkey: id, ...body } }),
    onDone,
  });
  return (
    <form {...form} className="space-y-4">
      <p className="wrap-anywhere">
        {rich('Remove <name>? It no longer logs in here, and the other logins that it opened end.', {
          name: <strong className="text-ink">{name}</strong>,
        })}
      </p>
      {failure === null ? null : <Notice>{failure}</Notice>}
      <OwnPasswordField error={errors.currentPassword} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={busy}>
          {t('Remove this passkey')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('Not now')}
        </Button>
      </div>
    </form>
  );
};

/** Lists, adds and removes the passkeys of the account. */
export const PasskeysSection = ({ passkeys, asksForCode }: Pick<Account, 'passkeys'> & { asksForCode: boolean }) => {
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  // Calls that were refused to an admin without a second factor are allowed with a passkey.
  const reload = (name: string | null): void => {
    setAdded(name);
    setLeaving(null);
    void queryClient.invalidateQueries();
  };
  return (
    <AccountSection
      heading={t('Passkeys')}
      text={
        <p>
          {t(
            'With a passkey you log in with your fingerprint, your face or the PIN of your device, without a password or a code. It works only on this site, so a fake site cannot steal it.',
          )}
        </p>
      }
    >
      {added === null ? null : (
        <Notice tone="green">
          {rich('<name> logs you in from now on. You are logged out everywhere else.', {
            name: <span className="wrap-anywhere">{added}</span>,
          })}
        </Notice>
      )}
      {passkeys.length === 0 ? null : (
        <ul aria-label={t('Your passkeys')} className="divide-y divide-hairline">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span className="min-w-0">
                <span className="wrap-anywhere font-semibold text-ink">{passkey.name}</span>
                <span className="block text-ink-soft text-small">
                  {passkey.lastUsedAt === null
                    ? t('Not used yet')
                    : t('Last used {moment}', { moment: formatReaderMoment(passkey.lastUsedAt) })}
                </span>
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('Remove {name}', { name: passkey.name })}
                onClick={() => {
                  setAdded(null);
                  setLeaving(passkey);
                }}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {leaving === null ? (
        <Add asksForCode={asksForCode} onDone={reload} />
      ) : (
        <Remove key={leaving.id} passkey={leaving} onDone={() => reload(null)} onBack={() => setLeaving(null)} />
      )}
    </AccountSection>
  );
};
