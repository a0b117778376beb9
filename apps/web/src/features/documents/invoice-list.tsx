import { formatMoney, type Invoice } from '@wayfarer/contracts';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { invoiceKindWords } from '../../shared/format/invoice-kind-words.ts';
import { DocumentButton } from '../../shared/ui/actions/document-button.tsx';

type InvoiceListProps = {
  bookingId: string;
  invoices: readonly Invoice[];
  /** What staff do with the invoice that counts. */
  action?: ((invoice: Invoice) => ReactNode) | undefined;
};

/** The invoice of a booking, its receipts and credit notes, each as a PDF. */
export const InvoiceList = ({ bookingId, invoices, action }: InvoiceListProps) => (
  <ul aria-label="Invoices" className="divide-y divide-hairline">
    {invoices.map((invoice) => {
      const { number, kind, issuedOn, total, bookings, replacedBy } = invoice;
      return (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
          <div className="figures min-w-0 flex-1 basis-60">
            <p className="wrap-anywhere font-semibold text-ink">
              {invoiceKindWords[kind]} {number}
            </p>
            <p className="text-ink-soft text-small">
              {formatDay(issuedOn)}, {formatMoney(total)}
              {bookings === undefined ? '' : ` for ${bookings} bookings`}
              {replacedBy === undefined ? '' : `. ${replacedBy} counts instead`}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            {kind === 'invoice' && replacedBy === undefined ? action?.(invoice) : null}
            <DocumentButton
              filename={`${number}.pdf`}
              load={() => requestEndpoint('printInvoice', { params: { id: bookingId }, query: { number } })}
              icon={<FileText className="size-5" />}
            >
              Download <span className="sr-only">{number}</span>
            </DocumentButton>
          </div>
        </li>
      );
    })}
  </ul>
);
