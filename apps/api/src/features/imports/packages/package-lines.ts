import { createHash } from 'node:crypto';
import { packageColumns, packageParts } from '@wayfarer/contracts';
import { foldText } from '../../../database/lists/fold-text.ts';
import type { CsvLine, Headings } from '../read-csv.ts';

export type PartColumn = keyof typeof packageParts;
export type PackageColumn = keyof typeof packageColumns | PartColumn;
export type PackageLine = CsvLine<PackageColumn>;

const NEEDED: readonly PackageColumn[] = ['title', 'destination', 'available', 'price', 'description', 'itinerary'];

const partHeadings = Object.fromEntries(Object.entries(packageParts).map(([column, { heading }]) => [column, heading])) as Record<
  PartColumn,
  string
>;

/** With IDs a file can have just the columns that it changes. */
export const packageHeadings: Headings<PackageColumn> = {
  columns: { ...packageColumns, ...partHeadings },
  isComplete: (has) => (has('id') ? [] : NEEDED.filter((column) => !has(column))),
};

/** The heading of each field of the form, and of each part of a field that has a column of its own. */
export const headingOfField: Readonly<Record<string, string>> = {
  ...packageColumns,
  availableFrom: packageColumns.available,
  availableTo: packageColumns.available,
  ...Object.fromEntries(Object.values(packageParts).map(({ path, heading }) => [path, heading])),
  schedule: packageParts.departures.heading,
};

/**
 * Of a new package without an ID: made of its title and place, so that the same line again is the same
 * package.
 */
export const importedIdOf = (title: string, destinationId: string): string =>
  createHash('sha256')
    .update(`${foldText(title.trim())} ${destinationId}`)
    .digest('hex')
    .slice(0, 24);
