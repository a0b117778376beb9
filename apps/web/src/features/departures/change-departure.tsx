import { capacitySchema, type DepartureChange, departureChangeSchema, type StaffDeparture } from '@wayfarer/contracts';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { counted } from '../../shared/format/format-total.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { useConfirm } from '../../shared/ui/overlays/use-confirm.ts';
import { useSendChange } from './use-send-change.ts';

const resolver = schemaResolver(
  z.object({
    capacity: z
      .string()
      .transform((text): unknown => text)
      .pipe(capacitySchema),
    note: z
      .string()
      .trim()
      .transform((text): string | null | undefined => (text === '' ? null : text))
      .pipe(departureChangeSchema.shape.note),
  }),
);

/** For who may change a departure: closes and opens it, gives it seats of its own, leaves a note. */
export const ChangeDeparture = ({ departure }: { departure: StaffDeparture }) => {
  const { capacity, hasOwnCapacity, isClosed, note, paid } = departure;
  const present = { capacity: hasOwnCapacity ? String(capacity) : '', note: note ?? '' };
  const form = useForm({
    defaultValues: present,
    values: present,
    resetOptions: { keepDirtyValues: true },
    resolver,
    mode: 'onTouched',
  });
  const { errors, dirtyFields, isDirty } = form.formState;
  useLeaveGuard(isDirty);

  const { send, failure, sending } = useSendChange(departure, form);
  const confirm = useConfirm();
  /** Fewer seats than are taken put nobody off the trip; whoever sets them should know. */
  const isMeant = async (seats: DepartureChange['capacity']): Promise<boolean> =>
    typeof seats !== 'number' ||
    seats >= paid ||
    (await confirm({
      title: `${counted(seats, 'seat')}, with ${counted(paid, 'seat')} paid?`,
      text: 'Who has booked keeps their seats, and nothing more is sold.',
      confirmLabel: 'Save anyway',
    }));
  const save = async (change: Pick<DepartureChange, 'capacity' | 'note'>): Promise<void> => {
    if (!(await isMeant(change.capacity))) return;
    const changed = await send(change, 'Departure updated');
    if (changed !== null)
      form.reset({ capacity: changed.hasOwnCapacity ? String(changed.capacity) : '', note: changed.note ?? '' });
  };
  const isClosing = sending?.isClosed !== undefined;
  const isSaving = sending !== null && !isClosing;
  return (
    <Card as="section" aria-labelledby="change-departure" className="space-y-4 print:hidden">
      <h2 id="change-departure" className="font-semibold text-ink text-lead">
        Change this departure
      </h2>
      {failure === null ? null : <Notice tone="amber">{failure}</Notice>}
      <form
        noValidate
        aria-label="Change this departure"
        className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        onSubmit={(event) =>
          void form.handleSubmit((typed) =>
            save({
              ...(dirtyFields.capacity ? { capacity: typed.capacity } : {}),
              ...(dirtyFields.note ? { note: typed.note } : {}),
            }),
          )(event)
        }
      >
        {capacity === null ? null : (
          <TextField
            label="Seats of its own"
            optional
            inputMode="numeric"
            autoComplete="off"
            hint="Empty: those of the package."
            {...form.register('capacity')}
            error={errors.capacity?.message}
          />
        )}
        <TextField
          label="Note for the guide"
          optional
          autoComplete="off"
          className={capacity === null ? 'col-span-full' : undefined}
          {...form.register('note')}
          error={errors.note?.message}
        />
        <span className="col-span-full flex flex-wrap gap-3">
          <Button type="submit" disabled={!isDirty || isClosing} busy={isSaving}>
            Save
          </Button>
          <Button
            variant="secondary"
            busy={isClosing}
            disabled={isSaving}
            onClick={() => void send({ isClosed: !isClosed }, isClosed ? 'Departure opened' : 'Departure closed')}
          >
            {isClosed ? 'Open this day again' : 'Close this day'}
          </Button>
        </span>
      </form>
    </Card>
  );
};
