import type { MinorUnits } from '@wayfarer/contracts';
import type { PackageColumns } from './rows/package-columns.ts';
import { forEachRow, type RowSet } from './rows/row-set.ts';

/** What can be booked at a destination: how many packages, from what price, and how many bookings they had of late. */
export type PlaceOffers = { readonly packages: number; readonly lowest: MinorUnits; readonly booked: number };

/** Of the rows of packages that can be booked, by destination: one pass. Destinations without any are not in it. */
export const offersOfPlaces = ({ columns, places }: PackageColumns, rows: RowSet): ReadonlyMap<string, PlaceOffers> => {
  const { place, price, booked } = columns;
  const [packages, sold] = [new Uint32Array(places.length), new Float64Array(places.length)];
  const lowest = new Int32Array(places.length).fill(2 ** 31 - 1);
  forEachRow(rows, (row) => {
    const number = place[row] as number;
    packages[number] = (packages[number] as number) + 1;
    sold[number] = (sold[number] as number) + (booked[row] as number);
    lowest[number] = Math.min(lowest[number] as number, price[row] as number);
  });
  const entries = [...packages.keys()]
    .filter((number) => packages[number] !== 0)
    .map((number): [string, PlaceOffers] => [
      places[number] as string,
      { packages: packages[number] as number, lowest: lowest[number] as number, booked: sold[number] as number },
    ]);
  return new Map(entries);
};
