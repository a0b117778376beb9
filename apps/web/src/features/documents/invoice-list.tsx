import { formatMoney, type Invoice } from '@wayfarer/contracts';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { invoiceKindWords } from '../../shared/format/invoice-kind-words.ts';
import { DocumentButton } from '../../shared/ui/actions/document-button.tsx';
import { rich } from '../../shared/words/rich.tsx';
import { t, tn } from '../../shared/words/words.ts';

type InvoiceListProps = {
  bookingId: string;
  invoices: readonly Invoice[];
  /** What staff do with the invoice that counts. */
  action?: ((invoice: Invoice) => ReactNode) | undefined;
};

/** When it was issued and for how much, and which one counts in its place. */
const factsOf = ({ issuedOn, total, bookings, replacedBy }: Invoice): string => {
  const values = { day: formatDay(issuedOn), amount: formatMoney(total) };
  const facts =
    bookings === undefined
      ? t('{day}, {amount}', values)
      : tn(bookings, '{day}, {amount} for {n} booking', '{day}, {amount} for {n} bookings', values);
  return replacedBy === undefined ? facts : t('{facts}. {number} counts instead', { facts, number: replacedBy });
};

/** The invoice of a booking, its receipts and credit notes, each as a PDF. */
export const InvoiceList = ({ bookingId, invoices, action }: InvoiceListProps) => (
  <ul aria-label={t('Invoices')} className="divide-y divide-hairline">
    {invoices.map((invoice) => {
      const { number, kind, replacedBy } = invoice;
      return (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
          <div className="figures min-w-0 flex-1 basis-60">
            <p className="wrap-anywhere font-semibold text-ink">
              {invoiceKindWords[kind]} {number}
            </p>
            <p className="text-ink-soft text-small">{factsOf(invoice)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            {kind === 'invoice' && replacedBy === undefined ? action?.(invoice) : null}
            <DocumentButton
              filename={`${number}.pdf`}
              load={() => requestEndpoint('printInvoice', { params: { id: bookingId }, query: { number } })}
              icon={<FileText className="size-5" />}
            >
              {rich('Download <number>', { number: <span className="sr-only">{number}</span> })}
            </DocumentButton>
          </div>
        </li>
      );
    })}
  </ul>
);
