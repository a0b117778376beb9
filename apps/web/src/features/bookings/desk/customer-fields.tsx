import type { FoundCustomer } from '@wayfarer/contracts';
import { isLanguageCode } from '@wayfarer/words';
import { InvoiceToEntry } from '../../../shared/invoice-to/invoice-to-entry.tsx';
import { invoiceToValuesOf } from '../../../shared/invoice-to/invoice-to-values.ts';
import { isInSeveral, languageOptions, shownLanguage } from '../../../shared/language/language-words.ts';
import { CUSTOMER_HINT, findCustomers, foundOf, UNCONFIRMED } from '../../../shared/pick/customer-text.ts';
import { Pick } from '../../../shared/pick/pick.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Segmented } from '../../../shared/ui/fields/segmented.tsx';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import type { DeskDraft, DraftProps } from './desk-draft.ts';
import { KnownAlready } from './known-already.tsx';

const kinds = [
  { value: 'known', label: 'Known customer' },
  { value: 'new', label: 'New customer' },
] as const;

/** Somebody who is booked for, and whom their invoices are for. */
const chosen = (customer: FoundCustomer | null) => ({
  customer,
  invoiceTo: invoiceToValuesOf(customer?.invoiceTo),
  language: null,
});

/** What was searched for is not typed again: an address, a phone number, or else a name. */
const typedAs = (text: string): Partial<DeskDraft> => {
  if (text.includes('@')) return { email: text };
  return /\p{L}/u.test(text) ? { name: text } : { phone: text };
};

/**
 * For whom is booked: an account, or somebody new, who gets one without a password; and whom the invoice is
 * for.
 */
export const CustomerFields = ({ draft, change, errors }: DraftProps) => (
  <div className="space-y-5">
    <Segmented
      label="Customer"
      options={kinds}
      value={draft.isNew ? 'new' : 'known'}
      onValueChange={(kind) => {
        const known = kind === 'known' ? draft.customer : null;
        change({ isNew: kind === 'new', ...(draft.customer === null ? {} : { invoiceTo: invoiceToValuesOf(known?.invoiceTo) }) });
      }}
    />
    {draft.isNew ? (
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          className="sm:col-span-2"
          autoComplete="off"
          value={draft.name}
          error={errors['customer.name']}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          hint="Or a phone number alone."
          value={draft.email}
          error={errors['customer.email'] ?? errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="off"
          value={draft.phone}
          error={errors['customer.phone']}
          onChange={(event) => change({ phone: event.target.value })}
        />
        <KnownAlready draft={draft} onChoose={(customer) => change({ ...chosen(customer), isNew: false })} />
      </div>
    ) : (
      <>
        <Pick
          label="Customer"
          kind="customers"
          hint={CUSTOMER_HINT}
          find={findCustomers}
          chosen={draft.customer && foundOf(draft.customer)}
          onChoose={(found) => change(chosen(found?.customer ?? null))}
          whenNothing={{ label: 'New customer', onPress: (text) => change({ isNew: true, ...typedAs(text) }) }}
          error={errors['customer.userId'] ?? errors['customer.name'] ?? errors.customer}
        />
        {draft.customer && draft.customer.email !== null && !draft.customer.isEmailVerified ? (
          <Notice tone="amber">
            {UNCONFIRMED} It may be of somebody else. Booking for it ends its logins and its password; its owner sets a new one by
            “Forgot your password?”.
          </Notice>
        ) : null}
      </>
    )}
    {isInSeveral() ? (
      <SelectField
        label="Reads"
        className="sm:w-2/3"
        options={languageOptions('english')}
        value={draft.language ?? shownLanguage(draft.isNew ? undefined : draft.customer?.language)}
        hint="The language of emails about this booking and of its voucher."
        error={errors.language}
        onChange={({ target: { value } }) => isLanguageCode(value) && change({ language: value })}
      />
    ) : null}
    <InvoiceToEntry
      value={draft.invoiceTo}
      onChange={(invoiceTo) => change({ invoiceTo })}
      errors={{
        company: errors['invoiceTo.company'],
        name: errors['invoiceTo.name'],
        address: errors['invoiceTo.address'],
        taxNumber: errors['invoiceTo.taxNumber'],
      }}
    />
  </div>
);
