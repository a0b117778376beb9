import { sampleTourPackage, type TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { createCsvFile } from '../../../shared/admin-list/export/create-csv-file.ts';
import { tourPackageColumns } from './tour-package-columns.tsx';

const none = (): void => undefined;
const columns = tourPackageColumns({ list: '', onDelete: none, deleting: undefined, isApart: false, isEditable: false });
const fileOf = async (...pages: TourPackage[][]): Promise<string> => {
  const file = createCsvFile(columns);
  for (const page of pages) file.add(page);
  return new Blob(await file.parts()).text();
};
const german: TourPackage = {
  ...sampleTourPackage,
  translations: { de: { title: 'Hampi zu Fuß', itinerary: ['Ankunft', null, 'Fluss'] } },
};
const arabic: TourPackage = { ...sampleTourPackage, translations: { ar: { title: 'هامبي' } } };

test('a file of packages has columns of the languages that one of them uses, behind all others, and no more', async () => {
  const [plain = '', line = ''] = (await fileOf([sampleTourPackage])).split('\r\n');
  expect(plain.endsWith(',Pictures')).toBe(true);
  expect(plain).not.toContain('(');
  const [head = '', first, second, third] = (await fileOf([sampleTourPackage, arabic], [german])).split('\r\n');
  const added = head.slice(plain.length).split(',');
  expect(head.startsWith(plain)).toBe(true);
  expect(added.slice(0, 4)).toEqual(['', 'Package (de)', 'Description (de)', 'Itinerary (de)']);
  expect(added).toHaveLength(29);
  expect(added[15]).toBe('Package (ar)');
  // What came before anybody knew of German has its cells too.
  expect(first).toBe(line + ','.repeat(28));
  expect(second).toBe(`${line}${','.repeat(15)}هامبي${','.repeat(13)}`);
  expect(third).toBe(`${line},Hampi zu Fuß,,"Ankunft, ?, Fluss"${','.repeat(25)}`);
});
