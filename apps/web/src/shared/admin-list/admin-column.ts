import type { CsvValue } from '@wayfarer/contracts';
import type { DataColumn } from '../ui/table/data-table.tsx';

/** A column of the CSV: the same as on the screen, as plain text. */
export type CsvColumn<Row> = {
  heading: string;
  csv: (row: Row) => CsvValue;
  /** Written only where, in some row of the file, a column of this group says something. */
  group?: string;
};

/** A column of an admin's table and its columns in the CSV; one without data, such as actions, has none. */
export type AdminColumn<Row> = {
  csv?: (row: Row) => CsvValue;
  /** What else the cell shows besides its heading's value. */
  moreCsv?: ReadonlyArray<CsvColumn<Row>>;
} & DataColumn<Row>;
