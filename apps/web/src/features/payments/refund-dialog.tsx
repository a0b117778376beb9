import { displayNameOf, formatMoney, type Payment } from '@wayfarer/contracts';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { newIdempotencyKey } from '../../shared/api/new-idempotency-key.ts';
import { callInstead } from '../../shared/format/call-instead.ts';
import { rupeesIn } from '../../shared/format/typed-amount.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { Segmented } from '../../shared/ui/fields/segmented.tsx';
import { TextArea } from '../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { refundFormSchemaOf } from './refund-form.ts';
import { useRefundPayment } from './use-refund-payment.ts';

export type RefundDialogProps = {
  /** Null: the dialog is closed. Money can be refunded of a payment whose `amountLeft` is above 0. */
  payment: Payment | null;
  onClose: () => void;
  /** Called with the payment after the refund. */
  onRefunded?: (payment: Payment) => void;
};

/** Whether staff may have recorded it by mistake: nothing of it went back yet. */
const mayBeMistake = ({ byHand, status, refunds }: Payment): boolean =>
  byHand !== undefined && status === 'paid' && refunds.every(({ state }) => state === 'failed');

const whys = [
  { value: 'refund', label: 'Give money back' },
  { value: 'mistake', label: 'Entered by mistake' },
] as const;

const MISTAKE =
  'The whole entry is reversed by another one. Nothing is given back, and the amount is owed again; a booking that is left with less than its deposit is cancelled.';

const consequenceOf = ({ status, amountLeft }: Payment, amount: number): string => {
  if (status === 'needs_review') return 'A payment under review is refunded in full. The booking can be paid again afterwards.';
  if (status === 'paid' && amount === amountLeft) return 'A full refund also cancels a confirmed booking.';
  return 'The booking stays as it is.';
};

const problemOf = (thrown: unknown): string =>
  thrown instanceof ApiFailure && thrown.code === 'IDEMPOTENCY_KEY_REUSED'
    ? 'An earlier attempt went through after all. Close this and check what was refunded.'
    : sentenceOf(thrown);

const RefundForm = ({ payment, onClose, onRefunded }: RefundDialogProps & { payment: Payment }) => {
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync } = useRefundPayment(payment._id, key);
  const [failure, setFailure] = useState<string | null>(null);
  const [why, setWhy] = useState<'refund' | 'mistake'>('refund');
  const isMistake = why === 'mistake';
  const choose = (next: typeof why) => {
    setWhy(next);
    if (next === 'mistake') form.setValue('amount', String(payment.amountLeft), { shouldValidate: true });
  };
  const formId = useId();
  const form = useForm({
    defaultValues: { amount: String(payment.amountLeft), reason: '' },
    resolver: schemaResolver(refundFormSchemaOf(payment.amountLeft)),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const amount = useWatch({ control: form.control, name: 'amount' });
  const send = form.handleSubmit(async (refund) => {
    setFailure(null);
    try {
      const { payment: refunded } = await mutateAsync(isMistake ? { ...refund, isReversal: true } : refund);
      if (refunded.contact?.hasEmail === false)
        void notify({ title: 'Refunded', text: `${callInstead(refunded.contact)}.`, tone: 'green' });
      onRefunded?.(refunded);
      onClose();
    } catch (thrown) {
      const isAmount = thrown instanceof ApiFailure && thrown.code === 'NOT_REFUNDABLE';
      if (isAmount) form.setError('amount', { message: thrown.message }, { shouldFocus: true });
      else if (!setFieldErrors(thrown, form)) setFailure(problemOf(thrown));
    }
  });
  return (
    <form id={formId} noValidate className="space-y-5" onSubmit={(event) => void send(event)}>
      {mayBeMistake(payment) ? <Segmented label="Why" options={whys} value={why} onValueChange={choose} /> : null}
      <TextField
        label="Amount"
        {...form.register('amount')}
        leading="₹"
        inputMode="decimal"
        autoComplete="off"
        readOnly={isMistake || payment.status === 'needs_review'}
        hint={
          isMistake
            ? MISTAKE
            : `Refundable: ${formatMoney(payment.amountLeft)} of ${formatMoney(payment.amount)}. ${consequenceOf(payment, rupeesIn(amount))}`
        }
        error={errors.amount?.message}
      />
      <TextArea
        label="Reason"
        {...form.register('reason')}
        hint="For your colleagues: the traveller does not see it."
        error={errors.reason?.message}
      />
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {isMistake ? 'Reverse entry' : 'Refund'}
        </Button>
      </div>
    </form>
  );
};

const wayBackOf = ({ byHand, user, paymentMethod }: Payment): string =>
  byHand
    ? `${displayNameOf(user)} paid by ${paymentMethod}. The refund waits in the list of payments until somebody has given it back.`
    : `To the card that ${displayNameOf(user)} paid with.`;

/**
 * An admin refunds a payment, in full or in part. Each time it opens it has a key of its own, so that two
 * presses refund once.
 */
export const RefundDialog = ({ payment, onClose, ...rest }: RefundDialogProps) => (
  <Dialog
    open={payment !== null}
    onOpenChange={(open) => (open ? undefined : onClose())}
    title="Refund payment"
    {...(payment === null ? {} : { text: wayBackOf(payment) })}
  >
    {payment?.contact?.hasEmail === false ? (
      <Notice tone="amber" className="mb-5">{`${callInstead(payment.contact)}.`}</Notice>
    ) : null}
    {payment === null ? null : <RefundForm key={payment._id} payment={payment} onClose={onClose} {...rest} />}
  </Dialog>
);
