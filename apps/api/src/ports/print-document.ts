import type { BookedFacts, CalendarDate } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';

/** Everything that an invoice or credit note shows, as texts; sent to the thread that makes it. */
export type InvoiceFacts = {
  /** In which they are; absent for English. */
  readonly language?: LanguageCode;
  readonly heading: string;
  readonly number: string;
  readonly accent: string;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  /** The name, and the address below it. */
  readonly buyer: readonly string[];
  readonly facts: readonly (readonly [term: string, value: string])[];
  /** The first has the names of the columns. */
  readonly lines: readonly (readonly [text: string, quantity: string, unitPrice: string, amount: string])[];
  /** The last one is the total. */
  readonly sums: readonly (readonly [term: string, value: string])[];
  readonly note: string;
};

/** Everything that a voucher shows; sent to the thread that makes it. */
export type VoucherFacts = {
  readonly agency: { readonly name: string; readonly phone: string; readonly email: string; readonly accent: string };
  readonly number: string;
  readonly name: string;
  readonly totalPersons: number;
  /** The names of those who are named. */
  readonly travellers: readonly string[];
  readonly title: string;
  readonly place: string;
  readonly travelDate: CalendarDate;
  /** On the clock of the place, `HH:MM`. */
  readonly startTime?: string;
  readonly facts: BookedFacts;
  /** What was booked and paid beside the trip, each with its number. */
  readonly extras: readonly string[];
  readonly lastDay: CalendarDate;
  readonly days: readonly string[];
  /** In which its own words are; absent for English. */
  readonly language?: LanguageCode;
  /** The address in the QR code. */
  readonly verifyAddress: string;
};

/** A document to print. */
export type DocumentTask =
  | { readonly kind: 'voucher'; readonly facts: VoucherFacts }
  | { readonly kind: 'invoice'; readonly facts: InvoiceFacts };

/** @throws ApiError BUSY where too many wait */
export type PrintDocument = (task: DocumentTask) => Promise<Uint8Array>;
