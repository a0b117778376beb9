import { bookingNumberOf, formatMoney, type ListedInvoice } from '@wayfarer/contracts';
import { FileText } from 'lucide-react';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { bookingColumn } from '../../shared/admin-list/booking-column.tsx';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { formatShortDay } from '../../shared/format/calendar-day.ts';
import { invoiceKindWords } from '../../shared/format/invoice-kind-words.ts';
import { DocumentButton } from '../../shared/ui/actions/document-button.tsx';
import { aboutInvoice } from './invoice-words.ts';

const figures = (amount: number) => <span className="whitespace-nowrap">{formatMoney(amount)}</span>;

/** Number, day, buyer, amounts and the PDF. Amounts of credit notes are below 0. */
export const invoiceColumns: ReadonlyArray<AdminColumn<ListedInvoice>> = [
  {
    id: 'number',
    heading: 'Number',
    place: 'title',
    cell: (row) => {
      const [words, name] = aboutInvoice(row);
      return (
        <span className="block">
          <span className="block whitespace-nowrap font-semibold text-ink">{row._id}</span>
          <span className="block text-ink-faint text-small">
            {words} <span className="whitespace-nowrap">{name}</span>
          </span>
        </span>
      );
    },
    csv: ({ _id }) => _id,
    moreCsv: [
      { heading: 'Kind', csv: ({ kind }) => invoiceKindWords[kind] },
      { heading: 'For invoice', csv: ({ invoice }) => invoice ?? '' },
      { heading: 'Replaced by', csv: ({ replacedBy }) => replacedBy ?? '' },
    ],
  },
  {
    id: 'issuedOn',
    heading: 'Date',
    cell: ({ issuedOn }) => <span className="whitespace-nowrap text-ink-soft">{formatShortDay(issuedOn)}</span>,
    csv: ({ issuedOn }) => issuedOn,
  },
  {
    id: 'buyer',
    heading: 'Buyer',
    cell: ({ buyer }) =>
      buyer === null ? (
        <span className="text-ink-faint">No longer kept</span>
      ) : (
        <span className="one-line" title={buyer}>
          {buyer}
        </span>
      ),
    csv: ({ buyer }) => buyer ?? '',
  },
  {
    ...bookingColumn,
    cell: (row) => (
      <span className="block">
        {bookingColumn.cell(row)}
        {row.bookings ? <span className="block text-ink-faint text-small">and {row.bookings.length - 1} more</span> : null}
      </span>
    ),
    csv: ({ booking, bookings = [booking] }) => bookings.map(bookingNumberOf).join(' '),
  },
  {
    id: 'net',
    heading: 'Net',
    align: 'end',
    // One below the other: beside each other they made the table wider than a laptop's page.
    cell: ({ net, tax, rates = [] }) => (
      <span className="block">
        <span className="block">{figures(net)}</span>
        <span className="block text-ink-faint">Tax {figures(tax)}</span>
        {rates.map((rate) => (
          <span key={rate.percent} className="block text-ink-faint text-small">
            {rate.percent}%: {figures(rate.tax)}
          </span>
        ))}
      </span>
    ),
    csv: ({ net }) => ({ amount: net }),
    moreCsv: [
      { heading: 'Tax', csv: ({ tax }) => ({ amount: tax }) },
      {
        heading: 'Tax percent',
        csv: ({ taxPercent, rates = [] }) => taxPercent ?? rates.map(({ percent }) => percent).join('; '),
      },
      {
        heading: 'Tax by rate',
        csv: ({ rates = [] }) => rates.map(({ percent, tax }) => `${percent}%: ${tax.toFixed(2)}`).join('; '),
      },
    ],
  },
  {
    id: 'gross',
    heading: 'Gross',
    align: 'end',
    cell: ({ gross }) => <span className="font-medium text-ink">{figures(gross)}</span>,
    csv: ({ gross }) => ({ amount: gross }),
  },
  {
    id: 'pdf',
    heading: 'PDF',
    place: 'actions',
    cell: ({ _id, booking }) => (
      <DocumentButton
        filename={`${_id}.pdf`}
        load={() => requestEndpoint('printInvoice', { params: { id: booking }, query: { number: _id } })}
        icon={<FileText className="size-5" />}
      >
        PDF <span className="sr-only">of {_id}</span>
      </DocumentButton>
    ),
  },
];
