import { type CalendarDate, type CancellationState, formatMoney } from '@wayfarer/contracts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatShortDay } from '../../../shared/format/calendar-day.ts';
import { sumOfRupees } from '../../../shared/format/sum-of-rupees.ts';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { BookingTicks } from '../booking-ticks.tsx';
import type { CancelFormValues } from './cancel-form.ts';
import { LetterPreview } from './letter-preview.tsx';
import { OtherDayFields } from './other-day-fields.tsx';

type CancelFieldsProps = {
  packageId: string;
  day: CalendarDate;
  bookings: CancellationState['bookings'];
  form: UseFormReturn<CancelFormValues>;
};

/** Why a departure is cancelled, for whom, and what they are told. */
export const CancelFields = ({ packageId, day, bookings, form }: CancelFieldsProps) => {
  const { errors } = form.formState;
  const [kept, otherDay] = useWatch({ control: form.control, name: ['kept', 'otherDay'] });
  const cancelled = bookings.filter(({ _id, bookingStatus }) => bookingStatus !== 'confirmed' || !kept.includes(_id));
  const offered = cancelled.filter(({ bookingStatus }) => bookingStatus === 'confirmed');
  const needed = offered.reduce((sum, { seats }) => sum + seats, 0);
  const byPhone = cancelled.filter(({ toCall }) => toCall !== undefined).length;
  const what = otherDay === null ? 'the refund' : 'the choice or the refund';
  // Of one without an address no email can be shown.
  const written = (otherDay === null ? cancelled : offered).filter(({ toCall }) => toCall === undefined);
  const first = written[0] ?? cancelled.find(({ toCall }) => toCall === undefined);
  return (
    <>
      <TextField label="Reason" autoComplete="off" {...form.register('reason')} error={errors.reason?.message} />
      {bookings.length === 0 ? (
        <p className="text-ink-soft">Nobody has booked this departure.</p>
      ) : (
        <BookingTicks
          legend="Who is cancelled, and what each gets back"
          bookings={bookings.map((booking) => ({ ...booking, isFixed: booking.bookingStatus !== 'confirmed' }))}
          left={kept}
          onChange={(left) => form.setValue('kept', left, { shouldDirty: true })}
          error={errors.bookings?.message ?? errors.kept?.message}
        />
      )}
      <p className="font-semibold text-ink">
        {`${cancelled.length} of ${bookings.length} cancelled, ${otherDay === null ? '' : 'at most '}${formatMoney(sumOfRupees(cancelled.map(({ refund }) => refund)))} given back`}
      </p>
      {offered.length === 0 ? null : <OtherDayFields packageId={packageId} day={day} needed={needed} form={form} />}
      <TextArea
        label="Letter"
        {...form.register('letter')}
        hint={
          byPhone === 0
            ? `Everyone gets it by email, with the reason and ${what}.`
            : `${cancelled.length - byPhone} get it by email, with the reason and ${what}. ${byPhone} to call: you find them on the page of the departure afterwards.`
        }
        error={errors.letter?.message}
      />
      {first === undefined ? null : <LetterPreview bookingId={first._id} form={form} />}
      <TextField
        label={`Type ${formatShortDay(day)} to confirm`}
        autoComplete="off"
        {...form.register('typedDay')}
        error={errors.typedDay?.message}
      />
    </>
  );
};
