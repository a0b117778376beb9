import type { DataColumn } from '../ui/table/data-table.tsx';

/** A column of the CSV: the same as on the screen, as plain text. */
export type CsvColumn<Row> = {
  heading: string;
  csv: (row: Row) => string | number;
};

/** A column of an admin's table and what it brings into the CSV; one without data, such as actions, brings nothing. */
export type AdminColumn<Row> = {
  csv?: (row: Row) => string | number;
  /** What else the cell shows beside its heading's value. */
  moreCsv?: ReadonlyArray<CsvColumn<Row>>;
} & DataColumn<Row>;
