import type { GroupInvoiceForm, ListedInvoice } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Caller } from '../../../http/caller.ts';
import { bookingsOf } from '../../invoices/index.ts';
import { assertOnTheirOwn, invoiceFor } from './invoice-for.ts';
import { type IssuingNeeds, issueReplacing } from './issue-replacing.ts';

/**
 * Issues one invoice for several bookings, in place of their own ones.
 * @throws VALIDATION for a booking that cannot be on it; IDEMPOTENCY_KEY_REUSED for other bookings or another
 * buyer
 */
export const issueGroupInvoice = (
  needs: IssuingNeeds,
  caller: Caller,
  form: GroupInvoiceForm,
  requestKey: string,
): Promise<{ invoice: ListedInvoice }> => {
  const bookings = form.bookings.map((id) => objectIdOf(id.toLowerCase()));
  return issueReplacing(needs, caller, {
    thing: 'group invoice',
    requestKey,
    bookings,
    buyer: form.buyer,
    isSame: (before) => bookingsOf(before).map(String).toSorted().join() === bookings.map(String).toSorted().join(),
    decide: (issued) => {
      assertOnTheirOwn(bookings, issued);
      return invoiceFor(bookings, issued);
    },
  });
};
