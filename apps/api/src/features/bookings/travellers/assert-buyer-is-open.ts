import { isDeepStrictEqual } from 'node:util';
import { has, type InvoiceTo } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { invoiceRepository } from '../../invoices/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { actsForAgency } from '../booking.policy.ts';

const insteadFor = (caller: Caller, booking: BookingRecord): string => {
  if (has(caller.role, 'issue-invoices')) return t('Correct its buyer instead.');
  return actsForAgency(caller, booking)
    ? t('Ask a colleague who may issue invoices to correct its buyer.')
    : t('Ask us to make it out to somebody else.');
};

/**
 * Once the invoice is issued, another buyer on the booking would change nothing: it is refused, with what to
 * do instead. Receipts are no invoice: the buyer may still be named after them.
 * @throws VALIDATION
 */
export const assertBuyerIsOpen = async (
  { database }: Pick<Dependencies, 'database'>,
  caller: Caller,
  booking: BookingRecord,
  [before, after]: readonly [InvoiceTo | undefined, InvoiceTo | undefined],
): Promise<void> => {
  if (isDeepStrictEqual(before, after)) return;
  const documents = await invoiceRepository(database).listOf([booking._id]);
  const issued = documents.find(({ kind }) => kind === 'invoice');
  if (!issued) return;
  const sentence = t('Invoice {number} is issued already.', { number: issued._id });
  throw wrongField('contact.invoiceTo', [sentence, insteadFor(caller, booking)].join(' '));
};
