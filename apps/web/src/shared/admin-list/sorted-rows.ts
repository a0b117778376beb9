import type { TableSort } from '../ui/table/data-table.tsx';
import type { AdminColumn } from './admin-column.ts';

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' });

/** The loaded rows in the order that a heading asks for; without one, as the server sent them. */
export const sortedRows = <Row>(
  columns: ReadonlyArray<AdminColumn<Row>>,
  rows: readonly Row[],
  sort: TableSort | undefined,
): readonly Row[] => {
  const keyOf = columns.find((column) => column.id === sort?.id)?.sortBy;
  if (keyOf === undefined || sort === undefined) return rows;
  const direction = sort.desc ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(keyOf(a), keyOf(b)));
};
