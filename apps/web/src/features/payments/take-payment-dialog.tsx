import {
  type Booking,
  displayNameOf,
  formatMoney,
  mayGiveAway,
  minorUnitsOf,
  rupeesOf,
  takenPaymentSchema,
} from '@wayfarer/contracts';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { newIdempotencyKey } from '../../shared/api/new-idempotency-key.ts';
import type { BookingMoney } from '../../shared/deposit/booking-money.ts';
import { QuickAmounts } from '../../shared/deposit/quick-amounts.tsx';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { rupeesIn, typedText } from '../../shared/format/typed-amount.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../shared/forms/set-field-errors.ts';
import { newPriceIn } from '../../shared/quote/price-change.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Tick } from '../../shared/ui/fields/tick.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { AmountField, RecordButtons, ReferenceField, typedReferenceSchema } from './hand-payment-fields.tsx';
import { handWays } from './hand-ways.ts';
import { useTakePayment } from './use-by-hand.ts';

type Unpaid = Pick<Booking, '_id' | 'user'> & BookingMoney;
type TakePaymentDialogProps = { booking: Unpaid; open: boolean; onClose: () => void };

const { way, receivedOn } = takenPaymentSchema.shape;
const formSchema = z.object({
  way,
  receivedOn: z.string().min(1, 'Enter the day on which you received it.').pipe(receivedOn),
  reference: typedReferenceSchema,
  // Typed where it may be a part of the price.
  amount: z
    .string()
    .optional()
    .transform((text) => (text === undefined ? undefined : rupeesIn(text)))
    .pipe(z.number('Enter an amount.').optional()),
});

/**
 * What is usually taken, by its name; nothing to choose of a booking that is paid at once.
 * @param due all that is owed; where the booked price holds no longer the deposit is not known
 */
const usualAmounts = ({ bookingStatus, plan, owed }: BookingMoney, due: number): { name: string; amount: number }[] => {
  if (!plan) return [];
  const isFirst = bookingStatus === 'pending' && plan.state === 'open' && due === owed;
  return [...(isFirst ? [{ name: 'Deposit', amount: plan.deposit }] : []), { name: 'All', amount: due }];
};

/** What is said once it is recorded. @param due what was owed before, in rupees */
const recordedWords = ({ bookingStatus, plan }: BookingMoney, due: number, amount: number): string => {
  const left = rupeesOf(Math.max(0, minorUnitsOf(due) - minorUnitsOf(amount)));
  const booked = bookingStatus === 'pending' ? ' The booking is confirmed.' : '';
  return `Payment recorded.${booked}${plan && left > 0 ? ` ${formatMoney(left)} is still owed.` : ''}`;
};

const TakePaymentForm = ({ booking, onClose }: Omit<TakePaymentDialogProps, 'open'>) => {
  const { _id, totalAmount, plan, owed = totalAmount } = booking;
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync } = useTakePayment(_id, key);
  const [failure, setFailure] = useState<string | null>(null);
  /** The price of now, where that of the booking holds no longer. */
  const [newPrice, setNewPrice] = useState<number | null>(null);
  const [keeps, setKeeps] = useState(false);
  const { role } = useSession();
  const due = keeps || newPrice === null ? owed : newPrice;
  const formId = useId();
  const defaultValues: z.input<typeof formSchema> = {
    way: 'cash',
    receivedOn: todayOnSite(),
    reference: '',
    ...(plan ? { amount: typedText(owed) } : {}),
  };
  const form = useForm({
    defaultValues,
    resolver: schemaResolver(formSchema),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const typedAmount = useWatch({ control: form.control, name: 'amount' });
  const shown = typedAmount === undefined ? due : rupeesIn(typedAmount);
  const send = form.handleSubmit(async ({ reference: typed, amount = due, ...taken }) => {
    setFailure(null);
    try {
      const reference = typed === undefined ? {} : { reference: typed };
      const agreed = plan && newPrice !== null && !keeps ? { totalAmount: newPrice } : {};
      await mutateAsync({ ...taken, amount, ...reference, ...agreed, ...(keeps ? { keepPrice: true as const } : {}) });
      onClose();
      void notify({ title: recordedWords(booking, due, amount), tone: 'green' });
    } catch (thrown) {
      const changed = newPriceIn(thrown);
      // Who was taking everything takes all of the new price.
      if (plan && changed && amount === due) form.setValue('amount', typedText(changed.total));
      setNewPrice(changed?.total ?? null);
      setKeeps(false);
      if (changed === null && !setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  return (
    <form id={formId} noValidate aria-label="Record payment" className="space-y-5" onSubmit={(event) => void send(event)}>
      {plan ? (
        <div className="space-y-2.5">
          <AmountField {...form.register('amount')} error={errors.amount?.message} />
          <QuickAmounts
            amounts={usualAmounts(booking, due)}
            onChoose={(text) => form.setValue('amount', text, { shouldValidate: true })}
          />
        </div>
      ) : null}
      <SelectField label="Paid by" options={handWays} {...form.register('way')} error={errors.way?.message} />
      <TextField
        type="date"
        label="Received on"
        max={todayOnSite()}
        {...form.register('receivedOn')}
        error={errors.receivedOn?.message}
      />
      <ReferenceField {...form.register('reference')} error={errors.reference?.message} />
      {failure === null ? null : <Notice>{failure}</Notice>}
      {newPrice === null ? null : (
        <Notice tone="amber">
          {`The booked price of ${formatMoney(totalAmount)} holds no longer. The trip costs ${formatMoney(newPrice)} now. Nothing was recorded.`}
        </Notice>
      )}
      {newPrice !== null && mayGiveAway(role) ? (
        <Tick label={`Keep the booked price of ${formatMoney(totalAmount)}`} checked={keeps} onChange={setKeeps} />
      ) : null}
      <RecordButtons amount={shown} busy={isSubmitting} onClose={onClose} />
    </form>
  );
};

/** Staff record what they have taken: a price or its deposit, which confirms a booking, or of its rest. */
export const TakePaymentDialog = ({ booking, open, onClose }: TakePaymentDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    title="Record payment"
    text={`${displayNameOf(booking.user)} has paid ${booking.plan ? '' : `all of ${formatMoney(booking.totalAmount)} `}without the payment page.`}
  >
    {open ? <TakePaymentForm booking={booking} onClose={onClose} /> : null}
  </Dialog>
);
