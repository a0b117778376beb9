import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '@wayfarer/contracts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { givenDetails } from '../../shared/forms/given-details.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { AccountSection } from './account-section.tsx';
import { useAccountForm } from './use-account-form.ts';

const loadRules = () => import('./details-rules.ts');

/** What the owner of the account is called, and their phone number. */
export const DetailsSection = ({ name, phone, onSaved }: Pick<Account, 'name' | 'phone'> & { onSaved: () => void }) => {
  const queryClient = useQueryClient();
  const { form, errors, failure, busy } = useAccountForm({
    loadRules,
    send: (details) => callEndpoint('changeDetails', { body: givenDetails(details) }),
    onDone: (_, account) => {
      queryClient.setQueryData(laterQueryKeys.account.all, account);
      void queryClient.invalidateQueries({ queryKey: queryKeys.bookings.all });
      onSaved();
    },
  });
  return (
    <AccountSection
      heading="Your details"
      text="We greet you by this name, and put it on vouchers and on invoices from now on. Your username is for logging in only."
    >
      <form {...form} className="space-y-4">
        {failure === null ? null : <Notice>{failure}</Notice>}
        <TextField label="Name" optional autoComplete="name" name="name" defaultValue={name} error={errors.name} />
        <TextField label="Phone" type="tel" optional autoComplete="tel" name="phone" defaultValue={phone} error={errors.phone} />
        <Button type="submit" variant="secondary" busy={busy}>
          Save
        </Button>
      </form>
    </AccountSection>
  );
};
