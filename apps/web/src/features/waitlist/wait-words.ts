import { formatMoment } from '../../shared/format/format-moment.ts';
import { tc, tn } from '../../shared/words/words.ts';

const FIRST = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** 'second in line', '12th in line'. */
export const placeInLine = (position: number): string =>
  `${FIRST[position - 1] ?? `${position}${endings[ordinals.select(position)] ?? 'th'}`} in line`;

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

/** 'for 2 persons', 'for 1 person' */
export const forPersons = (count: number): string => `for ${count} ${count === 1 ? 'person' : 'persons'}`;
