import { expect, test } from 'vitest';
import type { AdminColumn } from '../admin-column.ts';
import { csvHeadOf, csvLinesOf } from './csv-of.ts';

test('the CSV holds the headings and values of the table, and nothing of its buttons', () => {
  const columns: AdminColumn<{ title: string; days: number }>[] = [
    {
      id: 'title',
      heading: 'Title',
      cell: () => null,
      csv: ({ title }) => title,
      moreCsv: [{ heading: 'Days', csv: ({ days }) => days }],
    },
    { id: 'actions', heading: 'Actions', cell: () => null },
  ];
  expect(csvHeadOf(columns)).toBe('Title,Days\r\n');
  expect(csvLinesOf(columns, [{ title: '=cmd()', days: 3 }])).toBe("'=cmd(),3\r\n");
});
