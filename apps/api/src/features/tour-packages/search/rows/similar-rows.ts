import type { PackageColumns } from './package-columns.ts';
import { forEachRow, type RowSet } from './row-set.ts';

/** How often one number is in the other, whichever is larger; 1 for equal ones. */
const ratioOf = (one: number, other: number): number => Math.max(one, other, 1) / Math.max(Math.min(one, other), 1);

/** How unlike two packages are: 1 for the same price and number of days. */
export const unlikenessOf = (one: { price: number; days: number }, other: { price: number; days: number }): number =>
  ratioOf(one.price, other.price) * ratioOf(one.days, other.days);

/** Of some rows those nearest to one in price and days, nearest first; equal ones by their ids. One pass, which keeps so many at most. */
export const nearestRows = (
  { columns: { price, days }, compareIds }: PackageColumns,
  rows: RowSet,
  { row: own, most }: { row: number; most: number },
): number[] => {
  const self = { price: price[own] as number, days: days[own] as number };
  const nearest: { row: number; unlikeness: number }[] = [];
  forEachRow(rows, (row) => {
    if (row === own) return;
    const unlikeness = unlikenessOf(self, { price: price[row] as number, days: days[row] as number });
    const last = nearest.at(-1);
    if (nearest.length === most && last && unlikeness > last.unlikeness) return;
    const isBefore = (other: (typeof nearest)[number]): boolean =>
      other.unlikeness - unlikeness < 0 || (other.unlikeness === unlikeness && compareIds(other.row, row) < 0);
    nearest.splice(nearest.filter(isBefore).length, 0, { row, unlikeness });
    nearest.splice(most);
  });
  return nearest.map(({ row }) => row);
};
