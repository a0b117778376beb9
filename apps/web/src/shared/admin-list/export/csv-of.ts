import { csvLineOf } from '@wayfarer/contracts';
import type { AdminColumn, CsvColumn } from '../admin-column.ts';

type Columns<Row> = ReadonlyArray<AdminColumn<Row>>;
/** The groups of columns that a file has; others are left out. */
type Groups = ReadonlySet<string>;
const NONE: Groups = new Set();

const everyColumnIn = <Row>(columns: Columns<Row>): CsvColumn<Row>[] =>
  columns.flatMap(({ heading, csv, moreCsv = [] }) => (csv === undefined ? [] : [{ heading, csv }, ...moreCsv]));
const columnsIn = <Row>(columns: Columns<Row>, groups: Groups): CsvColumn<Row>[] =>
  everyColumnIn(columns).filter(({ group }) => group === undefined || groups.has(group));

/** Whether the columns of a file depend on its rows. */
export const hasGroups = <Row>(columns: Columns<Row>): boolean => everyColumnIn(columns).some(({ group }) => group !== undefined);

/** The groups of columns of which some of these rows say something, with those that are known already. */
export const groupsIn = <Row>(columns: Columns<Row>, rows: readonly Row[], known: Groups = NONE): Groups => {
  const found = new Set(known);
  for (const { group, csv } of everyColumnIn(columns))
    if (group !== undefined && !found.has(group) && rows.some((row) => csv(row) !== '')) found.add(group);
  return found;
};

/** The first line: headings in the order of the screen. */
export const csvHeadOf = <Row>(columns: Columns<Row>, groups = NONE): string =>
  csvLineOf(columnsIn(columns, groups).map(({ heading }) => heading));

/** Rows, one line each. */
export const csvLinesOf = <Row>(columns: Columns<Row>, rows: readonly Row[], groups = NONE): string => {
  const shown = columnsIn(columns, groups);
  return rows.map((row) => csvLineOf(shown.map(({ csv }) => csv(row)))).join('');
};
