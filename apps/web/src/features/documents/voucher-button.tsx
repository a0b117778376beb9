import { useMutation } from '@tanstack/react-query';
import { bookingNumberOf } from '@wayfarer/contracts';
import { QrCode } from 'lucide-react';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { logFailure } from '../../shared/api/log-failure.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { saveFile } from '../../shared/ui/browser/save-file.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';

/** The voucher of a paid trip, made when it is asked for. */
export const VoucherButton = ({ bookingId }: { bookingId: string }) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await requestEndpoint('printVoucher', { params: { id: bookingId } })).blob(),
    onError: logFailure('Making a voucher failed'),
    onSuccess: (bytes) => saveFile(`voucher-${bookingNumberOf(bookingId)}.pdf`, bytes),
  });
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-ink-soft">
        Your voucher is a PDF for your phone or for printing. Your guide scans its code when the trip begins.
      </p>
      <Button variant="secondary" icon={<QrCode className="size-5" />} busy={isPending} onClick={() => mutate()}>
        Download voucher
      </Button>
      {error === null ? null : <Notice>{sentenceOf(error)}</Notice>}
    </div>
  );
};
