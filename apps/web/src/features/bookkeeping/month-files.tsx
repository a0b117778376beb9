import { FileArchive, FileSpreadsheet } from 'lucide-react';
import { requestEndpoint } from '../../shared/api/call-endpoint.ts';
import { DocumentButton } from '../../shared/ui/actions/document-button.tsx';

/** What the bookkeeper takes along of a month: its documents in one file, and every movement of money. */
export const MonthFiles = ({ month }: { month: string }) => (
  <div className="flex flex-wrap items-start gap-3">
    <DocumentButton
      filename={`invoices-${month}.zip`}
      load={() => requestEndpoint('packInvoices', { query: { month } })}
      icon={<FileArchive className="size-5" />}
    >
      All PDFs of the month
    </DocumentButton>
    <DocumentButton
      filename={`movements-${month}.csv`}
      load={() => requestEndpoint('exportMovements', { query: { month } })}
      icon={<FileSpreadsheet className="size-5" />}
    >
      Payments, refunds and fees as CSV
    </DocumentButton>
  </div>
);
