import type { Traveller, Travellers } from '@wayfarer/contracts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { agesText } from '../../../shared/quote/ages-text.ts';
import { countryName } from './country-options.ts';

/** 'Child, 2–11', or 'Traveller 3' of a package without categories. */
export const kindOf = ({ category }: Traveller, place: number): string =>
  category === undefined ? `Traveller ${place + 1}` : `${category.name}${agesText(category)}`;

/** What is known of a person beside the name, in the order in which it is asked. */
export const factsOf = ({ birthDate, nationality, passport, diet, phone, note }: Traveller): string[] => [
  ...(birthDate === undefined ? [] : [`Born ${formatDay(birthDate)}`]),
  ...(nationality === undefined ? [] : [countryName(nationality)]),
  ...(passport === undefined ? [] : [`Passport …${passport.ends}, until ${formatDay(passport.expires)}`]),
  ...(diet === undefined ? [] : [diet]),
  ...(phone === undefined ? [] : [phone]),
  ...(note === undefined ? [] : [note]),
];

const needed = { birthDate: 'date of birth', nationality: 'nationality', passport: 'passport' } as const;

/** What the agency needs of a person beside the name and does not have; what is optional is not needed. */
export const missingOf = (traveller: Traveller, asks: Travellers['asks']): string[] =>
  (['birthDate', 'nationality', 'passport'] as const).flatMap((field) =>
    asks?.includes(field) && traveller[field] === undefined ? [needed[field]] : [],
  );

/** Whether somebody is named, and has said all that the agency needs. */
export const isComplete = (traveller: Traveller, asks: Travellers['asks']): boolean =>
  traveller.name !== null && missingOf(traveller, asks).length === 0;
