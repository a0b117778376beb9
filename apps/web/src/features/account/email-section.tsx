import type { Account } from '@wayfarer/contracts';
import { useState } from 'react';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t } from '../../shared/words/words.ts';
import { AccountSection } from './account-section.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const loadRules = () => import('./email-rules.ts');

/** The email address; it is changed or confirmed by a link that is emailed to it. */
export const EmailSection = ({ email, isEmailVerified }: Pick<Account, 'email' | 'isEmailVerified'>) => {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { form, errors, failure, busy } = useAccountForm({
    loadRules,
    send: (body) => callEndpoint('changeEmail', { body }),
    onDone: (sent) => setAskedFor(sent.email),
  });
  return (
    <AccountSection
      heading={t('Email address')}
      text={
        <>
          <p className="flex flex-wrap items-center gap-2">
            <span className="wrap-anywhere font-semibold text-ink">{email}</span>
            <Badge tone={isEmailVerified ? 'green' : 'yellow'}>{isEmailVerified ? t('Confirmed') : t('Not confirmed')}</Badge>
          </p>
          <p className="mt-2">
            {isEmailVerified
              ? t('A new address takes effect once you open the link that we email to it. Until then this one stays.')
              : t(
                  'You can book without confirming it. Enter the address to get a confirmation link, so that emails about your trips reach you.',
                )}
          </p>
        </>
      }
    >
      <form {...form} className="space-y-4">
        {failure === null ? null : <Notice>{failure}</Notice>}
        {askedFor === null ? null : (
          <Notice tone="green">
            {rich('We have emailed a link to <address>, if no other account has this address. It works for a day.', {
              address: <span className="wrap-anywhere">{askedFor}</span>,
            })}
          </Notice>
        )}
        <TextField
          label={isEmailVerified ? t('New email address') : t('Email address')}
          type="email"
          required
          autoComplete="email"
          name="email"
          defaultValue={isEmailVerified ? '' : email}
          error={errors.email}
        />
        <OwnPasswordField error={errors.currentPassword} />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('Email me a link')}
        </Button>
      </form>
    </AccountSection>
  );
};
