import { useQuery } from '@tanstack/react-query';
import type { StaffDeparture } from '@wayfarer/contracts';
import { type RefObject, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-failure.ts';
import { newIdempotencyKey } from '../../../shared/api/new-idempotency-key.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { setFieldErrors } from '../../../shared/forms/set-field-errors.ts';
import { useLeaveGuard } from '../../../shared/forms/use-leave-guard.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { FailedState } from '../../../shared/ui/feedback/failed-state.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { LoadingBlock, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { toldText } from '../calls/told-text.ts';
import { CancelFields } from './cancel-fields.tsx';
import { cancelFormSchemaOf, NOTHING_TYPED, sentOtherDay } from './cancel-form.ts';
import { cancellationQuery } from './cancellation-query.ts';
import { useCancelDeparture } from './use-cancel-departure.ts';

type CancelDialogProps = {
  departure: Pick<StaffDeparture, 'packageId' | 'day' | 'title'> & { isGuaranteed: boolean };
  open: boolean;
  onClose: () => void;
  /** Has the focus afterwards: the button that opened this is gone. */
  progress: RefObject<HTMLElement | null>;
};

/** Cancels a departure for good. What was typed stays while it is closed and opened again. */
export const CancelDialog = ({
  departure: { packageId, day, title, isGuaranteed },
  open,
  onClose,
  progress,
}: CancelDialogProps) => {
  const { data, error, refetch, isFetching } = useQuery({ ...cancellationQuery(packageId, day), enabled: open });
  const form = useForm({
    defaultValues: NOTHING_TYPED,
    resolver: schemaResolver(cancelFormSchemaOf(day)),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  useLeaveGuard(isDirty);
  const [key] = useState(newIdempotencyKey);
  const { mutateAsync } = useCancelDeparture(packageId, key);
  const [failure, setFailure] = useState<string | null>(null);
  const formId = useId();
  const send = form.handleSubmit(async ({ reason, letter, kept, otherDay }) => {
    setFailure(null);
    const bookings = data?.bookings ?? [];
    const stays = bookings.flatMap(({ _id, bookingStatus }) =>
      bookingStatus === 'confirmed' && kept.includes(_id) ? [_id] : [],
    );
    const named = bookings.flatMap(({ _id }) => (stays.includes(_id) ? [] : [_id]));
    try {
      const { toCall } = await mutateAsync({ day, reason, letter, bookings: named, kept: stays, ...sentOtherDay(otherDay) });
      form.reset();
      onClose();
      void notify({ title: 'Departure cancelled', ...toldText(named.length, toCall), tone: 'green' });
    } catch (thrown) {
      if (!setFieldErrors(thrown, form)) setFailure(sentenceOf(thrown));
    }
  });
  const canCancel = data !== undefined && !data.isOver;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title="Cancel departure"
      text={`${title}, ${formatDay(day)}. This cannot be undone.`}
      wide
      finalFocus={() => progress.current}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {canCancel ? (
            <Button type="submit" form={formId} variant="danger" busy={isSubmitting}>
              Cancel for good
            </Button>
          ) : null}
        </>
      }
    >
      {data === undefined && error === null ? (
        <LoadingBlock text="Loading bookings...">
          <Skeleton className="h-40" />
        </LoadingBlock>
      ) : null}
      {data === undefined && error !== null ? (
        <FailedState message={sentenceOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data?.isOver === true ? (
        <Notice tone="grey">This trip has begun. Cancel its bookings one by one, with what each gets back.</Notice>
      ) : null}
      {canCancel ? (
        <>
          {isGuaranteed ? (
            <Notice tone="amber" className="mb-5">
              This departure is guaranteed: everyone on it was told that it leaves for sure, however many others travel.
            </Notice>
          ) : null}
          <form id={formId} noValidate aria-label="Cancel departure" className="space-y-5" onSubmit={(event) => void send(event)}>
            <CancelFields packageId={packageId} day={day} bookings={data.bookings} form={form} />
            {failure === null ? null : <Notice>{failure}</Notice>}
          </form>
        </>
      ) : null}
    </Dialog>
  );
};
