import type { NewTripChange, TripChangeQuote } from '@wayfarer/contracts';
import { ApiFailure, sentenceOf } from '../../../shared/api/api-failure.ts';
import { t } from '../../../shared/words/words.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** Where a seat or piece that is missing is told: at the day that was chosen, or at what needs more. */
const missingAt = ({ extra }: ApiFailure['details'], wish: NewTripChange): string => {
  if (typeof extra === 'string') return `extras.${extra}`;
  return wish.travelDate === undefined ? 'party' : 'travelDate';
};

/** What the server refused of a change: sentences by field, as they are sent. */
export const refusedFields = (thrown: unknown, wish: NewTripChange): FieldErrors => {
  if (!(thrown instanceof ApiFailure)) return {};
  if (thrown.code === 'SOLD_OUT') return { [missingAt(thrown.details, wish)]: thrown.message };
  if (thrown.code === 'PACKAGE_NOT_BOOKABLE') return { [wish.travelDate === undefined ? 'party' : 'travelDate']: thrown.message };
  return thrown.fields;
};

/** What a change comes to by now, where that is why it was refused; null otherwise. */
export const changedQuoteIn = (thrown: unknown): TripChangeQuote | null =>
  thrown instanceof ApiFailure &&
  (thrown.code === 'PRICE_CHANGED' || thrown.code === 'REFUND_CHANGED') &&
  typeof thrown.details.toPay === 'number'
    ? (thrown.details as TripChangeQuote)
    : null;

/** Why a change was not made, as a whole. */
export const refusalWords = (thrown: unknown): string =>
  thrown instanceof ApiFailure && (thrown.code === 'NETWORK' || thrown.status >= 500)
    ? `${sentenceOf(thrown)} ${t('What you chose is still here, and nothing is changed or paid twice.')}`
    : sentenceOf(thrown);
