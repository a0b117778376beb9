import type { AdminColumn, CsvColumn } from '../admin-column.ts';

// A spreadsheet runs what begins like this, also in full width, as a formula; an apostrophe in front makes it text.
const RUNS = /^[=+\-@＝＋－＠\t\r\n]/;
/** Many spreadsheets also separate fields by semicolons. */
const NEEDS_QUOTES = /[",;\r\n\t]/;

/** One field: numbers as they are, text that could run as a formula escaped, quotes where CSV needs them (RFC 4180). */
export const csvFieldOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = RUNS.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const columnsIn = <Row>(columns: ReadonlyArray<AdminColumn<Row>>): CsvColumn<Row>[] =>
  columns.flatMap(({ heading, csv, moreCsv = [] }) => (csv === undefined ? [] : [{ heading, csv }, ...moreCsv]));
const lineOf = (fields: ReadonlyArray<string | number>): string => `${fields.map(csvFieldOf).join(',')}\r\n`;

/** The first line: headings in the order of the screen. */
export const csvHeadOf = <Row>(columns: ReadonlyArray<AdminColumn<Row>>): string =>
  lineOf(columnsIn(columns).map(({ heading }) => heading));

/** Rows, one line each. */
export const csvLinesOf = <Row>(columns: ReadonlyArray<AdminColumn<Row>>, rows: readonly Row[]): string => {
  const shown = columnsIn(columns);
  return rows.map((row) => lineOf(shown.map(({ csv }) => csv(row)))).join('');
};
