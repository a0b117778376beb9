import { countries } from '@wayfarer/contracts';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** 'India' for 'IN'. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** Every country by its name. */
export const countryOptions = (): SelectOption[] =>
  countries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
