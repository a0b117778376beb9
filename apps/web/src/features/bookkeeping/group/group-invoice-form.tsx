import type { ListedInvoice } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { newIdempotencyKey } from '../../../shared/api/new-idempotency-key.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { type buyerOf, buyerResolver } from './buyer-form.ts';
import { useGroupInvoice } from './use-group-invoice.ts';

type GroupInvoiceFormProps = {
  bookings: string[];
  initial: ReturnType<typeof buyerOf>;
  onClose: () => void;
  onIssued: (invoice: ListedInvoice) => void;
};

/**
 * Whom one invoice for several bookings is made out to. Each dialog has a key of its own, so that two presses
 * issue one.
 */
export const GroupInvoiceForm = ({ bookings, initial, onClose, onIssued }: GroupInvoiceFormProps) => {
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync } = useGroupInvoice(key);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ defaultValues: initial, resolver: buyerResolver, mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ taxNumber, ...buyer }) => {
    setFailure(null);
    try {
      const { invoice } = await mutateAsync({ bookings, buyer: { ...buyer, ...(taxNumber === undefined ? {} : { taxNumber }) } });
      onIssued(invoice);
    } catch (thrown) {
      setFailure(sentenceOf(thrown));
    }
  });
  return (
    <form noValidate aria-label="One invoice" className="space-y-5" onSubmit={(event) => void send(event)}>
      <TextField label="Company or name" autoComplete="off" error={errors.company?.message} {...form.register('company')} />
      <TextArea label="Address" rows={3} error={errors.address?.message} {...form.register('address')} />
      <TextField
        label="Tax number"
        optional
        autoComplete="off"
        error={errors.taxNumber?.message}
        {...form.register('taxNumber')}
      />
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Go back
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Issue one invoice
        </Button>
      </div>
    </form>
  );
};
