import { bookingNumberOf, formatMoney, lineWords, type MinorUnits, rupeesOf } from '@wayfarer/contracts';
import { formatLongDate, isTranslated, t, tn } from '@wayfarer/words';
import type { Config } from '../../../config.ts';
import { inLanguage } from '../../../language/in-language.ts';
import { languageRead } from '../../../language/own-language.ts';
import { dayText } from '../../../time/day-text.ts';
import { type OwedEntry, restOf } from '../../attempts/index.ts';
import { type BookingRecord, spokenLines, spokenPackage } from '../../bookings/index.ts';

const money = (amount: MinorUnits): string => formatMoney(rupeesOf(amount));

const describe = ({ totalPersons, travelDate, choice }: BookingRecord): string[] => {
  const day = formatLongDate(travelDate);
  return [
    tn(totalPersons, '{n} person, travelling on {day}', '{n} persons, travelling on {day}', { day }),
    ...(choice?.lines.map(({ text, quantity, sum }) => `${quantity} × ${text}: ${money(sum)}`) ?? []),
  ];
};

/** What is owed after it, and until when. */
const describeRest = (booking: BookingRecord, amount: MinorUnits): string[] => {
  const rest = restOf(booking) - amount;
  if (rest <= 0 || !booking.plan) return [];
  const number = bookingNumberOf(String(booking._id));
  const day = dayText(booking.plan.dueOn);
  return [t('Booking {number}; balance {amount} due {day}', { number, amount: money(rest), day })];
};

/** The rest of a price may be paid in several. */
const titleOf = ({ package: { title: trip } }: BookingRecord, entry: OwedEntry): string => {
  switch (entry) {
    case 'deposit':
      return t('Deposit for {trip}', { trip });
    case 'balance':
      return t('Payment for {trip}', { trip });
    case 'change':
      return t('Change of {trip}', { trip });
    default:
      return trip;
  }
};

/** The languages that the provider's page speaks, of those that travellers may read. */
const LOCALES = ['de', 'fr', 'es', 'pt'] as const;
type PageWords = {
  readonly title: string;
  readonly description: string;
  /** Of the page itself; absent for English. `auto` is that of the browser. */
  readonly locale?: (typeof LOCALES)[number] | 'auto';
};

type Offering = Pick<Config, 'LANGUAGES'>;

/** A booking with the names of its package and of its lines as its traveller reads them, only to be shown. */
export const asItReads = ({ LANGUAGES }: Offering, booking: BookingRecord): BookingRecord => {
  const { language, package: booked, choice } = booking;
  return inLanguage(languageRead({ LANGUAGES }, language), () => ({
    ...booking,
    package: spokenPackage(booked),
    ...(choice && {
      choice: { ...choice, lines: spokenLines(booked, choice.lines).map((line) => ({ ...line, text: lineWords(line) })) },
    }),
  }));
};

/**
 * What the provider's page says of a payment, as the traveller of its booking reads.
 * @param booking as it reads
 */
export const pageWordsOf = (
  config: Offering,
  booking: BookingRecord,
  { entry, amount }: { readonly entry: OwedEntry; readonly amount: MinorUnits },
): PageWords => {
  const language = languageRead(config, booking.language);
  return inLanguage(language, () => ({
    title: titleOf(booking, entry),
    description: [...describe(booking), ...describeRest(booking, amount)].join('. '),
    ...(isTranslated(language) ? { locale: LOCALES.find((locale) => locale === language) ?? 'auto' } : {}),
  }));
};
