import { type Column, withNumberAt, withRoomFor } from './growing-array.ts';
import { monthAt, monthNumberOf } from './package-counts.ts';
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

const FIRST_MONTH = 2000 * 12;
/** Days from the year 2000 on, with 31 for each month: those until 2176 take 16 bits. */
export const dayNumberOf = (day: string): number => (monthNumberOf(day) - FIRST_MONTH) * 31 + Number(day.slice(8)) - 1;
/** Months since the year 0. */
export const monthNumberAt = (dayNumber: number): number => Math.floor(dayNumber / 31) + FIRST_MONTH;
export const dayOf = (dayNumber: number): string => {
  const month = monthNumberAt(dayNumber);
  return `${monthAt(month)}-${String(dayNumber - (month - FIRST_MONTH) * 31 + 1).padStart(2, '0')}`;
};
export const [EARLIEST, LATEST] = [dayNumberOf('0000-01-01'), dayNumberOf('9999-12-31')];

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
    place: new Uint8Array() as Column,
    price: new Uint8Array() as Column,
    from: new Uint8Array() as Column,
    to: new Uint8Array() as Column,
    days: new Uint8Array() as Column,
    booked: new Uint8Array() as Column,
    /** The rows that have a package. */
    filled: emptySet(0),
  };
  const numberPlace = (destination: string): number => {
    const known = placeNumbers.get(destination);
    if (known !== undefined) return known;
    placeNumbers.set(destination, places.length);
    return places.push(destination) - 1;
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
      rows = Math.max(rows, row + 1);
      columns.ids = withRoomFor(columns.ids, rows * 3);
      columns.ids.set(idPartsOf(id), row * 3);
      columns.place = withNumberAt(columns.place, row, numberPlace(destination));
      columns.price = withNumberAt(columns.price, row, price);
      columns.from = withNumberAt(columns.from, row, dayNumberOf(availableFrom));
      columns.to = withNumberAt(columns.to, row, dayNumberOf(availableTo));
      columns.days = withNumberAt(columns.days, row, days);
      columns.booked = withNumberAt(columns.booked, row, booked);
      columns.filled = withRoomFor(columns.filled, (rows + 31) >>> 5);
      addRow(columns.filled, row);
    },
    setBooked: (row: number, booked: number): void => {
      columns.booked = withNumberAt(columns.booked, row, booked);
    },
    isSameButBooked: (row: number, other: Omit<IndexedPackage, 'booked'>): boolean =>
      places[columns.place[row] as number] === other.destination &&
      columns.price[row] === other.price &&
      columns.from[row] === dayNumberOf(other.availableFrom) &&
      columns.to[row] === dayNumberOf(other.availableTo) &&
      columns.days[row] === other.days,
    clear: (row: number): void => {
      removeRow(columns.filled, row);
    },
  };
};

export type PackageColumns = ReturnType<typeof createPackageColumns>;
