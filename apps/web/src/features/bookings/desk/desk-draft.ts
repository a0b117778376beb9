import type { DeskBooking, DeskQuote, FoundCustomer, Prices } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import { rupeesIn } from '../../../shared/format/typed-amount.ts';
import { givenInvoiceTo, type InvoiceToValues } from '../../../shared/invoice-to/invoice-to-values.ts';
import { orderOf, type TripChoice } from '../../../shared/quote/trip-choice.ts';

export type PaidHow = 'link' | 'paid' | 'free';

/** What is typed at the desk; '' where nothing is. */
export type DeskDraft = TripChoice & {
  /** Null: somebody new, or nobody chosen yet. */
  customer: FoundCustomer | null;
  isNew: boolean;
  name: string;
  email: string;
  phone: string;
  invoiceTo: InvoiceToValues;
  /** In which the customer reads; null until the clerk chooses: as their account says. */
  language: LanguageCode | null;
  day: string;
  discount: string;
  discountReason: string;
  overCapacity: string;
  note: string;
  /** Who sent the customer. */
  partner: string;
  how: PaidHow;
  /** In the browser's own time, as its field has it: '2026-12-05T18:00'. */
  holdUntil: string;
  way: 'cash' | 'transfer';
  /** What was taken, where it may be a part; null until it is typed: all of the price. */
  received: string | null;
  receivedOn: string;
  reference: string;
  freeReason: string;
};

export type DraftProps = {
  draft: DeskDraft;
  change: (fields: Partial<DeskDraft>) => void;
  /** What the server said, by the names of fields as they are sent. */
  errors: Readonly<Record<string, string>>;
};

/** Whether the customer has an address that a link to pay is sent to. */
export const isReached = ({ customer, isNew, email }: DeskDraft): boolean =>
  isNew ? email.trim() !== '' : customer?.email !== null;

const given = (field: string, text: string): object => (text.trim() === '' ? {} : { [field]: text.trim() });

/** What is quoted; null until there is a day. */
export const quoteOrderOf = (packageId: string, prices: Prices, draft: DeskDraft): DeskQuote | null => {
  if (draft.day === '') return null;
  const amount = rupeesIn(draft.discount);
  return {
    packageId,
    ...orderOf(prices, draft.day, draft),
    ...(draft.customer && !draft.isNew ? { userId: draft.customer._id } : {}),
    ...(draft.how !== 'free' && amount > 0 ? { discount: { amount } } : {}),
  };
};

const customerOf = ({ customer, isNew, name, email, phone }: DeskDraft): DeskBooking['customer'] =>
  customer && !isNew ? { userId: customer._id } : { ...given('name', name), ...given('email', email), ...given('phone', phone) };

/** Whether what was taken is typed as something that is no amount. */
export const isUnreadable = ({ how, received }: DeskDraft): boolean =>
  how === 'paid' && received !== null && Number.isNaN(rupeesIn(received));

const howOf = (draft: DeskDraft, total: number): Pick<DeskBooking, PaidHow> => {
  if (draft.how === 'free') return { free: { reason: draft.freeReason } };
  if (draft.how === 'link') return { link: { holdUntil: draft.holdUntil === '' ? '' : new Date(draft.holdUntil).toISOString() } };
  const { way, received, receivedOn, reference } = draft;
  const amount = received === null ? total : rupeesIn(received);
  return { paid: { way, receivedOn, amount, ...given('reference', reference) } };
};

/** The booking as it is sent. @param total with the discount, in rupees */
export const bookingOf = (packageId: string, prices: Prices, draft: DeskDraft, total: number): DeskBooking => {
  const isFree = draft.how === 'free';
  const hasDiscount = !isFree && draft.discount.trim() !== '';
  return {
    customer: customerOf(draft),
    packageId,
    ...orderOf(prices, draft.day, draft),
    totalAmount: isFree ? 0 : total,
    ...(hasDiscount ? { discount: { amount: rupeesIn(draft.discount), reason: draft.discountReason } } : {}),
    ...(draft.overCapacity.trim() === '' ? {} : { overCapacity: { note: draft.overCapacity } }),
    ...given('note', draft.note),
    ...(draft.partner.trim() === '' ? {} : { source: { kind: 'partner', name: draft.partner.trim() } }),
    ...givenInvoiceTo(draft.invoiceTo),
    ...(draft.language === null ? {} : { language: draft.language }),
    ...howOf(draft, total),
  };
};
