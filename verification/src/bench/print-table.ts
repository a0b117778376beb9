type Cells = readonly (string | number)[];

/** Rows as a Markdown table, ready for docs/performance.md. */
export const tableOf = (columns: Cells, rows: readonly Cells[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const printTable = (columns: Cells, rows: readonly Cells[]): void => console.log(tableOf(columns, rows));
