import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesIn, startBucket } from '../../testing/servers/start-bucket.ts';
import { bucketFiles } from './bucket-files.ts';
import { folderFiles } from './picture-folder.ts';
import { type PictureFiles, StorageFailure } from './picture-store.ts';

let bucket: Awaited<ReturnType<typeof startBucket>>;
let folder: string;
beforeAll(async () => {
  bucket = await startBucket();
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-pictures-'));
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true });
});

const stores: [string, () => PictureFiles][] = [
  ['a folder', () => folderFiles(folder)],
  ['a bucket', () => bucketFiles(bucket.settings)],
];
const allOf = async (files: PictureFiles): Promise<string[]> => (await namesIn(files)).toSorted();

test.each(stores)('%s gives back what it keeps, byte by byte, lists it, and forgets what is removed', async (_, open) => {
  const files = open();
  const content = Buffer.from([0, 255, 13, 10, 60]);
  expect([await files.read('one.webp'), await files.has('one.webp'), await allOf(files)]).toEqual([null, false, []]);
  await files.save('one.webp', content);
  await files.save('two.avif', Buffer.from('two'));
  await files.save('one.webp', content);
  expect([await files.read('one.webp'), await files.has('one.webp')]).toEqual([content, true]);
  expect(await allOf(files)).toEqual(['one.webp', 'two.avif']);
  await files.remove(['one.webp', 'never-there.webp']);
  expect(await allOf(files)).toEqual(['two.avif']);
  await files.remove(['two.avif']);
});

test.each([
  ['an unknown key', { PICTURES_S3_ACCESS_KEY_ID: 'another' }],
  ['no bucket of this name', { PICTURES_S3_URL: 'nobody' }],
])('%s is a failure of the store, never a missing file', async (_, wrong) => {
  const settings = { ...bucket.settings, ...wrong };
  const PICTURES_S3_URL = new URL(`/${settings.PICTURES_S3_URL.split('/').at(-1)}`, bucket.settings.PICTURES_S3_URL).href;
  const files = bucketFiles({ ...settings, PICTURES_S3_URL });
  await expect(files.save('one.webp', Buffer.from('one'))).rejects.toBeInstanceOf(StorageFailure);
  await expect(files.read('one.webp')).rejects.toBeInstanceOf(StorageFailure);
});
