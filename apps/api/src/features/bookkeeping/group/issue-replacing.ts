import { createHash } from 'node:crypto';
import type { InvoiceTo, ListedInvoice } from '@wayfarer/contracts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { todayOf } from '../../../time/today-of.ts';
import { readSeller } from '../../agency/index.ts';
import { buyerLines, type InvoiceRecord, invoiceRepository, issueNext, sharedLanguageOf } from '../../invoices/index.ts';
import { presentListedInvoice } from '../invoices/listed-invoice.presenter.ts';
import type { Replacing } from './invoice-for.ts';

export type IssuingNeeds = Pick<Dependencies, 'database' | 'config' | 'clock' | 'logger'>;

type Asked = {
  readonly thing: 'group invoice' | 'corrected invoice';
  readonly requestKey: string;
  readonly bookings: readonly ObjectId[];
  readonly buyer: InvoiceTo;
  /** Whether what was issued under the key is what is asked for now, apart from its buyer. */
  readonly isSame: (before: InvoiceRecord) => boolean;
  /** From every document of the bookings. @throws to refuse */
  readonly decide: (issued: readonly InvoiceRecord[], buyer: string) => Replacing;
};

/** What a call claims: hashed, because a key may be long, and with the caller, whose own it is. */
const callOf = ({ userId }: Caller, requestKey: string): string =>
  `call ${createHash('sha256').update(`${userId} ${requestKey}`).digest('hex').slice(0, 32)}`;

/**
 * Issues an invoice in place of others. The write that stores it decides: it claims the state of each invoice
 * that it replaces, and leaves their credit notes due, which the invoice worker issues.
 * @throws what `decide` throws; IDEMPOTENCY_KEY_REUSED where its key was used for something else
 */
export const issueReplacing = async (
  needs: IssuingNeeds,
  caller: Caller,
  { thing, requestKey, bookings, buyer, isSame, decide }: Asked,
): Promise<{ invoice: ListedInvoice }> => {
  const invoices = invoiceRepository(needs.database);
  const call = callOf(caller, requestKey);
  const lines = buyerLines(buyer);
  const { documentLanguage } = await readSeller(needs);
  const issued = await issueNext(needs.database, { kind: 'invoice', issuedOn: todayOf(needs) }, async () => {
    const before = await invoices.listOf(bookings);
    // Looked up after the documents, or what another press of this call has just issued would count as
    // somebody else's.
    if (await invoices.findByClaim(call)) return null;
    const { claims = [], ...replacing } = decide(before, lines);
    const replaced = before.filter(({ _id }) => replacing.parts?.some(({ invoice }) => invoice === _id));
    const language = documentLanguage === 'booking' ? sharedLanguageOf(replaced) : documentLanguage;
    return {
      ...replacing,
      ...language,
      claims: [...claims, call],
      cause: call,
      invoice: null,
      buyer: lines,
      creditsDue: needs.clock(),
    };
  });
  const invoice = issued ?? (await invoices.findByClaim(call));
  if (!invoice) throw new ApiError('INTERNAL');
  // A name that was erased counts as equal.
  if ((invoice.buyer ?? lines) !== lines || !isSame(invoice))
    throw new ApiError('IDEMPOTENCY_KEY_REUSED', `This key was used for another ${thing}.`);
  if (issued) {
    recordChange({ thing, id: invoice._id, from: null, to: { replaces: invoice.parts?.map((part) => part.invoice) } });
    needs.logger.info({ event: 'invoice_issued_in_place', invoice: invoice._id }, 'An invoice was issued in place of others');
  }
  return { invoice: presentListedInvoice(invoice) };
};
