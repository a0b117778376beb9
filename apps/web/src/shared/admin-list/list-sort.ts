import type { TableSort } from '../ui/table/data-table.tsx';

/** '-travelDate' of the address as a table has it; '' is the list's own order. */
export const tableSortOf = (word: string): TableSort | undefined =>
  word === '' ? undefined : { id: word.replace(/^-/, ''), desc: word.startsWith('-') };

export const sortWordOf = (sort: TableSort | undefined): string =>
  sort === undefined ? '' : `${sort.desc ? '-' : ''}${sort.id}`;
