import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@wayfarer/contracts';
import { useState } from 'react';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { toSomebodyElse } from '../../shared/invoice-to/invoice-to-entry.tsx';
import { InvoiceToFields } from '../../shared/invoice-to/invoice-to-fields.tsx';
import { isInSeveral, languageOptions, shownLanguage } from '../../shared/language/language-words.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../shared/ui/fields/tick.tsx';
import { t } from '../../shared/words/words.ts';
import { AccountSection } from './account-section.tsx';
import { sentDetails } from './sent-details.ts';
import { useAccountForm } from './use-account-form.ts';

const loadRules = () => import('./details-rules.ts');

type DetailsProps = Pick<Account, 'name' | 'phone' | 'invoiceTo' | 'language'> & { onSaved: () => void };

/** What the owner is called, their phone number and language, and whom their invoices are for. */
export const DetailsSection = ({ name, phone, invoiceTo, language, onSaved }: DetailsProps) => {
  const [isOther, setOther] = useState(invoiceTo !== undefined);
  const queryClient = useQueryClient();
  const { form, errors, failure, busy } = useAccountForm({
    loadRules,
    send: (details) => callEndpoint('changeDetails', { body: sentDetails(details) }),
    onDone: (_, account) => {
      queryClient.setQueryData(laterQueryKeys.account.all, account);
      void queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all });
      onSaved();
    },
  });
  return (
    <AccountSection
      heading={t('Your details')}
      text={t(
        'We greet you by this name, and put it on vouchers and on invoices from now on; a company is proposed when you book. Your username is for logging in only.',
      )}
    >
      <form {...form} className="space-y-4">
        {failure === null ? null : <Notice>{failure}</Notice>}
        <TextField label={t('Name')} optional autoComplete="name" name="name" defaultValue={name} error={errors.name} />
        <TextField
          label={t('Phone')}
          type="tel"
          optional
          autoComplete="tel"
          name="phone"
          defaultValue={phone}
          error={errors.phone}
        />
        {isInSeveral() ? (
          <SelectField
            label={t('Language of emails')}
            name="language"
            options={languageOptions('name')}
            defaultValue={shownLanguage(language)}
            hint={t('Of emails about your account. Emails about a booking are in the language in which it was made.')}
            error={errors.language}
          />
        ) : null}
        <Tick label={toSomebodyElse()} checked={isOther} onChange={setOther} />
        {isOther ? (
          <InvoiceToFields
            field={(part) => ({
              name: `invoiceTo.${part}`,
              defaultValue: invoiceTo?.[part],
              autoComplete: { company: 'organization', name: 'name', address: 'street-address', taxNumber: 'off' }[part],
            })}
            errors={{
              company: errors['invoiceTo.company'],
              name: errors['invoiceTo.name'],
              address: errors['invoiceTo.address'],
              taxNumber: errors['invoiceTo.taxNumber'],
            }}
          />
        ) : null}
        <Button type="submit" variant="secondary" busy={busy}>
          {t('Save')}
        </Button>
      </form>
    </AccountSection>
  );
};
