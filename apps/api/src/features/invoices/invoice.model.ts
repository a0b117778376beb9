import { type CalendarDate, type InvoiceKind, invoiceKinds, type Line, type MinorUnits } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import { Schema, type Types } from 'mongoose';
import { makeAppendOnly } from '../../database/append-only.ts';

/** The seller, as configured when it was issued. */
type Seller = { readonly name: string; readonly address: string; readonly taxId: string | null };

/** The tax included in the total. Of 0 percent where a trip is sold so, which the document says. */
export type TaxPart = { readonly name: string; readonly percent: number; readonly amount: MinorUnits };
/** The same of a document whose parts have several rates: the sum of all. */
type TaxSum = Omit<TaxPart, 'percent'> & { readonly percent: null };
/** What of a document is sold at one rate. */
export type TaxRate = TaxPart & { readonly total: MinorUnits };

/** What the document of a payment says of a price that is paid in parts. */
export type WholePrice = {
  readonly price: MinorUnits;
  /** The payments before it, by their documents; not in the total. */
  readonly paidBefore: readonly { readonly document: string; readonly amount: MinorUnits; readonly tax: MinorUnits }[];
  /** Of a receipt: the last day for what is still owed. */
  readonly dueOn?: CalendarDate;
};

/** What a document is for: a trip, a payment for it, or the refund of either; or the refund of a booking. */
export type LineWords =
  | {
      readonly of: 'trip' | 'total' | 'deposit' | 'balance' | 'change';
      readonly title: string;
      readonly travelDate: CalendarDate;
      readonly isRefund?: true;
    }
  | { readonly of: 'booking' };

/** One booking on an invoice that replaces others, with what was left of its own. */
export type InvoicePart = Pick<InvoiceRecord, 'bookingId' | 'line' | 'lines' | 'whole' | 'total'> & {
  readonly tax: TaxPart | null;
  /** The number of the invoice that counted for it, and is replaced: its own, or one with parts. */
  readonly invoice: string;
  /** What credit notes had taken back for it before; not in the total. */
  readonly credited: MinorUnits;
  /** Its lines say a trip that was changed, after what was credited for that. */
  readonly isChanged?: true;
};

/**
 * An invoice, a receipt or a credit note. It is what the traveller and the tax office were told, so later
 * changes do not affect it.
 */
export type InvoiceRecord = {
  /**
   * Its number: 'INV-2026-00000042'. Each is one above the one before in its series and year
   * (docs/decisions/0086).
   */
  _id: string;
  kind: InvoiceKind;
  /** Of an invoice with parts: the first of its bookings. */
  bookingId: Types.ObjectId;
  /**
   * The payment, the refund, the call for an invoice with parts, or the invoice that replaces what this
   * credits.
   */
  cause: string;
  /** Of a credit note: the number of its invoice or receipt. */
  invoice: string | null;
  issuedOn: CalendarDate;
  seller: Seller;
  /** In which its own words are, each time that it is drawn; absent for English. */
  language?: LanguageCode;
  /** Null once the configured time has passed. */
  buyer: string | null;
  line: {
    readonly text: string;
    /** The same in a form that each language can say; absent in those that an earlier version issued. */
    readonly words?: LineWords;
    readonly quantity: number;
    readonly unitPrice: MinorUnits;
  };
  /** What the total is made of; absent where `line` says it. */
  lines?: readonly Line[];
  /** Absent where one payment paid all. */
  whole?: WholePrice;
  /** Of an invoice and a receipt: what its own payment paid. */
  total: MinorUnits;
  /** Null where the agency has no tax, and the trip none of its own. */
  tax: TaxPart | TaxSum | null;
  /**
   * Of parts with several rates: each of them, the lowest first. What has no tax is the rest of the total.
   */
  taxes?: readonly TaxRate[];
  /** Lower case. */
  currency: string;
  /**
   * Of an invoice that replaces others, for one booking or several: its bookings, by the numbers of what it
   * replaces.
   */
  parts?: readonly InvoicePart[];
  /** Of a credit note: the invoice that counts in place of what it credits. No money is refunded. */
  replacedBy?: string;
  /**
   * What only one document has: that it was decided on an invoice with so many credit notes (`claimOf`), and
   * the call that asked for an invoice with parts. So no two documents are decided on the same state of an
   * invoice.
   */
  claims?: readonly string[];
  /** Of an invoice with parts: since when its credit notes are due; absent once all are issued. */
  creditsDue?: Date;
};

/** What a document says of money. */
export type InvoiceSum = Pick<
  InvoiceRecord,
  '_id' | 'kind' | 'bookingId' | 'cause' | 'invoice' | 'total' | 'replacedBy' | 'creditsDue'
> & { parts?: readonly Pick<InvoicePart, 'bookingId' | 'invoice' | 'credited' | 'total'>[] };

export const invoiceSchema = new Schema<InvoiceRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: invoiceKinds, required: true },
    bookingId: { type: Schema.Types.ObjectId, required: true },
    cause: { type: String, required: true },
    invoice: { type: String, default: null },
    issuedOn: { type: String, required: true },
    seller: { type: Schema.Types.Mixed, required: true },
    language: { type: String, default: undefined },
    buyer: { type: String, default: null },
    line: { type: Schema.Types.Mixed, required: true },
    lines: { type: Schema.Types.Mixed, default: undefined },
    whole: { type: Schema.Types.Mixed, default: undefined },
    total: { type: Number, required: true },
    tax: { type: Schema.Types.Mixed, default: null },
    taxes: { type: Schema.Types.Mixed, default: undefined },
    currency: { type: String, required: true },
    parts: { type: Schema.Types.Mixed, default: undefined },
    replacedBy: { type: String, default: undefined },
    claims: { type: [String], default: undefined },
    creditsDue: { type: Date, default: undefined },
  },
  { collection: 'invoices', versionKey: false },
);
invoiceSchema.index({ bookingId: 1 });
invoiceSchema.index({ 'parts.bookingId': 1 }, { sparse: true });
invoiceSchema.index({ claims: 1 }, { unique: true, sparse: true });
invoiceSchema.index({ creditsDue: 1 }, { sparse: true });
/** The bookkeeper's list. */
export const INVOICES_BY_DAY = { issuedOn: 1, _id: 1, kind: 1, total: 1, 'tax.amount': 1 } as const;
export const INVOICES_BY_KIND = { kind: 1, issuedOn: 1, _id: 1 } as const;
/** The bookkeeper's sums: the one index holds all that is summed up. */
export const INVOICES_BY_RATE = { issuedOn: 1, kind: 1, 'tax.percent': 1, 'tax.amount': 1, total: 1 } as const;
/** Those with several rates. */
export const INVOICES_OF_RATES = { issuedOn: 1, 'taxes.percent': 1 } as const;
invoiceSchema.index(INVOICES_BY_DAY);
invoiceSchema.index(INVOICES_BY_RATE);
invoiceSchema.index(INVOICES_OF_RATES, { partialFilterExpression: { taxes: { $exists: true } } });
invoiceSchema.index(INVOICES_BY_KIND);
// Those that still name somebody.
invoiceSchema.index({ issuedOn: 1 }, { partialFilterExpression: { buyer: { $type: 'string' } } });

const ALLOWED = [{ $set: { buyer: null } }, { $unset: { creditsDue: 1 } }].map((update) => JSON.stringify(update));
/** Once issued, nothing that it says is ever changed but the buyer's name: it is erased in time. */
makeAppendOnly(invoiceSchema, (update) => ALLOWED.includes(JSON.stringify(update)));
