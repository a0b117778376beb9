import { sampleDestination } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { createCsvFile } from '../../shared/admin-list/export/create-csv-file.ts';
import { destinationColumns } from './destination-columns.tsx';

const none = (): void => undefined;
const columns = destinationColumns({ onEdit: none, onDelete: none, deleting: undefined });

test('a file of destinations has their texts in each language that one of them uses, and is as ever without any', async () => {
  const plain = createCsvFile(columns);
  plain.add([sampleDestination]);
  const [head, line = ''] = (await new Blob(await plain.parts()).text()).split('\r\n');
  expect(head).toBe('Name,Country,Description');
  const file = createCsvFile(columns);
  file.add([sampleDestination]);
  file.add([{ ...sampleDestination, translations: { hi: { name: 'हम्पी', country: 'भारत' } } }]);
  expect((await new Blob(await file.parts()).text()).split('\r\n')).toEqual([
    'Name,Country,Description,Name (hi),Country (hi),Description (hi)',
    `${line},,,`,
    `${line},हम्पी,भारत,`,
    '',
  ]);
});
