import { csvLineOf } from '@wayfarer/contracts';
import type { AdminColumn, CsvColumn } from '../admin-column.ts';

const columnsIn = <Row>(columns: ReadonlyArray<AdminColumn<Row>>): CsvColumn<Row>[] =>
  columns.flatMap(({ heading, csv, moreCsv = [] }) => (csv === undefined ? [] : [{ heading, csv }, ...moreCsv]));

/** The first line: headings in the order of the screen. */
export const csvHeadOf = <Row>(columns: ReadonlyArray<AdminColumn<Row>>): string =>
  csvLineOf(columnsIn(columns).map(({ heading }) => heading));

/** Rows, one line each. */
export const csvLinesOf = <Row>(columns: ReadonlyArray<AdminColumn<Row>>, rows: readonly Row[]): string => {
  const shown = columnsIn(columns);
  return rows.map((row) => csvLineOf(shown.map(({ csv }) => csv(row)))).join('');
};
