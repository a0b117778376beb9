import { type CustomerDetail, type Details, detailsSchema } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { givenDetails } from '../../shared/forms/given-details.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { invoiceToControl } from '../../shared/invoice-to/invoice-to-control.tsx';
import { givenInvoiceTo, type InvoiceToValues, invoiceToValuesOf } from '../../shared/invoice-to/invoice-to-values.ts';
import { isInSeveral, languageOptions, shownLanguage } from '../../shared/language/language-words.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { useChangeCustomer } from './customer-queries.ts';

const checked = schemaResolver(detailsSchema);

type Typed = { name: string; phone: string; language: LanguageCode; invoiceTo: InvoiceToValues };

/**
 * What a customer is called, their phone number and language, and whom invoices are for, as staff write them
 * down.
 */
export const ChangeDetails = ({ customer }: { customer: CustomerDetail }) => {
  const { _id, name = '', phone = '', language, invoiceTo } = customer;
  const form = useForm<Typed, unknown, Details>({
    defaultValues: { name, phone, language: shownLanguage(language), invoiceTo: invoiceToValuesOf(invoiceTo) },
    resolver: ({ invoiceTo: typed, language: chosen, ...person }, context, options) => {
      const details = { ...givenDetails(person), ...(isInSeveral() ? { language: chosen } : {}), ...givenInvoiceTo(typed) };
      return checked(details, context, { ...options, fields: {} });
    },
    mode: 'onTouched',
  });
  const { mutateAsync, isPending } = useChangeCustomer(_id);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors } = form.formState;
  const send = form.handleSubmit(async (details) => {
    setFailure(null);
    try {
      await mutateAsync(details);
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  return (
    <Card as="section" aria-labelledby="change-details" className="space-y-4">
      <h2 id="change-details" className="font-bold text-ink text-lead">
        Name, phone and invoices
      </h2>
      <form noValidate aria-label="Name, phone and invoices" className="space-y-4" onSubmit={(event) => void send(event)}>
        {failure === null ? null : <Notice>{failure}</Notice>}
        <TextField label="Name" optional autoComplete="off" {...form.register('name')} error={errors.name?.message} />
        <TextField
          label="Phone"
          type="tel"
          optional
          autoComplete="off"
          {...form.register('phone')}
          hint="Issued invoices stay as they are."
          error={errors.phone?.message}
        />
        {isInSeveral() ? (
          <SelectField
            label="Language of emails"
            options={languageOptions('english')}
            {...form.register('language')}
            hint="Bookings keep theirs."
            error={errors.language?.message}
          />
        ) : null}
        <Controller control={form.control} name="invoiceTo" render={invoiceToControl(errors.invoiceTo)} />
        <Button type="submit" variant="secondary" busy={isPending}>
          Save
        </Button>
      </form>
    </Card>
  );
};
