const FIRST = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** 'second in line', '12th in line'. */
export const placeInLine = (position: number): string =>
  `${FIRST[position - 1] ?? `${position}${endings[ordinals.select(position)] ?? 'th'}`} in line`;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** 'Two places are', at the beginning of a sentence. */
export const placesAre = (count: number): string => `${NUMBERS[count] ?? count} ${count === 1 ? 'place is' : 'places are'}`;

/** 'for 2 persons', 'for 1 person' */
export const forPersons = (count: number): string => `for ${count} ${count === 1 ? 'person' : 'persons'}`;
