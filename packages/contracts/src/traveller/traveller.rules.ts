import { type Category, categoriesOf, type Prices } from '../price/price.rules.ts';
import type { Party } from '../quote/party.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { type Answer, type Question, unansweredOf } from './question.rules.ts';

/** What a package may ask of each traveller beside the name. */
export const askedFields = ['birthDate', 'nationality', 'passport', 'diet', 'phone', 'note'] as const;
export type AskedField = (typeof askedFields)[number];

/** Of these, what the agency needs of everybody; the others may well be nothing. */
export const neededFields = ['birthDate', 'nationality', 'passport'] as const satisfies readonly AskedField[];

/**
 * Whether somebody is named, and has said all that the agency needs, the answers to its own questions among
 * them; what is optional is not needed.
 */
export const isComplete = (
  traveller: { readonly name: string | null; readonly answers?: readonly Answer[] | undefined } & {
    readonly [Field in (typeof neededFields)[number]]?: unknown;
  },
  asks: readonly AskedField[] | null | undefined,
  questions: readonly Question[] | null | undefined,
): boolean =>
  traveller.name !== null &&
  neededFields.every((field) => !asks?.includes(field) || traveller[field] !== undefined) &&
  unansweredOf(questions, 'traveller', traveller.answers).length === 0;

/** Nobody is as old as this. */
export const MAX_YEARS = 130;

/**
 * The age of somebody on a day, in whole years; negative before the birth. Who was born on 29 February is a
 * year older on 1 March of other years.
 */
export const ageOn = (birthDate: CalendarDate, day: CalendarDate): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);

/** The category that somebody of an age belongs to; null where none is for this age. */
export const categoryOfAge = (prices: Pick<Prices, 'categories'>, age: number): Category | null =>
  categoriesOf(prices).find(({ minAge, maxAge = MAX_YEARS }) => minAge <= age && age <= maxAge) ?? null;

/**
 * The ids of the categories of all who come on a booking, one for each person, in the order of the package;
 * null for each person of a package without categories.
 */
export const placesOf = (
  prices: Pick<Prices, 'categories'>,
  { party, totalPersons }: { party?: Party | undefined; totalPersons: number },
): (string | null)[] => {
  const known = categoriesOf(prices).flatMap(({ id }) => Array.from({ length: party?.[id] ?? 0 }, () => id));
  // Of categories that the package had when it was booked, and has no more.
  const others = Array.from({ length: Math.max(0, totalPersons - known.length) }, () => null);
  return [...known, ...others].slice(0, totalPersons);
};
