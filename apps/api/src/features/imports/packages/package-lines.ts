import { createHash } from 'node:crypto';
import { headingIn, packageColumns, packageParts, type TextColumnName, textColumnNames, textColumns } from '@wayfarer/contracts';
import { type TranslatedLanguage, translatedLanguages } from '@wayfarer/words';
import { foldText } from '../../../database/lists/fold-text.ts';
import type { CsvLine, Headings } from '../read-csv.ts';

export type PartColumn = keyof typeof packageParts;
/** What a column says in another language than English. */
export type LanguageColumn = `${TextColumnName} ${TranslatedLanguage}`;
export type PackageColumn = keyof typeof packageColumns | PartColumn | LanguageColumn;
export type PackageLine = CsvLine<PackageColumn>;

const NEEDED: readonly PackageColumn[] = ['title', 'destination', 'available', 'price', 'description', 'itinerary'];

const partHeadings = Object.fromEntries(Object.entries(packageParts).map(([column, { heading }]) => [column, heading])) as Record<
  PartColumn,
  string
>;

const languageColumns = translatedLanguages.flatMap((language) =>
  textColumnNames.map((name) => {
    const { heading, path } = textColumns[name];
    return { column: `${name} ${language}`, heading: headingIn(heading, language), field: `translations.${language}.${path}` };
  }),
);
const languageHeadings = Object.fromEntries(languageColumns.map(({ column, heading }) => [column, heading])) as Record<
  LanguageColumn,
  string
>;

/** 'Description (tlh)', in a language that nobody translates into. */
const isInNoLanguage = (heading: string): boolean => {
  const [, text = '', code = ''] = /^(.+) \(([^()]+)\)$/.exec(heading) ?? [];
  const isText = textColumnNames.some((name) => textColumns[name].heading.toLowerCase() === text.toLowerCase());
  return isText && !translatedLanguages.some((language) => language === code.toLowerCase());
};

/** With IDs a file can have just the columns that it changes. */
export const packageHeadings: Headings<PackageColumn> = {
  columns: { ...packageColumns, ...partHeadings, ...languageHeadings },
  ignoredAs: (heading) => (isInNoLanguage(heading) ? `${heading} – not a language that texts are translated into` : heading),
  isComplete: (has) => (has('id') ? [] : NEEDED.filter((column) => !has(column))),
};

/** The heading of each field of the form, and of each part of a field that has a column of its own. */
export const headingOfField: Readonly<Record<string, string>> = {
  ...packageColumns,
  availableFrom: packageColumns.available,
  availableTo: packageColumns.available,
  ...Object.fromEntries(Object.values(packageParts).map(({ path, heading }) => [path, heading])),
  schedule: packageParts.departures.heading,
  ...Object.fromEntries(languageColumns.map(({ field, heading }) => [field.replaceAll('/', '.'), heading])),
};

/**
 * Of a new package without an ID: made of its title and place, so that the same line again is the same
 * package.
 */
export const importedIdOf = (title: string, destinationId: string): string =>
  createHash('sha256')
    .update(`${foldText(title.trim())} ${destinationId}`)
    .digest('hex')
    .slice(0, 24);
