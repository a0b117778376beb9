import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { useEmailsOfBooking } from './email-queries.ts';

type SendVoucherProps = { bookingId: string; userId: string };

/**
 * Sends the email that confirmed a booking again, to its traveller's present address and with the voucher as
 * it is now.
 */
const useSendVoucher = (emailId: string, userId: string) => {
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: laterQueryKeys.emails.all }),
  });
};

const SendButton = ({ emailId, userId }: { emailId: string; userId: string }) => {
  const { mutate, isPending, data, error } = useSendVoucher(emailId, userId);
  return (
    <div className="space-y-3">
      {error === null ? null : <Notice>{sentenceOf(error)}</Notice>}
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        Send the voucher again
      </Button>
      <p aria-live="polite" className="text-ink-soft wrap-anywhere empty:hidden">
        {data === undefined ? '' : `It is on its way to ${data.to}, with the names as they are now.`}
      </p>
    </div>
  );
};

/** Offered once a booking was confirmed by email: after a change of names its voucher has the new ones. */
export const SendVoucher = ({ bookingId, userId }: SendVoucherProps) => {
  const { data: emails } = useEmailsOfBooking(bookingId);
  const first = emails?.find(({ kind, isResent }) => kind === 'booking-confirmed' && !isResent);
  return first === undefined ? null : <SendButton emailId={first._id} userId={userId} />;
};
