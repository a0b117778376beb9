import type { CalendarDate } from '@wayfarer/contracts';
import { monthNumberAt, type PackageColumns } from './package-columns.ts';
import { type CountsOfSearch, createMonthCount } from './package-counts.ts';
import type { RowOrders } from './row-orders.ts';
import { forEachRow, hasRow, type RowSet } from './row-set.ts';

/** What found rows are, by place, month, number of days and price: one pass over them, or a walk to their first. */
export const createRowCounts = ({ columns, places }: PackageColumns, orders: RowOrders) => ({
  places: (rows: RowSet): CountsOfSearch['places'] => {
    const counts = new Uint32Array(places.length);
    const { place } = columns;
    forEachRow(rows, (row) => {
      const number = place[row] as number;
      counts[number] = (counts[number] as number) + 1;
    });
    return [...counts.keys()]
      .filter((number) => counts[number] !== 0)
      .map((number) => ({ destination: places[number] as string, count: counts[number] as number }))
      .toSorted((one, other) => other.count - one.count);
  },
  months: (rows: RowSet, today: CalendarDate): CountsOfSearch['months'] => {
    const months = createMonthCount(today);
    const { from, to } = columns;
    forEachRow(rows, (row) => months.add(monthNumberAt(from[row] as number), monthNumberAt(to[row] as number)));
    return months.read();
  },
  lengths: (rows: RowSet): CountsOfSearch['lengths'] => {
    const counts = new Map<number, number>();
    const { days } = columns;
    forEachRow(rows, (row) => {
      const number = days[row] as number;
      counts.set(number, (counts.get(number) ?? 0) + 1);
    });
    return [...counts].map(([number, count]) => ({ days: number, count })).toSorted((one, other) => one.days - other.days);
  },
  prices: (rows: RowSet): CountsOfSearch['prices'] => {
    const byPrice = orders.price.view();
    const isFound = (row: number): boolean => hasRow(rows, row);
    const [first, last] = [byPrice.find(isFound), byPrice.findLast(isFound)];
    if (first === undefined || last === undefined) return null;
    return { lowest: columns.price[first] as number, highest: columns.price[last] as number };
  },
});
