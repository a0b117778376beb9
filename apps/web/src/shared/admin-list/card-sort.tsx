import { ChevronDown } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { controlStyle } from '../ui/fields/control-style.ts';
import type { TableSort } from '../ui/table/data-table.tsx';
import type { AdminColumn } from './admin-column.ts';

type CardSortProps<Row> = {
  columns: ReadonlyArray<AdminColumn<Row>>;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort | undefined) => void;
};

/** Cards have no headings to sort by: the same orders as a select. */
export const CardSort = <Row,>({ columns, sort, onSortChange }: CardSortProps<Row>) => {
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, heading }) => [
      { value: `${id} asc`, label: `${heading} ↑`, sort: { id, desc: false } },
      { value: `${id} desc`, label: `${heading} ↓`, sort: { id, desc: true } },
    ]);
  return (
    <span className="for-cards relative block min-w-24 grow basis-24">
      <select
        aria-label="Sort by"
        value={sort === undefined ? '' : `${sort.id} ${sort.desc ? 'desc' : 'asc'}`}
        onChange={(event) => onSortChange(choices.find((choice) => choice.value === event.target.value)?.sort)}
        className={classNames(controlStyle, 'appearance-none truncate pe-9')}
      >
        <option value="">Sort by</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-faint" />
    </span>
  );
};
