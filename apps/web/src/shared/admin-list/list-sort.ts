import type { TableSort } from '../ui/table/data-table.tsx';

/** '-travelDate' in the address as a table's sort; '' is the list's default order. */
export const tableSortOf = (word: string): TableSort | undefined =>
  word === '' ? undefined : { id: word.replace(/^-/, ''), desc: word.startsWith('-') };

export const sortWordOf = (sort: TableSort | undefined): string =>
  sort === undefined ? '' : `${sort.desc ? '-' : ''}${sort.id}`;
