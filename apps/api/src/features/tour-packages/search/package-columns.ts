import { withRoomFor } from './growing-array.ts';
import { addRow, emptySet, removeRow } from './row-set.ts';

/** What lists filter and order packages by. Ids are 24 hexadecimal digits, as `_id` prints. */
export type IndexedPackage = {
  readonly id: string;
  readonly titleKey: string;
  readonly destination: string;
  readonly price: number;
  readonly availableFrom: string;
  readonly availableTo: string;
  readonly days: number;
  readonly booked: number;
};
export type IdParts = readonly [number, number, number];

/** 20261122 of '2026-11-22'. */
export const dayNumberOf = (day: string): number => Number(day.replaceAll('-', ''));
export const dayOf = (dayNumber: number): string => String(dayNumber).replace(/(\d{2})(\d{2})$/, '-$1-$2');

export const idPartsOf = (id: string): IdParts => [
  Number.parseInt(id.slice(0, 8), 16),
  Number.parseInt(id.slice(8, 16), 16),
  Number.parseInt(id.slice(16), 16),
];
const hexOf = (part: number): string => part.toString(16).padStart(8, '0');

/** One number per package and field, at the package's row. All but titles; destinations are numbered as they come. */
export const createPackageColumns = () => {
  let rows = 0;
  const places: string[] = [];
  const placeNumbers = new Map<string, number>();
  const columns = {
    ids: new Uint32Array(),
    place: new Int32Array(),
    price: new Int32Array(),
    from: new Int32Array(),
    to: new Int32Array(),
    days: new Int32Array(),
    booked: new Int32Array(),
    /** The rows that have a package. */
    filled: emptySet(0),
  };
  const numberPlace = (destination: string): number => {
    const known = placeNumbers.get(destination);
    if (known !== undefined) return known;
    placeNumbers.set(destination, places.length);
    return places.push(destination) - 1;
  };
  const growTo = (count: number): void => {
    rows = Math.max(rows, count);
    columns.ids = withRoomFor(columns.ids, rows * 3);
    columns.place = withRoomFor(columns.place, rows);
    columns.price = withRoomFor(columns.price, rows);
    columns.from = withRoomFor(columns.from, rows);
    columns.to = withRoomFor(columns.to, rows);
    columns.days = withRoomFor(columns.days, rows);
    columns.booked = withRoomFor(columns.booked, rows);
    columns.filled = withRoomFor(columns.filled, (rows + 31) >>> 5);
  };
  const compareWithId = (row: number, [high, middle, low]: IdParts): number => {
    const at = row * 3;
    const { ids } = columns;
    return (ids[at] as number) - high || (ids[at + 1] as number) - middle || (ids[at + 2] as number) - low;
  };
  const idPartsAt = (row: number): IdParts => {
    const [high = 0, middle = 0, low = 0] = columns.ids.subarray(row * 3, row * 3 + 3);
    return [high, middle, low];
  };
  return {
    /** The arrays of this moment, which are longer than there are rows and are replaced when they grow. */
    columns,
    places: places as readonly string[],
    /** Rows with and without a package. */
    rowCount: (): number => rows,
    placeNumberOf: (destination: string): number | undefined => placeNumbers.get(destination),
    compareWithId,
    compareIds: (row: number, other: number): number => compareWithId(row, idPartsAt(other)),
    idAt: (row: number): string => idPartsAt(row).map(hexOf).join(''),
    set: (row: number, { id, destination, price, availableFrom, availableTo, days, booked }: IndexedPackage): void => {
      growTo(row + 1);
      columns.ids.set(idPartsOf(id), row * 3);
      columns.place[row] = numberPlace(destination);
      columns.price[row] = price;
      columns.from[row] = dayNumberOf(availableFrom);
      columns.to[row] = dayNumberOf(availableTo);
      columns.days[row] = days;
      columns.booked[row] = booked;
      addRow(columns.filled, row);
    },
    clear: (row: number): void => {
      removeRow(columns.filled, row);
    },
  };
};

export type PackageColumns = ReturnType<typeof createPackageColumns>;
