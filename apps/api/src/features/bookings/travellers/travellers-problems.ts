import {
  type AskedField,
  ageOn,
  askedFields,
  type CalendarDate,
  type Category,
  categoryOfAge,
  MAX_YEARS,
  type NewTraveller,
  oldEnoughText,
  type Question,
  withArticle,
} from '@wayfarer/contracts';
import { t, tn } from '@wayfarer/words';
import { dayText } from '../../../time/day-text.ts';
import type { StoredTraveller } from '../../travellers/index.ts';
import { answersProblems } from './answers-problems.ts';

/** What of a trip decides whether somebody can be its traveller. */
export type AskingTrip = {
  readonly travelDate: CalendarDate;
  readonly today: CalendarDate;
  readonly asks: readonly AskedField[] | null;
  /** Of the agency's own, which each traveller answers. */
  readonly questions: readonly Question[];
  readonly categories: readonly Category[] | undefined;
  /** In years. */
  readonly minAge: number | undefined;
};

/** A place in the list, with what is stored of the person who stands there from now on, and its category. */
type Place = { readonly before: StoredTraveller | null; readonly category: Category | undefined };

/** Why somebody is no traveller of a category on the day of a trip; null where they are, or may be. */
export const birthProblemOf = (
  { name, birthDate }: Pick<NewTraveller, 'name' | 'birthDate'>,
  category: Category | undefined,
  trip: Omit<AskingTrip, 'asks' | 'questions'>,
): string | null => {
  if (birthDate === undefined) return null;
  if (birthDate > trip.today) return t('This day is not past. Enter a date of birth.');
  const age = ageOn(birthDate, trip.travelDate);
  if (age >= MAX_YEARS) return t('Nobody is that old. Please correct the date.');
  const told = { name, age, day: dayText(trip.travelDate) };
  if (trip.minAge !== undefined && age < trip.minAge)
    return [t('{name} is {age} on {day}.', told), oldEnoughText(trip.minAge)].join(' ');
  if (!category || !trip.categories) return null;
  const right = categoryOfAge({ categories: [...trip.categories] }, age);
  if (right?.id === category.id) return null;
  return right
    ? t('{name} is {age} on {day}, so {category}. Change the party, or correct the date.', {
        ...told,
        category: withArticle(right),
      })
    : t('{name} is {age} on {day}, and this trip is not for that age.', told);
};

/**
 * What is wrong with a list of travellers, by field; empty where nothing is.
 */
export const travellersProblems = (
  travellers: readonly (NewTraveller | null)[],
  places: readonly Place[],
  trip: AskingTrip,
): Record<string, string> => {
  if (travellers.length > places.length)
    return {
      travellers: tn(places.length, 'This booking is for one person.', 'This booking is for {n} persons.'),
    };
  const asked = trip.asks ?? [];
  const problems = travellers.flatMap((traveller, index): [string, string][] => {
    const place = places[index];
    if (!traveller || !place) return [];
    const at = (field: string) => `travellers.${index}.${field}`;
    const unasked = askedFields.filter((field) => traveller[field] !== undefined && !asked.includes(field));
    const born = birthProblemOf(traveller, place.category, trip);
    const { passport } = traveller;
    const isNumberMissing = passport && passport.number === undefined && !place.before?.passport;
    return [
      ...unasked.map((field): [string, string] => [at(field), t('This trip does not ask for it. Please reload the page.')]),
      ...answersProblems(at('answers'), traveller.answers, trip.questions),
      ...(born === null ? [] : [[at('birthDate'), born] as [string, string]]),
      ...(isNumberMissing ? [[at('passport.number'), t('Enter the passport number.')] as [string, string]] : []),
    ];
  });
  return Object.fromEntries(problems);
};
