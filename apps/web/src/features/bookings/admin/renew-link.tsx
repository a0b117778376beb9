import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Booking, formatMoney, leavesAt } from '@wayfarer/contracts';
import { useState } from 'react';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { callEndpoint } from '../../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../../shared/api/later-query-keys.ts';
import { logFailure } from '../../../shared/api/log-failure.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { callInstead } from '../../../shared/format/call-instead.ts';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import { presetHoldEnd } from '../../../shared/format/preset-hold-end.ts';
import { useMay } from '../../../shared/session/use-may.ts';
import { siteSettings } from '../../../shared/site-settings.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { useConfirm } from '../../../shared/ui/overlays/use-confirm.ts';

/** The total that the server names where the price of before no longer holds. */
const newTotalIn = (thrown: unknown): number | null => {
  if (!(thrown instanceof ApiFailure) || thrown.code !== 'PRICE_CHANGED') return null;
  const total = thrown.details.totalAmount;
  return typeof total === 'number' ? total : null;
};

/** A day from now, or from the end that it has; never after the departure has left. */
const nextEndOf = ({ payLink, travelDate, startTime }: Booking): Date =>
  presetHoldEnd(payLink ? new Date(payLink.until) : new Date(), leavesAt(travelDate, startTime, siteSettings.siteTimeZone));

/**
 * Holds the seats of a link to pay for a day longer, or again once its time was over; where they are then
 * dearer, asks first. Absent where a booking has no such link.
 */
export const RenewLink = ({ booking }: { booking: Booking }) => {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const mayChange = useMay('change-bookings');
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: { holdUntil: string; totalAmount?: number }) =>
      callEndpoint('renewPayLink', { params: { id: booking._id }, body }),
    onError: logFailure('Renewing a link to pay failed'),
    onSettled: async () => {
      const outdated = [queryKeys.bookings.all, queryKeys.payments.all, queryKeys.seats.all, laterQueryKeys.dashboard.all];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  if (!mayChange || (booking.payLink === undefined && booking.linkEndedAt === undefined)) return null;
  const label = booking.payLink ? 'Hold longer' : 'New link';
  const send = async (totalAmount?: number): Promise<void> => {
    const holdUntil = nextEndOf(booking).toISOString();
    setFailure(null);
    try {
      const { booking: renewed } = await mutateAsync({ holdUntil, ...(totalAmount === undefined ? {} : { totalAmount }) });
      const unreached = renewed.toCall === undefined ? {} : { text: `${callInstead(renewed.toCall)}.` };
      void notify({ title: `The link counts until ${formatMoment(holdUntil)}.`, ...unreached, tone: 'green' });
    } catch (thrown) {
      const total = newTotalIn(thrown);
      if (total === null || totalAmount !== undefined) return setFailure(sentenceOf(thrown));
      const sure = await confirm({
        title: `It now costs ${formatMoney(total)}`,
        text: `Before it was ${formatMoney(booking.totalAmount)}. The seats are held at the price of now, without a discount.`,
        confirmLabel: 'New link at this price',
      });
      if (sure) await send(total);
    }
  };
  return (
    <span className="mt-2 block space-y-2">
      <Button variant="secondary" size="small" busy={isPending} onClick={() => void send()}>
        {label}
      </Button>
      {failure === null ? null : <Notice>{failure}</Notice>}
    </span>
  );
};
