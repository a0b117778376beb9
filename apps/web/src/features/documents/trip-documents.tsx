import { bookingNumberOf } from '@wayfarer/contracts';
import { CalendarPlus, FileText } from 'lucide-react';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { DocumentButton } from '../../shared/ui/actions/document-button.tsx';
import { t } from '../../shared/words/words.ts';
import { VoucherButton } from './voucher-button.tsx';

const params = (bookingId: string) => ({ params: { id: bookingId } });

/**
 * What a traveller of a confirmed trip takes along: voucher, calendar entry and, where it is not listed
 * beside them, what was issued for the latest payment.
 */
export const TripDocuments = ({ bookingId, issued }: { bookingId: string; issued?: 'invoice' | 'receipt' }) => (
  <div className="space-y-4">
    <p className="max-w-prose text-ink-soft">
      {t('Your voucher is a PDF for your phone or for printing. Your guide will scan the code at the start of the trip.')}
    </p>
    <div className="flex flex-wrap items-start gap-3">
      <VoucherButton bookingId={bookingId} />
      {issued ? (
        <DocumentButton
          filename={`${issued}-${bookingNumberOf(bookingId)}.pdf`}
          load={() => requestEndpoint('printInvoice', { ...params(bookingId), query: {} })}
          icon={<FileText className="size-5" />}
        >
          {issued === 'invoice' ? t('Download invoice') : t('Download receipt')}
        </DocumentButton>
      ) : null}
      <DocumentButton
        filename={`trip-${bookingNumberOf(bookingId)}.ics`}
        load={() => requestEndpoint('makeCalendarEntry', params(bookingId))}
        icon={<CalendarPlus className="size-5" />}
      >
        {t('Add to calendar')}
      </DocumentButton>
    </div>
  </div>
);
