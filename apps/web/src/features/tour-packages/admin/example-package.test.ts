import { csvLineOf, packageColumns, packageParts } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { examplePackages } from './example-package.ts';

test('the example has every column that an import reads, and shows how each is filled', () => {
  const [head = '', line = ''] = examplePackages().split('\r\n');
  const readHeadings = [...Object.values(packageColumns), ...Object.values(packageParts).map(({ heading }) => heading)];
  expect(head.split(',')).toEqual(expect.arrayContaining(readHeadings));
  const fields = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((field) => csvLineOf([field]).trim()) ?? [];
  const empty = head.split(',').filter((_, index) => fields[index] === '","' || fields[index] === '');
  expect(empty).toEqual(['ID', 'Price for a group of', 'Tax', 'Pictures']);
});
