import { type TextTree, textsIn, type WrittenTranslations } from '@wayfarer/contracts';
import { BASE_LANGUAGE, type TranslatedLanguage } from '@wayfarer/words';
import { placeLine, placeLineIn } from './place-line.ts';
import type { FieldText, TextsByLanguage } from './word-postings.ts';

type Translated = { readonly translations?: WrittenTranslations | null | undefined };
export type PackageTexts = Translated & {
  readonly title: string;
  readonly description: string;
  readonly itinerary: readonly string[];
};
export type PlaceTexts = Translated & { readonly name: string; readonly country: string; readonly description: string };

const inField = (field: number, tree: TextTree): FieldText[] =>
  Array.from(textsIn(tree).values(), (text): FieldText => [field, text]);

/** What a package is found by: its English texts, and those of each offered language that it has. */
export const packageTextsByLanguage = (
  { title, description, itinerary, translations }: PackageTexts,
  offered: readonly TranslatedLanguage[],
): TextsByLanguage => [
  [BASE_LANGUAGE, [[0, title], [1, description], ...itinerary.map((day): FieldText => [2, day])]],
  ...offered.map((language): TextsByLanguage[number] => {
    const own = translations?.[language];
    return [language, [...inField(0, own?.title), ...inField(1, own?.description), ...inField(2, own?.itinerary)]];
  }),
];

/** What a place is found by: in each offered language also its country and continent. */
export const placeTextsByLanguage = (
  { translations, ...english }: PlaceTexts,
  offered: readonly TranslatedLanguage[],
): TextsByLanguage => [
  [
    BASE_LANGUAGE,
    [
      [0, placeLine(english)],
      [1, english.description],
    ],
  ],
  ...offered.map((language): TextsByLanguage[number] => {
    const own = translations?.[language];
    return [
      language,
      [[0, placeLineIn(language, english, { name: own?.name, country: own?.country })], ...inField(1, own?.description)],
    ];
  }),
];
