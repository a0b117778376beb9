import { type CalendarDate, newDepartureMessageSchema } from '@wayfarer/contracts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { newIdempotencyKey } from '../../../shared/api/new-idempotency-key.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { isInSeveral } from '../../../shared/language/language-words.ts';
import { readersWords } from '../../../shared/language/readers-words.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { TextArea } from '../../../shared/ui/fields/text-area.tsx';
import { TextField } from '../../../shared/ui/fields/text-field.tsx';
import { BookingTicks, type TickedBooking } from '../booking-ticks.tsx';
import { toldText } from '../calls/told-text.ts';
import { useWriteToDeparture } from './message-queries.ts';

const { subject, text, bookings: recipients } = newDepartureMessageSchema.shape;

/** Of the bookings those are typed that do not get it. */
const resolverFor = (all: readonly TickedBooking[]) =>
  schemaResolver(
    z
      .object({ subject: z.string(), text: z.string(), bookings: z.array(z.string()) })
      .transform(({ bookings: left, ...words }) => ({
        ...words,
        bookings: all.flatMap(({ _id }) => (left.includes(_id) ? [] : [_id])),
      }))
      .pipe(z.object({ subject, text, bookings: recipients })),
  );

const problemOf = (thrown: unknown): string =>
  thrown instanceof ApiFailure && thrown.code === 'IDEMPOTENCY_KEY_REUSED'
    ? 'An earlier attempt went through after all: it is in the list above.'
    : sentenceOf(thrown);

type WriteToAllProps = { packageId: string; day: CalendarDate; bookings: readonly TickedBooking[]; onClose: () => void };

/** An email to those who travel on a departure, or to some of them. */
export const WriteToAll = ({ packageId, day, bookings, onClose }: WriteToAllProps) => {
  const form = useForm({
    defaultValues: { subject: '', text: '', bookings: [] as string[] },
    resolver: resolverFor(bookings),
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty);
  const left = useWatch({ control: form.control, name: 'bookings' });
  const reached = bookings.filter(({ _id, toCall }) => toCall === undefined && !left.includes(_id));
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync } = useWriteToDeparture(packageId);
  const [failure, setFailure] = useState<string | null>(null);
  const send = form.handleSubmit(async (message) => {
    setFailure(null);
    try {
      const { toCall } = await mutateAsync({ ...message, day, key });
      void notify({ title: 'Message sent', ...toldText(message.bookings.length, toCall), tone: 'green' });
      onClose();
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(problemOf(thrown));
    }
  });
  return (
    <form noValidate aria-label="Write to all" className="space-y-5" onSubmit={(event) => void send(event)}>
      <TextField label="Subject" autoComplete="off" {...form.register('subject')} error={errors.subject?.message} />
      <TextArea label="Text" rows={6} {...form.register('text')} error={errors.text?.message} />
      <BookingTicks
        legend="Who gets it by email"
        bookings={bookings}
        left={left}
        onChange={(ids) => form.setValue('bookings', ids, { shouldDirty: true })}
        error={errors.bookings?.message}
      />
      {isInSeveral() && reached.length > 0 ? (
        <output className="block text-ink-soft text-small">
          {readersWords(reached.map(({ language }) => language))} They read your words as you write them; what the email says
          around them is in their language.
        </output>
      ) : null}
      {failure === null ? null : <Notice>{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          Send
        </Button>
        <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
};
