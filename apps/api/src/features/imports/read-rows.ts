import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { groupDigits, MAX_IMPORT_LINES } from '@wayfarer/contracts';
import { CsvError, parse } from 'csv-parse';
import { refused } from './refused.ts';
import type { Separator } from './separator-of.ts';

/** The fields of a line, and the number of the line of the file in which it begins. */
export type Row = { readonly line: number; readonly fields: string[] };

/** Characters that are parsed in one turn of the event loop. */
const SLICE = 64 * 1024;
/** Characters of one line: more than any line of an export has, in all languages. */
const MAX_LINE_LENGTH = 2_000_000;

const quoteSentence = (code: CsvError['code'], begins: number, ends: number): string => {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `A quote in line ${begins} is never closed.`;
  const lines = begins === ends ? `line ${begins}` : `lines ${begins} to ${ends}`;
  return `There is a quote too many or too few in ${lines}. A quote within a text in quotes stands twice.`;
};

const slicesOf = async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += SLICE) {
    yield text.slice(from, from + SLICE);
    await nextTurn();
  }
};

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Reads the lines of a CSV, without those that are empty.
 * @param before lines of the file that stand before the text
 * @throws VALIDATION for a quote in a wrong place, for too many lines, and for one that is too long
 */
export const readRows = async (text: string, separator: Separator, before: number): Promise<Row[]> => {
  const rows: Row[] = [];
  // The parser counts a line end of two characters within quotes as two lines.
  let counted = 0;
  let ended = 0;
  const keep = (fields: string[], { lines }: { lines: number }): null => {
    counted += fields.reduce((sum, field) => sum + countOf(field, /\r\n/g), 0);
    ended = lines - counted;
    const line = ended - fields.reduce((sum, field) => sum + countOf(field, /\r\n|\r|\n/g), 0);
    if (fields.some((field) => field.trim() !== '')) rows.push({ line: before + line, fields });
    if (rows.length <= MAX_IMPORT_LINES + 1) return null;
    throw refused(`A file has at most ${groupDigits(MAX_IMPORT_LINES)} lines below its headings. Split it.`);
  };
  const parser = parse({
    delimiter: separator,
    max_record_size: MAX_LINE_LENGTH,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: keep,
  });
  try {
    await pipeline(Readable.from(slicesOf(text)), parser.resume());
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const { lines } = thrown as CsvError & { lines: number };
    const [begins, ends] = [before + ended + 1, before + lines - counted];
    if (thrown.code === 'CSV_MAX_RECORD_SIZE') throw refused(`Line ${begins} is too long to be read.`);
    throw refused(quoteSentence(thrown.code, begins, ends));
  }
  return rows;
};
