import type { TourPackage } from '@wayfarer/contracts';
import { languages, translatedLanguages } from '@wayfarer/words';

/** A package as the log of changes has it: with the texts of each language as a field of its own. */
export const toldPackage = ({ translations = {}, ...english }: Partial<TourPackage>): object => ({
  ...english,
  ...Object.fromEntries(
    translatedLanguages.flatMap((code) => {
      const { of: _hashes, ...texts } = translations[code] ?? {};
      return translations[code] ? [[`in${languages[code].english}`, texts]] : [];
    }),
  ),
});
