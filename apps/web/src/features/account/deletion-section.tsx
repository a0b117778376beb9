import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { confirm } from '../../shared/ui/overlays/confirm.ts';
import { t } from '../../shared/words/words.ts';
import { AccountSection } from './account-section.tsx';
import { OwnCodeField } from './own-code-field.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const loadRules = () => import('./deletion-rules.ts');

const ask = () =>
  confirm({
    title: t('Delete your account?'),
    text: t(
      'Your name, your address and everything you have written are erased, and you are logged out everywhere. This cannot be undone.',
    ),
    confirmLabel: t('Delete my account'),
    tone: 'danger',
  });

/** Deletes the account, after the password, with two-factor login a code, and a confirmation. */
export const DeletionSection = ({ asksForCode, onDeleted }: { asksForCode: boolean; onDeleted: () => void }) => {
  const { form, errors, failure, busy } = useAccountForm({
    loadRules,
    ask,
    send: (body) => callEndpoint('deleteAccount', { body }),
    onDone: onDeleted,
  });
  return (
    <AccountSection
      heading={t('Delete this account')}
      text={
        <p>
          {t(
            'Unpaid bookings are cancelled. Paid trips stay booked without your name and you’ll lose access to them. Cancel first if you don’t plan to travel.',
          )}
        </p>
      }
    >
      <form {...form} className="space-y-4">
        {failure === null ? null : <Notice>{failure}</Notice>}
        <OwnPasswordField error={errors.currentPassword} />
        {asksForCode ? <OwnCodeField error={errors.code} /> : null}
        <Button type="submit" variant="danger" busy={busy}>
          {t('Delete my account')}
        </Button>
      </form>
    </AccountSection>
  );
};
