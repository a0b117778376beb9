import { arrivalPaymentSchema, formatMoney } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { newIdempotencyKey } from '../../../shared/api/new-idempotency-key.ts';
import { rupeesIn, typedText } from '../../../shared/format/typed-amount.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { SelectField } from '../../../shared/ui/fields/select-field.tsx';
import { AmountField, RecordButtons, ReferenceField, typedReferenceSchema } from '../hand-payment-fields.tsx';
import { handWays } from '../hand-ways.ts';
import { useTakeOnArrival } from './use-take-on-arrival.ts';

const { way } = arrivalPaymentSchema.shape;
const formSchema = z.object({
  way,
  amount: z.string().transform(rupeesIn).pipe(z.number('Enter an amount.')),
  reference: typedReferenceSchema,
});

type TakeOnArrivalFormProps = { bookingId: string; owed: number; onClose: () => void };

/** All that is owed, unless another amount is typed. It is recorded once, however often it is sent. */
export const TakeOnArrivalForm = ({ bookingId, owed, onClose }: TakeOnArrivalFormProps) => {
  const [key] = useState(newIdempotencyKey);
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync } = useTakeOnArrival(bookingId, key);
  const form = useForm({
    defaultValues: { way: 'cash', amount: typedText(owed), reference: '' } as z.input<typeof formSchema>,
    resolver: schemaResolver(formSchema),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const amount = rupeesIn(useWatch({ control: form.control, name: 'amount' }));
  const send = form.handleSubmit(async ({ reference: typed, ...taken }) => {
    setFailure(null);
    try {
      const left = await mutateAsync({ ...taken, ...(typed === undefined ? {} : { reference: typed }) });
      onClose();
      const rest = left.owed > 0 ? ` ${formatMoney(left.owed)} is still owed.` : '';
      void notify({ title: `Payment recorded.${rest}`, tone: 'green' });
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  return (
    <form noValidate aria-label="Take payment" className="space-y-5" onSubmit={(event) => void send(event)}>
      <AmountField {...form.register('amount')} error={errors.amount?.message} />
      <SelectField label="Paid by" options={handWays} {...form.register('way')} error={errors.way?.message} />
      <ReferenceField {...form.register('reference')} error={errors.reference?.message} />
      {failure === null ? null : <Notice>{failure}</Notice>}
      <RecordButtons amount={amount} busy={isSubmitting} onClose={onClose} />
    </form>
  );
};
