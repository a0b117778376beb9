import { readFile } from 'node:fs/promises';
import { csvTextOf, pastedSigns } from '@wayfarer/contracts';
import { type Row, readRows } from './read-rows.ts';
import { refused } from './refused.ts';
import { type Separator, separatorNames, separatorOf } from './separator-of.ts';

/** A line of the file: its number, and what it says under each heading that is read. */
export type CsvLine<Column extends string> = { readonly line: number; readonly texts: Readonly<Partial<Record<Column, string>>> };
export type CsvFile<Column extends string> = { readonly lines: CsvLine<Column>[]; readonly ignored: string[] };
/** The headings of an import by their names in the code, and those without which nothing can be read. */
export type Headings<Column extends string> = {
  readonly columns: Readonly<Record<Column, string>>;
  readonly isComplete: (has: (column: Column) => boolean) => readonly Column[];
  /** How the heading of a column is told that is not read; as it is without this. */
  readonly ignoredAs?: (heading: string) => string;
};

const NOT_UTF8 = 'This file is not in UTF-8. Save it as “CSV UTF-8” in your spreadsheet, and choose it again.';
const WORKBOOK = 'This is a workbook, not a CSV. Save it as “CSV UTF-8” in your spreadsheet, and choose that file.';

/** @throws VALIDATION for another encoding: a file of UTF-16 or Latin-1 would be read as wrong letters */
const decoded = (bytes: Buffer): string => {
  // Workbooks are ZIP files.
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') throw refused(WORKBOOK);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (thrown) {
    if (thrown instanceof TypeError) throw refused(NOT_UTF8);
    throw thrown;
  }
  // UTF-16 without its mark: every other byte of plain letters is zero.
  if (text.includes('\0')) throw refused(NOT_UTF8);
  if (text.trim() === '') throw refused('This file is empty.');
  return text;
};

/**
 * A heading as it is compared: whatever its capitals, blanks and hyphens, which pages and spreadsheets
 * change.
 */
const headingKeyOf = (heading: string): string => pastedSigns(heading).replaceAll(/\s+/g, ' ').toLowerCase();
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * @throws VALIDATION for a field that stands below no heading. Empty cells at the end are left out by
 * spreadsheets.
 */
const assertFits = ({ line, fields }: Row, headings: readonly string[], separator: Separator): void => {
  if (fields.slice(headings.length).every((field) => field.trim() === '')) return;
  throw refused(
    `Line ${line} has ${counted(fields.length, 'field')} below ${counted(headings.length, 'heading')}. A text with a ${separatorNames[separator]} in it stands in quotes.`,
  );
};

/**
 * Reads a CSV as the export and spreadsheets write it: with commas, semicolons or tabs, in UTF-8 with or
 * without its mark, and with what protects a spreadsheet taken off again.
 * @throws VALIDATION with one sentence about the whole file
 */
export const readCsv = async <Column extends string>(
  path: string | undefined,
  { columns, isComplete, ignoredAs = (heading) => heading }: Headings<Column>,
): Promise<CsvFile<Column>> => {
  if (path === undefined) throw refused('Choose a CSV file.');
  const text = decoded(await readFile(path));
  const { separator, body, before } = separatorOf(text);
  const [head, ...rows] = await readRows(body, separator, before);
  if (!head || rows.length === 0) throw refused('There is no line below the headings.');
  const headings = head.fields.map((heading) => csvTextOf(heading).trim());
  const keys = headings.map(headingKeyOf);
  const places = new Map<Column, number>();
  for (const [column, heading] of Object.entries<string>(columns) as [Column, string][]) {
    const wanted = headingKeyOf(heading);
    const [index, second] = keys.flatMap((key, at) => (key === wanted ? [at] : []));
    if (second !== undefined) throw refused(`There are two columns “${headings[second]}”.`);
    if (index !== undefined) places.set(column, index);
  }
  const [missing] = isComplete((column) => places.has(column));
  if (missing !== undefined) throw refused(`There is no column “${columns[missing]}”. The first line names the columns.`);
  for (const row of rows) assertFits(row, headings, separator);
  const known = new Set(places.values());
  const isNamedOrUsed = (index: number): boolean =>
    headings[index] !== '' || rows.some(({ fields }) => fields[index]?.trim() !== '');
  const unread = headings.filter((_, index) => !known.has(index) && isNamedOrUsed(index));
  return {
    lines: rows.map(({ line, fields }) => ({
      line,
      texts: Object.fromEntries(
        [...places].map(([column, place]) => [column, csvTextOf(fields[place] ?? '')]),
      ) as CsvLine<Column>['texts'],
    })),
    ignored: unread.map((heading) => (heading === '' ? 'a column without a heading' : ignoredAs(heading))),
  };
};
