import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayfarer/contracts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { useEmailsOfBooking } from './email-queries.ts';

type Sent = { emailId: string; label: string; outcome: string };

/**
 * Sends an email about a booking again, to its traveller's present address and with its documents as they are
 * now.
 */
const useSendAgain = ({ emailId, outcome }: Sent, userId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const [email, { email: to }] = await Promise.all([
        callEndpoint('findEmail', { params: { id: emailId } }),
        callEndpoint('findCustomer', { params: { id: userId } }),
      ]);
      const body = { resends: email.resends.length, ...(to === email.to ? {} : { to }) };
      return callEndpoint('resendEmail', { params: { id: emailId }, body });
    },
    onSuccess: ({ to }) => void notify({ title: `On its way to ${to}`, text: outcome, tone: 'green' }),
    onError: logFailure('Sending an email again failed'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.emails.all }),
  });
};

/** Why it was not sent stands on a line of its own below the buttons beside it. */
const SendButton = ({ sent, userId }: { sent: Sent; userId: string }) => {
  const { mutate, isPending, error } = useSendAgain(sent, userId);
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {sent.label}
      </Button>
      {error === null ? null : <Notice className="order-last basis-full">{sentenceOf(error)}</Notice>}
    </>
  );
};

/** What a booking is answered with now: its confirmation, or while it is unpaid the email with its link. */
const kinds = {
  confirmed: {
    kind: 'booking-confirmed',
    label: 'Send confirmation again',
    outcome: 'The confirmation and its voucher, with the names as they are now.',
  },
  pending: { kind: 'booking-received', label: 'Send link again', outcome: 'The email with the link to pay.' },
} as const;

/** Offered once that email was sent; not of a booking that is cancelled or can no longer be paid. */
export const SendAgain = ({ booking }: { booking: Pick<Booking, '_id' | 'user' | 'bookingStatus' | 'canPay' | 'payLink'> }) => {
  const { _id, user, bookingStatus, canPay, payLink } = booking;
  const { data: emails } = useEmailsOfBooking(_id);
  const isOver = bookingStatus === 'cancelled' || (bookingStatus === 'pending' && !canPay && payLink === undefined);
  if (isOver) return null;
  const { kind, ...words } = kinds[bookingStatus];
  const latest = emails?.find((email) => email.kind === kind && !email.isResent);
  return latest === undefined ? null : <SendButton sent={{ emailId: latest._id, ...words }} userId={user._id} />;
};
