import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

type SortHeadProps = {
  heading: string;
  hidden: boolean;
  align: 'start' | 'end';
  sorted: 'asc' | 'desc' | false;
  onSort: (() => void) | undefined;
};

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** A column's heading; a button where the column can be sorted. */
export const SortHead = ({ heading, hidden, align, sorted, onSort }: SortHeadProps) => {
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" data-align={align} aria-sort={sorted === false ? undefined : directions[sorted]}>
      {onSort === undefined ? (
        <span className={hidden ? 'sr-only' : undefined}>{heading}</span>
      ) : (
        <button type="button" onClick={onSort} data-sorted={sorted !== false}>
          {heading}
          <Arrow aria-hidden="true" className="size-3.5 shrink-0" />
        </button>
      )}
    </th>
  );
};
