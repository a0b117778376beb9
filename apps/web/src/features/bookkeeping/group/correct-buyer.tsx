import type { Invoice, InvoiceTo } from '@wayfarer/contracts';
import { useState } from 'react';
import { counted } from '../../../shared/format/format-total.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { notify } from '../../../shared/ui/feedback/notify.ts';
import { Skeleton } from '../../../shared/ui/feedback/skeleton.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { buyerOf } from './buyer-form.ts';
import { NameBuyer } from './name-buyer.tsx';
import { useContactOf, useIssueInvoice } from './use-issue-invoice.ts';

type CorrectBuyerProps = { bookingId: string; invoice: Invoice };

const Naming = ({ bookingId, invoice: { number, bookings }, onClose }: CorrectBuyerProps & { onClose: () => void }) => {
  const contact = useContactOf(bookingId);
  const { mutateAsync } = useIssueInvoice();
  const issue = async (buyer: InvoiceTo): Promise<void> => {
    const { invoice } = await mutateAsync({ invoice: number, buyer });
    // Not in this dialog: the page has read its invoices again, and the former one has no button any more.
    void notify({ title: `${invoice._id} is issued to ${invoice.buyer}, in place of ${number}.`, tone: 'green' });
    onClose();
  };
  return (
    <div className="space-y-5">
      <p className="text-ink-soft">
        {number} stays as it is and is credited. A new invoice counts instead
        {bookings === undefined ? '' : `, for all its ${counted(bookings, 'booking')}`}; earlier refunds are deducted. No money
        moves, and this cannot be undone.
      </p>
      {contact.isLoading ? (
        <Skeleton className="h-64 rounded-card" />
      ) : (
        <NameBuyer
          label="Correct the buyer"
          press="Issue the new invoice"
          initial={buyerOf(contact.data)}
          onClose={onClose}
          issue={issue}
        />
      )}
    </div>
  );
};

/** The button at an invoice that counts, and the dialog that names its right buyer. */
export const CorrectBuyer = (props: CorrectBuyerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Correct the buyer <span className="sr-only">of {props.invoice.number}</span>
      </Button>
      <Dialog open={isOpen} wide title="Correct the buyer" onOpenChange={setOpen}>
        <Naming {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
};
