import { BASE_LANGUAGE } from '@wayfarer/words';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { pageLanguage, t, tc, tn } from '../../shared/words/words.ts';

const FIRST = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** 'second', '12th'; in other languages the number alone. */
const ordinalOf = (position: number): string => {
  if (pageLanguage() !== BASE_LANGUAGE) return String(position);
  return FIRST[position - 1] ?? `${position}${endings[ordinals.select(position)] ?? 'th'}`;
};

/** 'second in line', '12th in line'. */
export const placeInLine = (position: number): string => t('{place} in line', { place: ordinalOf(position) });

/** At the beginning of a sentence. */
const numberWords = (): readonly string[] => [
  tc('how many places', 'One'),
  tc('how many places', 'Two'),
  tc('how many places', 'Three'),
  tc('how many places', 'Four'),
  tc('how many places', 'Five'),
  tc('how many places', 'Six'),
  tc('how many places', 'Seven'),
  tc('how many places', 'Eight'),
  tc('how many places', 'Nine'),
  tc('how many places', 'Ten'),
];

/** 'Two places are held for you until 1 Dec 2026, 15:01.' */
export const heldUntil = (count: number, until: string): string =>
  tn(count, '{count} place is held for you until {moment}.', '{count} places are held for you until {moment}.', {
    count: numberWords()[count - 1] ?? count,
    moment: formatMoment(until),
  });

/** 'Sat, 12 Dec 2026, for 2 persons' */
export const dayForPersons = (day: string, count: number): string =>
  tn(count, '{day}, for {n} person', '{day}, for {n} persons', { day: formatDay(day) });
