import { readFile } from 'node:fs/promises';
import { csvTextOf } from '@wayfarer/contracts';
import { type Row, readRows, refused, separatorOf } from './read-rows.ts';

/** A line of the file: its number, and what it says under each heading that is read. */
export type CsvLine<Column extends string> = { readonly line: number; readonly texts: Readonly<Partial<Record<Column, string>>> };
export type CsvFile<Column extends string> = { readonly lines: CsvLine<Column>[]; readonly ignored: string[] };
/** The headings of an import by their names in the code, and those without which nothing can be read. */
export type Headings<Column extends string> = {
  readonly columns: Readonly<Record<Column, string>>;
  readonly isComplete: (has: (column: Column) => boolean) => readonly Column[];
};

/** An export has some thirty. */
const MAX_COLUMNS = 200;

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

const sameHeading = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** @throws VALIDATION for a line with a field too few, or with one that stands below no heading */
const assertWhole = ({ line, fields }: Row, headings: readonly string[], separator: ',' | ';'): void => {
  if (fields.length >= headings.length && fields.slice(headings.length).every((field) => field.trim() === '')) return;
  const sign = separator === ';' ? 'semicolon' : 'comma';
  throw refused(
    `Line ${line} has ${counted(fields.length, 'field')} below ${counted(headings.length, 'heading')}. A text with a ${sign} in it stands in quotes.`,
  );
};

/**
 * Reads a CSV as the export writes it: with a comma or a semicolon, in UTF-8 with or without its mark, and
 * with what protects a spreadsheet taken off again.
 * @throws VALIDATION with one sentence about the whole file
 */
export const readCsv = async <Column extends string>(
  path: string | undefined,
  { columns, isComplete }: Headings<Column>,
): Promise<CsvFile<Column>> => {
  if (path === undefined) throw refused('Choose a CSV file.');
  const text = decoded(await readFile(path));
  const [head, ...rows] = await readRows(text);
  if (!head || rows.length === 0) throw refused('There is no line below the headings.');
  if (head.fields.length > MAX_COLUMNS) throw refused(`A file has at most ${MAX_COLUMNS} columns. Delete the others.`);
  const headings = head.fields.map((heading) => csvTextOf(heading).trim());
  const twice = headings.find(
    (heading, index) => heading !== '' && headings.findIndex((other) => sameHeading(other, heading)) < index,
  );
  if (twice !== undefined) throw refused(`There are two columns “${twice}”.`);
  const places = new Map<Column, number>();
  for (const [column, heading] of Object.entries<string>(columns) as [Column, string][]) {
    const index = headings.findIndex((one) => sameHeading(one, heading));
    if (index >= 0) places.set(column, index);
  }
  const [missing] = isComplete((column) => places.has(column));
  if (missing !== undefined) throw refused(`There is no column “${columns[missing]}”. The first line names the columns.`);
  for (const row of rows) assertWhole(row, headings, separatorOf(text));
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
    ignored: unread.map((heading) => heading || 'a column without a heading'),
  };
};
