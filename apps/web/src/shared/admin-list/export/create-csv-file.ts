import type { AdminColumn } from '../admin-column.ts';
import { csvHeadOf, csvLinesOf, groupsIn, hasGroups } from './csv-of.ts';

/**
 * A file that grows page by page, in blobs, which the browser keeps outside of the page's memory. Where its
 * columns depend on its rows, the rows wait there until all have arrived.
 */
export const createCsvFile = <Row>(columns: ReadonlyArray<AdminColumn<Row>>) => {
  const waits = hasGroups(columns);
  const pages: Blob[] = [];
  let groups = groupsIn(columns, []);
  return {
    add: (rows: readonly Row[]): void => {
      groups = groupsIn(columns, rows, groups);
      pages.push(new Blob([waits ? JSON.stringify(rows) : csvLinesOf(columns, rows)]));
    },
    parts: async (): Promise<Blob[]> => {
      const parts = [new Blob([csvHeadOf(columns, groups)])];
      for (const page of pages)
        parts.push(waits ? new Blob([csvLinesOf(columns, JSON.parse(await page.text()) as Row[], groups)]) : page);
      return parts;
    },
  };
};
