import type { TourPackageSort } from '@wayfarer/contracts';
import { compareText } from '../titles/compare-text.ts';
import type { PackageTitles } from '../titles/package-titles.ts';
import { dayNumberOf, dayOf, idPartsOf, type PackageColumns } from './package-columns.ts';
import type { RowOrders } from './row-orders.ts';
import { forEachRow, hasRow, type RowSet } from './row-set.ts';
import type { SortedRows } from './sorted-rows.ts';

/** Where a page ends: what its last package is ordered by, and its id. */
export type Place = { readonly key: string | number; readonly id: string };
export type PageRequest = {
  readonly sort: TourPackageSort;
  readonly today: string;
  readonly after: Place | null;
  readonly limit: number;
};

/** The key of what can no longer be booked, in the order 'soonest': behind all days. */
export const ENDED = 'ended';
const ENDED_NUMBER = 99_999_999;
/** Of found rows: fewer are put in order by themselves, instead of looked for among all that are. */
const FEW = 500;

const keyNumberOf = (day: string): number => (day === ENDED ? ENDED_NUMBER : dayNumberOf(day));

/** The rows that a search finds. */
export type FoundRows = { readonly rows: RowSet; readonly total: number };
type Rows = { readonly columns: PackageColumns; readonly titles: PackageTitles; readonly orders: RowOrders };

/** A page of found rows in their order, with one row more where there are more. */
export const pageOfRows = (
  { columns: { columns, compareIds, compareWithId }, titles: { titleAt }, orders }: Rows,
  found: FoundRows,
  { sort, today, after, limit }: PageRequest,
): { rows: number[]; keyOf: (row: number) => string | number } => {
  const by = sort.replace(/^-/, '') as Exclude<TourPackageSort, `-${string}`>;
  const isByDay = by === 'soonest' || by === 'availableFrom';
  const dayAfter = isByDay && after ? keyNumberOf(String(after.key)) : null;
  // A list begun yesterday continues in the order of that day, so that nothing is skipped at midnight.
  const asOf = Math.min(dayNumberOf(today), (sort === 'soonest' ? dayAfter : null) ?? ENDED_NUMBER);
  const afterKey = dayAfter ?? after?.key ?? '';
  const afterId = idPartsOf(after?.id ?? '');
  const hasEnded = (row: number): boolean => (columns.to[row] as number) < asOf;
  const priceOf = (row: number): number => columns.price[row] as number;
  const fromOf = (row: number): number => columns.from[row] as number;
  const dayOfRow = (row: number): number => (hasEnded(row) ? ENDED_NUMBER : Math.max(fromOf(row), asOf));
  const bookedOf = (row: number): number => columns.booked[row] as number;
  const keys = { title: titleAt, price: priceOf, availableFrom: fromOf, soonest: dayOfRow, recommended: bookedOf };
  const keyOf: (row: number) => string | number = keys[by];
  const compareKeys = (one: string | number, other: string | number): number =>
    typeof one === 'string' ? compareText(one, String(other)) : one - Number(other);
  const compareWithPlace = (row: number, key = keyOf(row)): number => compareKeys(key, afterKey) || compareWithId(row, afterId);
  const direction = sort.startsWith('-') || sort === 'recommended' ? -1 : 1;

  const inOrder = (): number[] => {
    const entries: { row: number; key: string | number }[] = [];
    forEachRow(found.rows, (row) => entries.push({ row, key: keyOf(row) }));
    return entries
      .filter(({ row, key }) => !after || compareWithPlace(row, key) * direction > 0)
      .toSorted((one, other) => (compareKeys(one.key, other.key) || compareIds(one.row, other.row)) * direction)
      .slice(0, limit + 1)
      .map(({ row }) => row);
  };

  const rows: number[] = [];
  const take = (order: SortedRows, start: number, belongs: (row: number) => boolean = () => true): void => {
    const view = order.view();
    for (let at = start; at >= 0 && at < view.length && rows.length <= limit; at += direction) {
      const row = view[at] as number;
      if (hasRow(found.rows, row) && belongs(row)) rows.push(row);
    }
  };
  const startOf = (order: SortedRows): number => {
    if (direction === 1) return after ? order.countBefore((row) => compareWithPlace(row) <= 0) : 0;
    return (after ? order.countBefore((row) => compareWithPlace(row) < 0) : order.view().length) - 1;
  };
  const takeBy = (order: SortedRows): void => take(order, startOf(order));
  /** Of rows that share a key, from the place on. */
  const takeAt = (key: number, belongs: (row: number) => boolean): void => {
    if (after && Number(afterKey) > key) return;
    const isWithin = after && afterKey === key;
    take(orders.id, isWithin ? orders.id.countBefore((row) => compareWithId(row, afterId) <= 0) : 0, belongs);
  };
  /** What can be booked on this day, then what begins later, then what has ended. */
  const takeSoonest = (): void => {
    takeAt(asOf, (row) => fromOf(row) <= asOf && !hasEnded(row));
    const isBefore = (row: number): boolean => fromOf(row) <= asOf || (after !== null && compareWithPlace(row, fromOf(row)) <= 0);
    take(orders.from, orders.from.countBefore(isBefore));
    takeAt(ENDED_NUMBER, hasEnded);
  };
  const walks = {
    title: () => takeBy(orders.title),
    price: () => takeBy(orders.price),
    availableFrom: () => takeBy(orders.from),
    soonest: takeSoonest,
    recommended: () => takeBy(orders.booked),
  };
  if (found.total > FEW) walks[by]();
  const shown = (row: number): string | number => {
    const key = keyOf(row);
    if (!isByDay) return key;
    return key === ENDED_NUMBER ? ENDED : dayOf(Number(key));
  };
  return { rows: found.total > FEW ? rows : inOrder(), keyOf: shown };
};
