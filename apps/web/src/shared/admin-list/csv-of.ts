import type { AdminColumn } from './admin-column.ts';

// A spreadsheet runs what begins like this as a formula; an apostrophe in front makes it text.
const RUNS = /^[=+\-@\t\r]/;

/** One field: numbers as they are, text that could run as a formula disarmed, quotes where CSV asks for them (RFC 4180). */
export const csvFieldOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = RUNS.test(value) ? `'${value}` : value;
  return /[",\r\n\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The table as CSV: headings and rows in the order in which they stand on the screen. */
export const csvOf = <Row>(columns: ReadonlyArray<AdminColumn<Row>>, rows: readonly Row[]): string => {
  const shown = columns.flatMap(({ heading, csv, moreCsv = [] }) => (csv === undefined ? [] : [{ heading, csv }, ...moreCsv]));
  const lines = [shown.map(({ heading }) => heading), ...rows.map((row) => shown.map(({ csv }) => csv(row)))];
  return lines.map((line) => `${line.map(csvFieldOf).join(',')}\r\n`).join('');
};
