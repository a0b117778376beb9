import type { TourPackage } from '@wayfarer/contracts';
import { toldTranslations } from '../../../translations/told-translations.ts';

/** A package as the log of changes has it: with the texts of each language as a field of its own. */
export const toldPackage = ({ translations, ...english }: Partial<TourPackage>): object => ({
  ...english,
  ...toldTranslations(translations),
});
