import { invoiceToTextsOf } from '../../../shared/invoice-to/invoice-to-values.ts';
import { readStored, writeStored } from '../../../shared/session/storage.ts';
import type { BookingFormValues } from './booking-form-schema.ts';

/**
 * What was typed into a booking form, for this tab only: it survives reload, 'back' and a new login of the
 * same traveller.
 */
export type BookingDraft = {
  userId: string;
  values: BookingFormValues;
  /** The days that its address asked for, as text; '' where it asked for none. */
  asked: string;
  /** What its address chose beside the day, as it is written there. */
  askedChoice: string;
  /** Set once the form has been booked. */
  bookingId: string | null;
  /**
   * The order as it was last sent, under its idempotency key; null before it is sent and after it was booked.
   */
  sent: { key: string; order: string } | null;
};

const keyOf = (packageId: string): string => `bookingDraft:${packageId}`;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
// JSON has no NaN, which an empty number field holds.
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

const countsOf = (value: unknown): Record<string, number> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([id, count]) => [id, numberOf(count)])) : {};

const invoiceToOf = (value: unknown): BookingFormValues['invoiceTo'] => {
  const { isOther, ...texts } = isRecord(value) ? value : {};
  const read = Object.keys(invoiceToTextsOf()).map((part) => [part, textOf(texts[part])]);
  return { isOther: isOther === true, ...invoiceToTextsOf(Object.fromEntries(read)) };
};

const sentOf = (value: unknown): BookingDraft['sent'] =>
  isRecord(value) && textOf(value.key) !== '' ? { key: textOf(value.key), order: textOf(value.order) } : null;

const draftOf = (source: string): BookingDraft | null => {
  const stored: unknown = JSON.parse(source);
  if (!isRecord(stored) || !isRecord(stored.values)) return null;
  const values = stored.values;
  return {
    userId: textOf(stored.userId),
    values: {
      name: textOf(values.name),
      from: textOf(values.from),
      to: textOf(values.to),
      phone: textOf(values.phone),
      invoiceTo: invoiceToOf(values.invoiceTo),
      travelDate: textOf(values.travelDate),
      totalPersons: numberOf(values.totalPersons),
      adults: numberOf(values.adults),
      children: numberOf(values.children),
      party: countsOf(values.party),
      extras: countsOf(values.extras),
      singleRooms: numberOf(values.singleRooms),
      code: textOf(values.code),
    },
    asked: textOf(stored.asked),
    askedChoice: textOf(stored.askedChoice),
    bookingId: textOf(stored.bookingId) || null,
    sent: sentOf(stored.sent),
  };
};

/** The draft of this traveller for this package, or null: no other account ever sees it. */
export const findDraft = (packageId: string, userId: string): BookingDraft | null => {
  try {
    const draft = draftOf(readStored('sessionStorage', keyOf(packageId)) ?? 'null');
    return draft?.userId === userId ? draft : null;
  } catch {
    return null;
  }
};

export const saveDraft = (packageId: string, draft: BookingDraft): void => {
  writeStored('sessionStorage', keyOf(packageId), JSON.stringify(draft));
};
