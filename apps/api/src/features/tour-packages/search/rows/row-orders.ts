import { compareText } from '../titles/compare-text.ts';
import type { PackageTitles } from '../titles/package-titles.ts';
import { EARLIEST, type PackageColumns } from './package-columns.ts';
import { radixSort } from './radix-sort.ts';
import { createSortedRows } from './sorted-rows.ts';

/** The rows in the orders that lists have, each by its own field and then by the id. */
export const createRowOrders = ({ columns, rowCount, compareIds }: PackageColumns, { titleAt }: PackageTitles) => {
  const priceOf = (row: number): number => columns.price[row] as number;
  const fromOf = (row: number): number => columns.from[row] as number;
  const bookedOf = (row: number): number => columns.booked[row] as number;
  const orders = {
    id: createSortedRows(compareIds),
    title: createSortedRows((row, other) => compareText(titleAt(row), titleAt(other)) || compareIds(row, other)),
    price: createSortedRows((row, other) => priceOf(row) - priceOf(other) || compareIds(row, other)),
    from: createSortedRows((row, other) => fromOf(row) - fromOf(other) || compareIds(row, other)),
    booked: createSortedRows((row, other) => bookedOf(row) - bookedOf(other) || compareIds(row, other)),
  };
  const { id, title, price, from, booked } = orders;
  return {
    ...orders,
    all: [id, title, price, from, booked],
    /** Puts all rows in order, which have come by title. */
    fill: async (): Promise<void> => {
      const idPart = (part: 0 | 1 | 2) => (row: number) => columns.ids[row * 3 + part] as number;
      const byTitle = Uint32Array.from({ length: rowCount() }, (_, row) => row);
      const byId = await radixSort(byTitle, [idPart(0), idPart(1), idPart(2)]);
      title.fill(byTitle);
      id.fill(byId);
      price.fill(await radixSort(byId, [priceOf]));
      from.fill(await radixSort(byId, [(row) => fromOf(row) - EARLIEST]));
      booked.fill(await radixSort(byId, [bookedOf]));
    },
  };
};

export type RowOrders = ReturnType<typeof createRowOrders>;
