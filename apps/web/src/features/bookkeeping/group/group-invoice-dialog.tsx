import { bookingNumberOf, formatMoney, type ListedInvoice, MAX_GROUPED_BOOKINGS } from '@wayfarer/contracts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { AllRowsAction, AllRowsProps } from '../../../shared/admin-list/bulk/bulk-action.ts';
import { RowLines } from '../../../shared/admin-list/bulk/row-lines.tsx';
import { requestEndpoint } from '../../../shared/api/call-endpoint.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { sumOfRupees } from '../../../shared/format/sum-of-rupees.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { DocumentButton } from '../../../shared/ui/actions/document-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { buyerOf } from './buyer-form.ts';
import { GroupInvoiceForm } from './group-invoice-form.tsx';
import { useContactOf } from './use-group-invoice.ts';

const refusalOf = ({ kind, bookings, replacedBy }: ListedInvoice): string | null => {
  if (kind === 'credit-note') return 'A credit note';
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

/** What goes on one invoice and what does not; whom it is made out to; then the invoice. */
const GroupInvoiceDialog = ({ rows, onClose }: AllRowsProps<ListedInvoice>) => {
  const [issued, setIssued] = useState<ListedInvoice | null>(null);
  const possible = rows.filter((row) => refusalOf(row) === null);
  const left = rows.filter((row) => refusalOf(row) !== null);
  const contact = useContactOf(possible.find(({ isCompany }) => isCompany)?.booking);
  const isRight = possible.length >= 2 && possible.length <= MAX_GROUPED_BOOKINGS;
  const close = (): void => onClose(issued === null ? [] : rows);
  return (
    <Dialog
      open
      wide
      title={issued === null ? 'One invoice' : 'Invoice issued'}
      onOpenChange={(open) => (open ? undefined : close())}
      {...(issued !== null || !isRight
        ? { actions: <Button onClick={close}>{issued === null ? 'Go back' : 'Done'}</Button> }
        : {})}
    >
      {issued !== null ? (
        <Issued invoice={issued} />
      ) : (
        <div className="space-y-5">
          {isRight ? null : (
            <p className="font-medium text-ink">
              {possible.length < 2
                ? 'Select at least 2 invoices.'
                : `At most ${MAX_GROUPED_BOOKINGS} bookings go on one invoice.`}
            </p>
          )}
          {isRight ? (
            <>
              <p className="text-ink-soft">
                {counted(possible.length, 'invoice')} of {formatMoney(sumOfRupees(possible.map(({ gross }) => gross)))} become
                one. What was refunded of them before is taken off. This cannot be undone.
              </p>
              <RowLines
                label="On one invoice"
                lines={possible.map((row) => lineOf(row, [row.buyer ?? '', formatMoney(row.gross)].filter(Boolean).join(', ')))}
              />
            </>
          ) : null}
          {left.length === 0 ? null : (
            <>
              <p className="text-ink-soft">{counted(left.length, 'row')} left out:</p>
              <RowLines label="Left out" lines={left.map((row) => lineOf(row, refusalOf(row) ?? ''))} />
            </>
          )}
          {!isRight ? null : contact.isLoading ? (
            <Skeleton className="h-64 rounded-card" />
          ) : (
            <GroupInvoiceForm
              bookings={possible.map(({ booking }) => booking)}
              initial={buyerOf(contact.data)}
              onClose={close}
              onIssued={setIssued}
            />
          )}
        </div>
      )}
    </Dialog>
  );
};

/** One invoice in place of those of several bookings. */
export const groupInvoices: AllRowsAction<ListedInvoice> = { label: 'One invoice for these', Dialog: GroupInvoiceDialog };
