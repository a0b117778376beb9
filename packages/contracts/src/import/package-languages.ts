import type { TranslatedLanguage } from '@wayfarer/words';
import { itineraryTextOf } from '../tour-package/itinerary-text.ts';
import { packageTextsOf, type TextsOfPackage, type translatedFactsSchema } from '../tour-package/package-texts.ts';
import { type Texts, textsIn } from '../translation/text-tree.ts';
import { translationOf, type WrittenTranslations } from '../translation/written-translation.ts';
import { packageColumns } from './import-columns.ts';
import { packageParts } from './package-parts.ts';
import { itineraryIn } from './texts/form-texts.ts';
import { type EnglishEntries, type EntriesInCell, textsInCell, translatedCellOf } from './texts/translated-cell.ts';
import { cellOf, entriesIn, UnreadableText } from './texts/unreadable-text.ts';

/** A column whose English can be translated. */
type TextColumn = {
  readonly heading: string;
  /** Where its texts are in a package. */
  readonly path: string;
  /** The paths of its entries in their order; absent where it is one text. */
  readonly list?: { readonly entriesOf: (tourPackage: TextsOfPackage) => readonly string[]; readonly cell: EntriesInCell };
};

const DAYS: EntriesInCell = { write: itineraryTextOf, read: itineraryIn, isParted: false };
const LINES: EntriesInCell = { write: cellOf, read: (text) => entriesIn(text), isParted: false };
const PARTS: EntriesInCell = { ...LINES, isParted: true };

const one = (heading: string, path: string): TextColumn => ({ heading, path });
const placed = (
  heading: string,
  path: string,
  listOf: (tourPackage: TextsOfPackage) => readonly unknown[] | null | undefined,
  cell = LINES,
): TextColumn => {
  const entriesOf = (tourPackage: TextsOfPackage) => (listOf(tourPackage) ?? []).map((_, index) => `${path}/${index}`);
  return { heading, path, list: { entriesOf, cell } };
};
const named = (heading: string, path: 'categories' | 'extras' | 'ownQuestions', cell: EntriesInCell): TextColumn => ({
  heading,
  path,
  list: { entriesOf: (tourPackage) => (tourPackage[path] ?? []).map(({ id }) => `${path}/${id}`), cell },
});

/** One that an export would lose is a type error. */
type EveryText = Exclude<keyof ReturnType<typeof packageTextsOf>, 'facts'> | keyof typeof translatedFactsSchema.shape;

const { highlights, included, notIncluded, toBring, meetingPoint, languages, questions, ...parts } = packageParts;
/** The columns that have others beside them for each language, in the order of the export. */
export const textColumns = {
  title: one(packageColumns.title, 'title'),
  description: one(packageColumns.description, 'description'),
  itinerary: placed(packageColumns.itinerary, 'itinerary', ({ itinerary }) => itinerary, DAYS),
  categories: named(parts.categories.heading, 'categories', LINES),
  seasons: placed(parts.seasons.heading, 'seasons', ({ seasons }) => seasons),
  extras: named(parts.extras.heading, 'extras', PARTS),
  highlights: placed(highlights.heading, 'facts/highlights', ({ facts }) => facts?.highlights),
  included: placed(included.heading, 'facts/included', ({ facts }) => facts?.included),
  notIncluded: placed(notIncluded.heading, 'facts/notIncluded', ({ facts }) => facts?.notIncluded),
  toBring: placed(toBring.heading, 'facts/toBring', ({ facts }) => facts?.toBring),
  meetingPoint: one(meetingPoint.heading, 'facts/meetingPoint'),
  languages: placed(languages.heading, 'facts/languages', ({ facts }) => facts?.languages),
  questions: placed(questions.heading, 'facts/questions', ({ facts }) => facts?.questions, PARTS),
  ownQuestions: named(parts.ownQuestions.heading, 'ownQuestions', PARTS),
} satisfies Record<EveryText, TextColumn>;
export type TextColumnName = keyof typeof textColumns;
export const textColumnNames = Object.keys(textColumns) as TextColumnName[];

const isWithin = (path: string, of: string): boolean => path === of || path.startsWith(`${of}/`);
const entriesOf = ({ entriesOf: listed }: NonNullable<TextColumn['list']>, tourPackage: TextsOfPackage): EnglishEntries => {
  const english = [...textsIn(packageTextsOf(tourPackage)).keys()];
  return listed(tourPackage).map((entry) => english.filter((path) => isWithin(path, entry)));
};

type Translated = TextsOfPackage & { readonly translations?: WrittenTranslations | undefined };

/** What a column of a language says of a package; empty where nothing of it is translated. */
export const columnTextIn = (language: TranslatedLanguage, name: TextColumnName, tourPackage: Translated): string => {
  if (!tourPackage.translations?.[language]) return '';
  const { path, list }: TextColumn = textColumns[name];
  const { texts } = translationOf(tourPackage.translations[language]);
  return list ? translatedCellOf(entriesOf(list, tourPackage), texts, list.cell) : (texts.get(path) ?? '');
};

/**
 * Texts of a language by their paths, with what a column says in place of its own.
 * @param tourPackage whose English they translate
 * @throws UnreadableText
 */
export const withColumnText = (texts: Texts, name: TextColumnName, text: string, tourPackage: TextsOfPackage): Texts => {
  const { path, list }: TextColumn = textColumns[name];
  const others = [...texts].filter(([at]) => !isWithin(at, path));
  if (text.trim() === '') return new Map(others);
  if (list) return new Map([...others, ...textsInCell(entriesOf(list, tourPackage), text, list.cell)]);
  if (textsIn(packageTextsOf(tourPackage)).has(path)) return new Map([...others, [path, text]]);
  throw new UnreadableText('There is no English text that this translates.');
};
