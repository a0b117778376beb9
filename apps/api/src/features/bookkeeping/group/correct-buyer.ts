import type { CorrectedBuyer, ListedInvoice } from '@wayfarer/contracts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { bookingsOf, invoiceRepository, replacementsIn } from '../../invoices/index.ts';
import { bookingsLeftOn, invoiceFor } from './invoice-for.ts';
import { type IssuingNeeds, issueReplacing } from './issue-replacing.ts';

/**
 * Issues an invoice to the right buyer in place of one that counts, for all bookings on it of which something
 * is left. An invoice is never rewritten.
 * @throws NOT_FOUND; CONFLICT where it was replaced meanwhile; VALIDATION where nothing is left of it, or its
 * buyer is this one; IDEMPOTENCY_KEY_REUSED for another invoice or buyer
 */
export const correctBuyer = async (
  needs: IssuingNeeds,
  caller: Caller,
  { invoice: number, buyer }: CorrectedBuyer,
  requestKey: string,
): Promise<{ invoice: ListedInvoice }> => {
  const wrong = await invoiceRepository(needs.database).findByNumber(number);
  if (!wrong) throw new ApiError('NOT_FOUND', 'There is no such invoice.');
  return issueReplacing(needs, caller, {
    thing: 'corrected invoice',
    requestKey,
    bookings: bookingsOf(wrong),
    buyer,
    isSame: ({ parts = [] }) => parts.every((part) => part.invoice === number),
    decide: (issued, lines) => {
      const replacedBy = replacementsIn(issued).get(number);
      if (replacedBy !== undefined)
        throw new ApiError('CONFLICT', `${number} was replaced by ${replacedBy} meanwhile. Look at that one first.`);
      const bookings = bookingsLeftOn(wrong, issued);
      if (bookings.length === 0) throw wrongField('invoice', `${number} is refunded in full.`);
      if (wrong.buyer === lines)
        throw wrongField(
          `buyer.${buyer.company === undefined ? 'name' : 'company'}`,
          `${number} is made out to this buyer already.`,
        );
      return invoiceFor(bookings, issued);
    },
  });
};
