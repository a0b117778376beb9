import { bookingNumberOf } from '@wayfarer/contracts';
import { QrCode } from 'lucide-react';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { DocumentButton } from '../../shared/ui/actions/document-button.tsx';
import { t } from '../../shared/words/words.ts';

/** Saves the voucher of a confirmed booking, with the names as they are now. */
export const VoucherButton = ({ bookingId }: { bookingId: string }) => (
  <DocumentButton
    filename={`voucher-${bookingNumberOf(bookingId)}.pdf`}
    load={() => requestEndpoint('printVoucher', { params: { id: bookingId } })}
    icon={<QrCode className="size-5" />}
  >
    {t('Download voucher')}
  </DocumentButton>
);
