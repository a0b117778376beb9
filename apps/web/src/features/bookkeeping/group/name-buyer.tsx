import type { InvoiceTo } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { InvoiceToFields } from '../../../shared/invoice-to/invoice-to-fields.tsx';
import { type InvoiceToTexts, invoiceToParts } from '../../../shared/invoice-to/invoice-to-values.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { buyerResolver } from './buyer-form.ts';

type NameBuyerProps = {
  /** What the form is called, and its button. */
  label: string;
  press: string;
  initial: InvoiceToTexts;
  onClose: () => void;
  /** @throws what the server refused: said at its field, or as a whole */
  issue: (buyer: InvoiceTo) => Promise<unknown>;
};

/** Whom an invoice is made out to that staff issue in place of others. */
export const NameBuyer = ({ label, press, initial, onClose, issue }: NameBuyerProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<InvoiceToTexts, unknown, InvoiceTo>({
    defaultValues: initial,
    resolver: buyerResolver,
    reValidateMode: 'onChange',
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async (buyer) => {
    setFailure(null);
    try {
      await issue(buyer);
    } catch (thrown) {
      const fields = thrown instanceof ApiFailure ? thrown.fields : {};
      const wrong = invoiceToParts.filter((part) => fields[`buyer.${part}`] !== undefined);
      for (const part of wrong)
        form.setError(part, { type: 'server', message: fields[`buyer.${part}`] ?? '' }, { shouldFocus: true });
      if (wrong.length === 0) setFailure(sentenceOf(thrown));
    }
  });
  return (
    <form noValidate aria-label={label} className="space-y-5" onSubmit={(event) => void send(event)}>
      <InvoiceToFields
        field={(part) => form.register(part)}
        errors={{
          company: errors.company?.message,
          name: errors.name?.message,
          address: errors.address?.message,
          taxNumber: errors.taxNumber?.message,
        }}
      />
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Go back
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {press}
        </Button>
      </div>
    </form>
  );
};
