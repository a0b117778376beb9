import { createSortedRowModel, rowSortingFeature, type SortingState, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceBox } from './choice-box.tsx';
import './data-table.css';
import { useRowDensity } from './row-density.ts';
import { SortHead } from './sort-head.tsx';

export type DataColumn<Row> = {
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Makes the heading a sort button; the value to compare. */
  sortBy?: (row: Row) => string | number;
  /** Makes the heading a sort button where the server sorts by this column's id. */
  sortable?: boolean;
  /** 'end' for figures. */
  align?: 'start' | 'end';
  /** On phones a row is a card: the title leads it, the actions close it, all others are lines with their heading. */
  place?: 'title' | 'actions';
};

export type TableSort = {
  id: string;
  desc: boolean;
};

export type DataTableProps<Row> = {
  /** Says what the table holds, to screen readers. */
  caption: string;
  columns: ReadonlyArray<DataColumn<Row>>;
  rows: readonly Row[];
  rowKeyOf: (row: Row) => string;
  /** The sort to begin with, or the present one where `onSortChange` is given. */
  sort?: TableSort;
  /** With it the server sorts: the table shows `rows` in the order they come. */
  onSortChange?: (sort: TableSort | null) => void;
  /** While newer rows are on their way the old ones stay, dimmed. */
  dimmed?: boolean;
  /** In place of rows when there are none: an EmptyState with the written text. */
  empty?: ReactNode;
  /** Makes rows choosable, each with a box in front. */
  choice?: {
    has: (row: Row) => boolean;
    toggle: (row: Row) => void;
    /** All rows here, or none of them. */
    toggleAll: () => void;
    nameOf: (row: Row) => string;
  };
  /** Two or three columns need less room: the table becomes cards later. */
  fewColumns?: boolean;
};

/** Whether a column's heading is a sort button. */
export const isSortable = ({ sortBy, sortable = false }: Pick<DataColumn<never>, 'sortBy' | 'sortable'>): boolean =>
  sortable || sortBy !== undefined;

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' });

/** Rows with sticky headings, sortable columns and right-aligned figures; a list of cards where the room is narrow. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKeyOf, sort, onSortChange, dimmed = false, empty, fewColumns, choice } = props;
  const density = useRowDensity();
  const [ownSorting, setOwnSorting] = useState<SortingState>(sort === undefined ? [] : [sort]);
  const sorting = onSortChange === undefined ? ownSorting : sort === undefined ? [] : [sort];
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row): string | number => column.sortBy?.(row) ?? '',
        enableSorting: isSortable(column),
        sortFn: (a: { getValue: (id: string) => unknown }, b: { getValue: (id: string) => unknown }, id: string) =>
          compare(a.getValue(id), b.getValue(id)),
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKeyOf,
    manualSorting: onSortChange !== undefined,
    state: { sorting },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      if (onSortChange === undefined) setOwnSorting(next);
      else onSortChange(next[0] ?? null);
    },
  });
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <div
      className={classNames(
        'data-table',
        fewColumns === true && 'data-table-slim',
        density === 'compact' && 'data-table-compact',
        dimmed && 'opacity-50',
      )}
      aria-busy={dimmed || undefined}
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {choice === undefined ? null : (
              <th scope="col">
                <ChoiceBox
                  label="all rows on this page"
                  checked={rows.every((row) => choice.has(row))}
                  onToggle={choice.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => {
              const head = table.getColumn(column.id);
              return (
                <SortHead
                  key={column.id}
                  heading={column.heading}
                  hidden={column.place === 'actions'}
                  align={column.align ?? 'start'}
                  sorted={head?.getIsSorted() ?? false}
                  onSort={isSortable(column) ? () => head?.toggleSorting() : undefined}
                />
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-chosen={choice?.has(row.original) || undefined}>
              {choice === undefined ? null : (
                <td data-place="choice">
                  <ChoiceBox
                    label={choice.nameOf(row.original)}
                    checked={choice.has(row.original)}
                    onToggle={() => choice.toggle(row.original)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.id} data-heading={column.heading} data-place={column.place} data-align={column.align}>
                  {column.cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
