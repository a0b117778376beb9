import { type Selling, type SellingForm, sellingVariables } from '@wayfarer/contracts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { CancellationPolicyField } from '../../shared/cancellation-policy/cancellation-policy-field.tsx';
import { cancellationWords } from '../../shared/format/cancellation-words.ts';
import { isInSeveral, languageOptions } from '../../shared/language/language-words.ts';
import { siteSettings } from '../../shared/site-settings.ts';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import type { SellingValues } from './selling-form.ts';
import { SettingsSection } from './settings-section.tsx';

type SellingFieldsProps = {
  form: UseFormReturn<SellingValues, unknown, SellingForm>;
  selling: Selling;
};

type SellingField = keyof typeof sellingVariables;

const signs = [
  { value: 'written', label: '$ on the dashboard, ₹ everywhere else' },
  { value: 'uniform', label: '₹ everywhere' },
] as const;

/** Who sells, with which tax, and what holds for trips that say nothing of their own. */
export const SellingFields = ({ form: { register, control, formState }, selling }: SellingFieldsProps) => {
  const { errors } = formState;
  const isFixed = (field: SellingField): boolean => selling.fixed.includes(field);
  const fixedWords = (field: SellingField): string => `Set by ${sellingVariables[field]} on the server.`;
  /** A text field, which cannot be changed where a variable of the server fixes it. */
  const text = (field: Exclude<SellingField, 'defaultPolicy' | 'currencySigns'>, hint?: string) => ({
    ...register(field),
    readOnly: isFixed(field),
    hint: isFixed(field) ? fixedWords(field) : hint,
    error: errors[field]?.message,
    autoComplete: 'off',
  });
  return (
    <>
      <SettingsSection title="Who sells" text="On every invoice that is issued from now on. Issued ones never change.">
        <TextField label="Name of the seller" {...text('sellerName', `Empty: ${siteSettings.agency.name}, as on the site.`)} />
        <TextArea label="Address of the seller" rows={3} {...text('sellerAddress', 'Empty: the address of Contact.')} />
        <TextField label="Tax number" {...text('sellerTaxId', 'As invoices show it, such as GSTIN 29ABCDE1234F1Z5.')} />
      </SettingsSection>
      <SettingsSection title="Tax" text="All prices contain it. Invoices say how much of the price it is.">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="What it is called" {...text('taxName')} />
          <TextField
            label="Percent"
            inputMode="decimal"
            {...text(
              'taxPercent',
              'Of the price without it, for trips that have none of their own. 0: their invoices show none.',
            )}
          />
        </div>
      </SettingsSection>
      {isInSeveral() ? (
        <SettingsSection title="Language of documents" text="Of invoices, receipts and credit notes. Issued ones never change.">
          <SelectField
            label="Written in"
            options={[{ value: 'booking', label: 'The language that the traveller reads' }, ...languageOptions('english')]}
            {...register('documentLanguage')}
            hint="A tax office may ask for one language for all."
            error={errors.documentLanguage?.message}
          />
        </SettingsSection>
      ) : null}
      <SettingsSection
        title="Cancellation"
        text="What goes back to travellers who cancel: new trips begin with it, and trips without a policy of their own follow it. Bookings keep what they were made with."
      >
        {isFixed('defaultPolicy') ? (
          <div className="text-small">
            <p className="text-ink">{cancellationWords(selling.defaultPolicy)}</p>
            <p className="mt-1.5 text-ink-faint">{fixedWords('defaultPolicy')}</p>
          </div>
        ) : (
          <Controller
            control={control}
            name="defaultPolicy"
            render={({ field, fieldState }) => (
              <CancellationPolicyField
                steps={field.value}
                onChange={field.onChange}
                isDepositKept={false}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
      </SettingsSection>
      <SettingsSection title="Currency and time zone" text="What all amounts and days are in.">
        <Controller
          control={control}
          name="currencySigns"
          render={({ field }) => (
            <SelectField
              label="Sign of amounts"
              options={signs}
              {...field}
              disabled={isFixed('currencySigns')}
              hint={isFixed('currencySigns') ? fixedWords('currencySigns') : 'Only how they are shown: nothing is converted.'}
              error={errors.currencySigns?.message}
            />
          )}
        />
        <dl className="space-y-4 text-small">
          <div>
            <dt className="font-medium text-ink">Currency</dt>
            <dd className="text-ink-soft">
              Indian rupees (INR). Prices, payments and invoices are kept in it, so that it cannot be changed.
            </dd>
          </div>
          <div>
            <dt className="font-medium text-ink">Time zone</dt>
            <dd className="text-ink-soft">
              {siteSettings.siteTimeZone}, by SITE_TIME_ZONE on the server. Days of travel, deadlines and the dates of invoices
              are counted in it: another one would move those of bookings that were made already. Whoever runs the server can set
              it before the first booking.
            </dd>
          </div>
        </dl>
      </SettingsSection>
    </>
  );
};
