import { bookingNumberOf } from '@wayfarer/contracts';
import { QrCode } from 'lucide-react';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { DocumentButton } from '../../shared/ui/actions/document-button.tsx';

/** The voucher of a paid trip. */
export const VoucherButton = ({ bookingId }: { bookingId: string }) => (
  <div className="space-y-4">
    <p className="max-w-prose text-ink-soft">
      Your voucher is a PDF for your phone or for printing. Your guide scans its code when the trip begins.
    </p>
    <DocumentButton
      filename={`voucher-${bookingNumberOf(bookingId)}.pdf`}
      load={() => requestEndpoint('printVoucher', { params: { id: bookingId } })}
      icon={<QrCode className="size-5" />}
    >
      Download voucher
    </DocumentButton>
  </div>
);
