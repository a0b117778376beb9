import type { RecoveryCodes, TwoFactorSetUp } from '@wayfarer/contracts';
import { lazy, Suspense, useState } from 'react';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { loadPart } from '../../shared/ui/browser/load-part.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { Skeleton } from '../../shared/ui/feedback/skeleton.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const QrPicture = lazy(async () => ({ default: (await loadPart(() => import('./qr-picture.tsx'))).QrPicture }));

const loadStart = async () => (await import('./two-factor-rules.ts')).start;
const loadConfirmation = async () => (await import('./two-factor-rules.ts')).confirmation;

const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const Start = ({ onStarted }: { onStarted: (setUp: TwoFactorSetUp) => void }) => {
  const { form, errors, failure, busy } = useAccountForm({
    loadRules: loadStart,
    send: (body) => callEndpoint('startTwoFactor', { body }),
    onDone: (_, setUp) => onStarted(setUp),
  });
  return (
    <form {...form} className="space-y-4">
      {failure === null ? null : <Notice>{failure}</Notice>}
      <OwnPasswordField error={errors.currentPassword} />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('Set up two-factor login')}
      </Button>
    </form>
  );
};

type ConfirmProps = { setUp: TwoFactorSetUp; onConfirmed: (codes: RecoveryCodes) => void; onBack: () => void };

const Confirm = ({ setUp: { url, secret }, onConfirmed, onBack }: ConfirmProps) => {
  const { form, errors, failure, busy } = useAccountForm({
    loadRules: loadConfirmation,
    send: (body) => callEndpoint('confirmTwoFactor', { body }),
    onDone: (_, codes) => onConfirmed(codes),
  });
  return (
    <form {...form} className="space-y-4">
      <p>{t('Scan this with an authenticator app on your phone, then enter the code that it shows.')}</p>
      <Suspense fallback={<Skeleton className="size-52" />}>
        <QrPicture text={url} label={t('QR code for your authenticator app')} />
      </Suspense>
      <p className="text-ink-soft text-small">
        {rich('Or type this into the app: <secret>', {
          secret: <strong className="figures text-ink wrap-anywhere">{inFours(secret)}</strong>,
        })}
      </p>
      {failure === null ? null : <Notice>{failure}</Notice>}
      <TextField label={t('Code')} required autoComplete="one-time-code" spellCheck={false} name="code" error={errors.code} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('Turn on')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('Not now')}
        </Button>
      </div>
    </form>
  );
};

/** The steps of the set-up: password, QR code, first code. */
export const TwoFactorSetUpForm = ({ onConfirmed }: Pick<ConfirmProps, 'onConfirmed'>) => {
  const [setUp, setSetUp] = useState<TwoFactorSetUp | null>(null);
  if (setUp === null) return <Start onStarted={setSetUp} />;
  return <Confirm setUp={setUp} onConfirmed={onConfirmed} onBack={() => setSetUp(null)} />;
};
