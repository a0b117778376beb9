import { neededFields, type Traveller, type Travellers, unansweredOf } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { countryName } from '../../../shared/format/country-name.ts';
import { withAges } from '../../../shared/quote/ages-text.ts';
import { t } from '../../../shared/words/words.ts';

/** 'Child, 2–11', or 'Traveller 3' of a package without categories. */
export const kindOf = ({ category }: Traveller, place: number): string =>
  category === undefined ? t('Traveller {number}', { number: place + 1 }) : withAges(category.name, category);

/** What is known of a person beside the name, in the order in which it is asked. */
export const factsOf = ({ birthDate, nationality, passport, diet, phone, note }: Traveller): string[] => [
  ...(birthDate === undefined ? [] : [t('Born {day}', { day: formatDay(birthDate) })]),
  ...(nationality === undefined ? [] : [countryName(nationality)]),
  ...(passport === undefined
    ? []
    : [t('Passport …{ends}, until {day}', { ends: passport.ends, day: formatDay(passport.expires) })]),
  ...(diet === undefined ? [] : [diet]),
  ...(phone === undefined ? [] : [phone]),
  ...(note === undefined ? [] : [note]),
];

const needed = {
  birthDate: () => t('date of birth'),
  nationality: () => t('nationality'),
  passport: () => t('passport'),
} as const;

/** What the agency needs of a person beside the name and does not have; what is optional is not needed. */
export const missingOf = (traveller: Traveller, { asks, ownQuestions }: Travellers): string[] => [
  ...neededFields.flatMap((field) => (asks?.includes(field) && traveller[field] === undefined ? [needed[field]()] : [])),
  ...unansweredOf(ownQuestions, 'traveller', traveller.answers).map(({ text }) => text),
];
