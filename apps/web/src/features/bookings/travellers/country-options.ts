import { countries } from '@wayfarer/contracts';
import { languages, spokenLanguage } from '@wayfarer/words';
import { countryName } from '../../../shared/format/country-name.ts';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';

/** Every country by its name. */
export const countryOptions = (): SelectOption[] =>
  countries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, languages[spokenLanguage()].tag));
