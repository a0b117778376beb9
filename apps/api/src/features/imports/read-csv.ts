import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvTextOf, MAX_IMPORT_LINES } from '@wayfarer/contracts';
import { CsvError, parse } from 'csv-parse';
import { ApiError } from '../../errors/api-error.ts';

/** A line of the file: its number, and what it says under each heading that is read. */
export type CsvLine<Column extends string> = { readonly line: number; readonly texts: Readonly<Partial<Record<Column, string>>> };
export type CsvFile<Column extends string> = { readonly lines: CsvLine<Column>[]; readonly ignored: string[] };
/** The headings of an import by their names in the code, and those without which nothing can be read. */
export type Headings<Column extends string> = {
  readonly columns: Readonly<Record<Column, string>>;
  readonly isComplete: (has: (column: Column) => boolean) => readonly Column[];
};

type Row = { record: string[]; info: { lines: number } };

/** An export has some thirty. */
const MAX_COLUMNS = 200;
/** Characters that are parsed in one turn of the event loop. */
const SLICE = 64 * 1024;

export const refused = (sentence: string): ApiError =>
  new ApiError('VALIDATION', `${sentence} Nothing was imported.`, { file: `${sentence} Nothing was imported.` });

const NOT_UTF8 = 'This file is not in UTF-8. Save it as “CSV UTF-8” in your spreadsheet, and choose it again.';

/** @throws VALIDATION for another encoding: a file of UTF-16 or Latin-1 would be read as wrong letters */
const decoded = (bytes: Buffer): string => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (thrown) {
    if (thrown instanceof TypeError) throw refused(NOT_UTF8);
    throw thrown;
  }
  // UTF-16 without its mark: every other byte of plain letters is zero.
  if (text.includes('\0')) throw refused(NOT_UTF8);
  return text;
};

/** Spreadsheets of countries with a decimal comma separate fields by semicolons. */
const separatorOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1);
  return head.includes(';') && !head.includes(',') ? ';' : ',';
};

const sentenceOf = ({ code, lines }: CsvError & { lines?: number }): string => {
  const at = lines === undefined ? '' : ` in line ${lines}`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `A quote that begins${at} is never closed.`;
  if (code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') return `There are more or fewer fields than headings${at}.`;
  return `There is a quote in the wrong place${at}.`;
};

const slicesOf = async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += SLICE) yield text.slice(from, from + SLICE);
};

const readRows = async (text: string): Promise<Row[]> => {
  const parser = parse({ delimiter: separatorOf(text), info: true, skip_empty_lines: true });
  try {
    return await pipeline(Readable.from(slicesOf(text)), parser, async (rows: AsyncIterable<Row>) => {
      const read: Row[] = [];
      for await (const row of rows) {
        if (read.length > MAX_IMPORT_LINES) throw refused(`A file has at most ${MAX_IMPORT_LINES} lines. Split it.`);
        read.push(row);
      }
      return read;
    });
  } catch (thrown) {
    if (thrown instanceof CsvError) throw refused(sentenceOf(thrown));
    throw thrown;
  }
};

/** The parser tells where a record ends, and texts in quotes may have several lines. */
const firstLineOf = (record: readonly string[], last: number): number =>
  last - record.reduce((sum, field) => sum + field.split('\n').length - 1, 0);

const sameHeading = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase();

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
  const [head, ...rows] = await readRows(decoded(await readFile(path)));
  if (!head || rows.length === 0) throw refused('There is no line below the headings.');
  if (head.record.length > MAX_COLUMNS) throw refused(`A file has at most ${MAX_COLUMNS} columns. Delete the others.`);
  const headings = head.record.map(csvTextOf);
  const twice = headings.find((heading, index) => headings.findIndex((other) => sameHeading(other, heading)) < index);
  if (twice !== undefined) throw refused(`There are two columns “${twice}”.`);
  const places = new Map<Column, number>();
  for (const [column, heading] of Object.entries<string>(columns) as [Column, string][]) {
    const index = headings.findIndex((one) => sameHeading(one, heading));
    if (index >= 0) places.set(column, index);
  }
  const [missing] = isComplete((column) => places.has(column));
  if (missing !== undefined) throw refused(`There is no column “${columns[missing]}”.`);
  const known = new Set(places.values());
  const lines = rows.map(({ record, info }) => ({
    line: firstLineOf(record, info.lines),
    texts: Object.fromEntries(
      [...places].map(([column, place]) => [column, csvTextOf(record[place] ?? '')]),
    ) as CsvLine<Column>['texts'],
  }));
  return { lines, ignored: headings.filter((_, index) => !known.has(index)) };
};
