import { bookingNumberOf } from '@wayfarer/contracts';
import { BASE_LANGUAGE, spokenLanguage, t } from '@wayfarer/words';
import type { ObjectId } from '../../../database/object-ids.ts';
import { inLanguage } from '../../../language/in-language.ts';
import { dayText } from '../../../time/day-text.ts';
import type { InvoiceRecord, LineWords } from '../../invoices/index.ts';

type Values = { readonly trip: string; readonly day: string; readonly number: string };

const ofTrip = (of: Exclude<LineWords['of'], 'booking'>, values: Values): string => {
  switch (of) {
    case 'trip':
      return t('{trip}, from {day}, booking {number}', values);
    case 'total':
      return t('Payment for {trip}, from {day}, booking {number}', values);
    case 'deposit':
      return t('Deposit for {trip}, from {day}, booking {number}', values);
    case 'balance':
      return t('Part payment for {trip}, from {day}, booking {number}', values);
    case 'change':
      return t('Payment for the change of {trip}, from {day}, booking {number}', values);
  }
};

const ofRefund = (of: Exclude<LineWords['of'], 'booking'>, values: Values): string => {
  switch (of) {
    case 'trip':
      return t('Refund of {trip}, from {day}, booking {number}', values);
    case 'total':
      return t('Refund of payment for {trip}, from {day}, booking {number}', values);
    case 'deposit':
      return t('Refund of deposit for {trip}, from {day}, booking {number}', values);
    case 'balance':
      return t('Refund of part payment for {trip}, from {day}, booking {number}', values);
    case 'change':
      return t('Refund of payment for the change of {trip}, from {day}, booking {number}', values);
  }
};

const wordsText = (words: LineWords, bookingId: ObjectId): string => {
  const number = bookingNumberOf(String(bookingId));
  if (words.of === 'booking') return t('Refund of booking {number}', { number });
  const values = { trip: words.title, day: dayText(words.travelDate), number };
  return words.isRefund ? ofRefund(words.of, values) : ofTrip(words.of, values);
};

/** What a document is for, as it is stored: in English, and in a form that each language can say. */
export const lineOf = (words: LineWords, bookingId: ObjectId): Pick<InvoiceRecord['line'], 'text' | 'words'> => ({
  text: inLanguage(BASE_LANGUAGE, () => wordsText(words, bookingId)),
  words,
});

/** The same in the language of the moment; in English, and of an earlier version, as it is stored. */
export const lineText = ({ text, words }: InvoiceRecord['line'], bookingId: ObjectId): string =>
  words && spokenLanguage() !== BASE_LANGUAGE ? wordsText(words, bookingId) : text;
