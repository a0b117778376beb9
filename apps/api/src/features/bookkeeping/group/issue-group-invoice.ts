import { createHash } from 'node:crypto';
import type { GroupInvoiceForm, ListedInvoice } from '@wayfarer/contracts';
import { objectIdOf } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { todayOf } from '../../../time/today-of.ts';
import { bookingsOf, buyerLines, type InvoiceRecord, invoiceRepository, issueNext } from '../../invoices/index.ts';
import { presentListedInvoice } from '../invoices/listed-invoice.presenter.ts';
import { groupedInvoices } from './grouped-invoices.ts';

/** What a call claims: hashed, because a key may be long, and with the caller, whose own it is. */
const callOf = ({ userId }: Caller, requestKey: string): string =>
  `call ${createHash('sha256').update(`${userId} ${requestKey}`).digest('hex').slice(0, 32)}`;

const isSame = (before: InvoiceRecord, { bookings, buyer }: { bookings: readonly string[]; buyer: string }): boolean =>
  // A name that was erased counts as equal.
  (before.buyer ?? buyer) === buyer && bookingsOf(before).map(String).toSorted().join() === bookings.toSorted().join();

/**
 * Issues one invoice for several bookings, in place of their own ones. The write that stores it decides: it
 * claims the state of each invoice that it replaces, and leaves their credit notes due, which the invoice
 * worker issues.
 * @throws VALIDATION for a booking that cannot be on it; IDEMPOTENCY_KEY_REUSED for other bookings or another
 * buyer
 */
export const issueGroupInvoice = async (
  needs: Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>,
  caller: Caller,
  form: GroupInvoiceForm,
  requestKey: string,
): Promise<{ invoice: ListedInvoice }> => {
  const invoices = invoiceRepository(needs.database);
  const call = callOf(caller, requestKey);
  const asked = { bookings: form.bookings.map((id) => id.toLowerCase()), buyer: buyerLines(form.buyer) };
  const ids = asked.bookings.map(objectIdOf);
  const issued = await issueNext(needs.database, { kind: 'invoice', issuedOn: todayOf(needs) }, async () => {
    const before = await invoices.listOf(ids);
    // Looked up after the documents, or what another press of this call has just issued would count as
    // somebody else's.
    if (await invoices.findByClaim(call)) return null;
    const { claims = [], ...grouped } = groupedInvoices(ids, before);
    const creditsDue = needs.clock();
    return { ...grouped, claims: [...claims, call], cause: call, invoice: null, buyer: asked.buyer, creditsDue };
  });
  const group = issued ?? (await invoices.findByClaim(call));
  if (!group) throw new ApiError('INTERNAL');
  if (!isSame(group, asked)) throw new ApiError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another group invoice.');
  if (issued) {
    recordChange({ thing: 'group invoice', id: group._id, from: null, to: { bookings: asked.bookings } });
    needs.logger.info({ event: 'group_invoice_issued', invoice: group._id }, 'A group invoice was issued');
  }
  return { invoice: presentListedInvoice(group) };
};
