import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoLikePicture, samplePicture } from '../../testing/samples/sample-picture.ts';
import { encodeEveryVariant } from './encode-picture.ts';
import { folderFiles } from './picture-folder.ts';
import { uploadedVariants } from './picture-names.ts';
import { withEncoder } from './with-encoder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-uploads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const uploadOf = async (name: string, content: Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

/** Microseconds of this process's own computing. */
const computingOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

test('a photo takes next to nothing of the process that answers calls', async () => {
  const { encode } = withEncoder(folderFiles(folder));
  const photo = await photoLikePicture({ width: 2000, height: 1500 });
  await encode(await uploadOf('sample', await samplePicture()));
  const upload = await uploadOf('photo', photo);
  // What else the process does on a busy machine comes on top, so the least of three counts.
  const tries = [];
  for (let turn = 0; turn < 3; turn += 1) tries.push(await computingOf(() => encode(upload)));
  const beside = Math.min(...tries);
  const within = await computingOf(() => encodeEveryVariant(photo));
  expect(beside).toBeLessThan(within / 4);
});

test('three pictures at once all get every variant, and one that is broken keeps no other from it', async () => {
  const { encode } = withEncoder(folderFiles(folder));
  const broken = (await samplePicture('png')).fill(0, 40);
  const [one, refused, other] = await Promise.allSettled([
    encode(await uploadOf('one', await samplePicture('avif'))),
    encode(await uploadOf('broken', broken)),
    encode(await uploadOf('other', await samplePicture('jpeg', { width: 2000, height: 10 }))),
  ]);
  for (const result of [one, other]) {
    const encoded = result.status === 'fulfilled' ? result.value : [];
    expect(encoded.map(({ variant }) => variant)).toEqual(uploadedVariants);
    for (const { variant, content } of encoded)
      expect((await sharp(content).metadata()).width).toBeLessThanOrEqual(variant.width);
  }
  expect(refused).toMatchObject({ status: 'rejected', reason: { name: 'UnusablePicture' } });
});
