import type { WrittenTranslation, WrittenTranslations } from '@wayfarer/contracts';
import { languages, translatedLanguages } from '@wayfarer/words';

/** Translations as the log of changes has them: the texts of each language as a field of its own. */
export const toldTranslations = (
  translations: WrittenTranslations | null | undefined,
): Readonly<Record<string, Omit<WrittenTranslation, 'of'>>> =>
  Object.fromEntries(
    translatedLanguages.flatMap((code) => {
      const { of: _hashes, ...texts } = translations?.[code] ?? {};
      return translations?.[code] ? [[`in${languages[code].english}`, texts]] : [];
    }),
  );
