import { type Booking, displayNameOf, formatMoney, mayGiveAway, takenPaymentSchema } from '@wayfarer/contracts';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { newIdempotencyKey } from '../../shared/api/new-idempotency-key.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { newPriceIn } from '../../shared/quote/price-change.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../shared/ui/fields/tick.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { useTakePayment } from './use-by-hand.ts';

type Unpaid = Pick<Booking, '_id' | 'totalAmount' | 'user'>;
type TakePaymentDialogProps = { booking: Unpaid; open: boolean; onClose: () => void };

const ways = [
  { value: 'cash', label: 'Cash' },
  { value: 'transfer', label: 'Bank transfer' },
];

const { way, receivedOn, reference } = takenPaymentSchema.shape;
const formSchema = z.object({
  way,
  receivedOn: z.string().min(1, 'Enter the day on which you received it.').pipe(receivedOn),
  reference: z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(reference),
});

const TakePaymentForm = ({ booking: { _id, totalAmount }, onClose }: Omit<TakePaymentDialogProps, 'open'>) => {
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync } = useTakePayment(_id, key);
  const [failure, setFailure] = useState<string | null>(null);
  /** The price of now, where that of the booking holds no longer. */
  const [newPrice, setNewPrice] = useState<number | null>(null);
  const [keeps, setKeeps] = useState(false);
  const { role } = useSession();
  const amount = keeps || newPrice === null ? totalAmount : newPrice;
  const formId = useId();
  const form = useForm({
    defaultValues: { way: 'cash' as const, receivedOn: todayOnSite(), reference: '' },
    resolver: schemaResolver(formSchema),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const send = form.handleSubmit(async ({ reference: typed, ...taken }) => {
    setFailure(null);
    try {
      const reference = typed === undefined ? {} : { reference: typed };
      await mutateAsync({ ...taken, amount, ...reference, ...(keeps ? { keepPrice: true as const } : {}) });
      onClose();
      void notify({ title: 'Payment recorded. The booking is confirmed.', tone: 'green' });
    } catch (thrown) {
      const changed = newPriceIn(thrown);
      setNewPrice(changed?.total ?? null);
      setKeeps(false);
      if (changed === null && !setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  return (
    <form id={formId} noValidate aria-label="Record payment" className="space-y-5" onSubmit={(event) => void send(event)}>
      <SelectField label="Paid by" options={ways} {...form.register('way')} error={errors.way?.message} />
      <TextField
        type="date"
        label="Received on"
        max={todayOnSite()}
        {...form.register('receivedOn')}
        error={errors.receivedOn?.message}
      />
      <TextField
        label="Reference"
        optional
        autoComplete="off"
        hint="The number of a receipt, or of the transfer."
        {...form.register('reference')}
        error={errors.reference?.message}
      />
      {failure === null ? null : <Notice>{failure}</Notice>}
      {newPrice === null ? null : (
        <Notice tone="amber">
          {`The booked price of ${formatMoney(totalAmount)} holds no longer. The trip costs ${formatMoney(newPrice)} now. Nothing was recorded.`}
        </Notice>
      )}
      {newPrice !== null && mayGiveAway(role) ? (
        <Tick label={`Keep the booked price of ${formatMoney(totalAmount)}`} checked={keeps} onChange={setKeeps} />
      ) : null}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Record {formatMoney(amount)}
        </Button>
      </div>
    </form>
  );
};

/** Staff record that they have taken the whole price of a booking, which confirms it. */
export const TakePaymentDialog = ({ booking, open, onClose }: TakePaymentDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    title="Record payment"
    text={`${displayNameOf(booking.user)} has paid all of ${formatMoney(booking.totalAmount)} without the payment page.`}
  >
    {open ? <TakePaymentForm booking={booking} onClose={onClose} /> : null}
  </Dialog>
);
