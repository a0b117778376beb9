/** Prints rows as a Markdown table, ready for docs/performance.md. */
export const printTable = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void => {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log([line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'));
};
