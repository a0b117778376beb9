import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceBox } from './choice-box.tsx';
import './data-table.css';
import { useRowDensity } from './row-density.ts';
import { SortHead } from './sort-head.tsx';

export type DataColumn<Row> = {
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Makes the heading a sort button: the server sorts by this column's id. */
  sortable?: boolean;
  /** 'end' for figures. */
  align?: 'start' | 'end';
  /**
   * On phones a row is a card: the title first, the actions last, all others are lines with their heading.
   */
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
  /** The order of `rows`, if it is that of a column. */
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort | undefined) => void) | undefined;
  /** While newer rows load the old ones stay, dimmed. */
  dimmed?: boolean;
  /** In place of rows when there are none: an EmptyState with the specified text. */
  empty?: ReactNode;
  /** Makes rows selectable, each with a checkbox in front. */
  choice?: {
    has: (row: Row) => boolean;
    toggle: (row: Row) => void;
    /** Selects all rows here, or none. */
    toggleAll: () => void;
    nameOf: (row: Row) => string;
  };
  /** Two or three columns need less space: the table becomes cards at a smaller width. */
  fewColumns?: boolean;
};

/** Ascending, then descending, then the list's default order. */
const nextSort = (id: string, sort: TableSort | undefined): TableSort | undefined =>
  sort?.id !== id ? { id, desc: false } : sort.desc ? undefined : { id, desc: true };

/**
 * Rows with sticky headings, sortable columns and right-aligned figures; a list of cards if space is narrow.
 */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, rowKeyOf, sort, onSortChange, dimmed = false, empty, fewColumns, choice } = props;
  const density = useRowDensity();
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <div
      className={classNames(
        'data-table table-room',
        fewColumns === true && 'data-table-slim table-room-slim',
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
            {columns.map(({ id, heading, place, align = 'start', sortable = false }) => (
              <SortHead
                key={id}
                heading={heading}
                hidden={place === 'actions'}
                align={align}
                sorted={sort?.id === id && (sort.desc ? 'desc' : 'asc')}
                onSort={sortable ? () => onSortChange?.(nextSort(id, sort)) : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKeyOf(row)} data-chosen={choice?.has(row) || undefined}>
              {choice === undefined ? null : (
                <td data-place="choice">
                  <ChoiceBox label={choice.nameOf(row)} checked={choice.has(row)} onToggle={() => choice.toggle(row)} />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.id} data-heading={column.heading} data-place={column.place} data-align={column.align}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
