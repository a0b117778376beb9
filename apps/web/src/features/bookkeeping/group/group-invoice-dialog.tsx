import {
  bookingNumberOf,
  formatMoney,
  type ListedInvoice,
  MAX_GROUPED_BOOKINGS,
  MIN_GROUPED_BOOKINGS,
} from '@wayfarer/contracts';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AllRowsAction, AllRowsProps } from '../../../shared/admin-list/bulk/bulk-action.ts';
import { RowLines } from '../../../shared/admin-list/bulk/row-lines.tsx';
import { requestEndpoint } from '../../../shared/api/call-endpoint.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { invoiceKindWords } from '../../../shared/format/invoice-kind-words.ts';
import { sumOfRupees } from '../../../shared/format/sum-of-rupees.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { DocumentButton } from '../../../shared/ui/actions/document-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { buyerOf } from './buyer-form.ts';
import { NameBuyer } from './name-buyer.tsx';
import { useContactOf, useIssueInvoice } from './use-issue-invoice.ts';

const refusalOf = ({ kind, bookings, replacedBy }: ListedInvoice): string | null => {
  if (kind !== 'invoice') return `A ${invoiceKindWords[kind].toLowerCase()}`;
  if (bookings) return `For ${counted(bookings.length, 'booking')} already`;
  return replacedBy === undefined ? null : `Replaced by ${replacedBy}`;
};

const lineOf = ({ _id, booking }: ListedInvoice, text: string) => ({
  id: _id,
  name: `${_id} · ${bookingNumberOf(booking)}`,
  text,
});

const Issued = ({ invoice }: { invoice: ListedInvoice }) => (
  <div className="space-y-4">
    <Notice tone="green">
      {invoice._id} is issued for {counted(invoice.bookings?.length ?? 0, 'booking')}: {formatMoney(invoice.gross)}. Each invoice
      that it replaces gets a credit note within a minute.
    </Notice>
    <DocumentButton
      filename={`${invoice._id}.pdf`}
      load={() => requestEndpoint('printInvoice', { params: { id: invoice.booking }, query: { number: invoice._id } })}
      icon={<FileText className="size-5" />}
    >
      PDF <span className="sr-only">of {invoice._id}</span>
    </DocumentButton>
  </div>
);

const LeftOut = ({ rows }: { rows: readonly ListedInvoice[] }) =>
  rows.length === 0 ? null : (
    <>
      <p className="text-ink-soft">{counted(rows.length, 'row')} left out:</p>
      <RowLines label="Left out" lines={rows.map((row) => lineOf(row, refusalOf(row) ?? ''))} />
    </>
  );

/** Why so many invoices do not become one; null where they can. */
const countProblemOf = (count: number): string | null => {
  if (count < MIN_GROUPED_BOOKINGS) return `Select at least ${MIN_GROUPED_BOOKINGS} invoices.`;
  return count > MAX_GROUPED_BOOKINGS ? `At most ${MAX_GROUPED_BOOKINGS} bookings go on one invoice.` : null;
};

type GroupedProps = {
  rows: readonly ListedInvoice[];
  /** What is left out. */
  children: ReactNode;
  onClose: () => void;
  onIssued: (invoice: ListedInvoice) => void;
};

/** What goes on the invoice, and whom it is made out to: the first company among them, to begin with. */
const Grouped = ({ rows, children, onClose, onIssued }: GroupedProps) => {
  const { mutateAsync } = useIssueInvoice();
  const contact = useContactOf(rows.find(({ isCompany }) => isCompany)?.booking);
  return (
    <>
      <p className="text-ink-soft">
        {counted(rows.length, 'invoice')} totalling {formatMoney(sumOfRupees(rows.map(({ gross }) => gross)))} become one. Earlier
        refunds are deducted. This cannot be undone.
      </p>
      <RowLines
        label="On one invoice"
        lines={rows.map((row) => lineOf(row, [row.buyer ?? '', formatMoney(row.gross)].filter(Boolean).join(', ')))}
      />
      {children}
      {contact.isLoading ? (
        <Skeleton className="h-64 rounded-card" />
      ) : (
        <NameBuyer
          label="One invoice"
          press="Issue one invoice"
          initial={buyerOf(contact.data)}
          onClose={onClose}
          issue={async (buyer) => onIssued((await mutateAsync({ bookings: rows.map(({ booking }) => booking), buyer })).invoice)}
        />
      )}
    </>
  );
};

/** What goes on one invoice and what does not; whom it is made out to; then the invoice. */
const GroupInvoiceDialog = ({ rows, onClose }: AllRowsProps<ListedInvoice>) => {
  const [issued, setIssued] = useState<ListedInvoice | null>(null);
  const possible = rows.filter((row) => refusalOf(row) === null);
  const problem = countProblemOf(possible.length);
  const close = (): void => onClose(issued === null ? [] : rows);
  const leftOut = <LeftOut rows={rows.filter((row) => refusalOf(row) !== null)} />;
  // The form has buttons of its own.
  const hasForm = issued === null && problem === null;
  return (
    <Dialog
      open
      wide
      title={issued === null ? 'One invoice' : 'Invoice issued'}
      onOpenChange={(open) => (open ? undefined : close())}
      actions={hasForm ? undefined : <Button onClick={close}>{issued === null ? 'Go back' : 'Done'}</Button>}
    >
      {issued === null ? (
        <div className="space-y-5">
          {hasForm ? (
            <Grouped rows={possible} onClose={close} onIssued={setIssued}>
              {leftOut}
            </Grouped>
          ) : (
            <>
              <p className="font-medium text-ink">{problem}</p>
              {leftOut}
            </>
          )}
        </div>
      ) : (
        <Issued invoice={issued} />
      )}
    </Dialog>
  );
};

/** One invoice in place of those of several bookings. */
export const groupInvoices: AllRowsAction<ListedInvoice> = { label: 'One invoice for these', Dialog: GroupInvoiceDialog };
