import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { destinations } from './destinations.ts';
import { posterFile, postersFolder } from './posters.ts';
import { tourPackages } from './tour-packages.ts';

const files = readdirSync(postersFolder).map((name) => ({ name, content: readFileSync(join(postersFolder, name)) }));

test('every destination and package has its pictures, and no picture file is unused', () => {
  const named = [
    ...destinations.map(({ key, scene }) => posterFile(key, scene)),
    ...tourPackages.flatMap(({ destination, scenes }) => scenes.map((scene) => posterFile(destination, scene))),
  ];
  expect([...new Set(named)].toSorted()).toEqual(files.map(({ name }) => join(postersFolder, name)).toSorted());
});

test('every place is shown in four to six scenes, and no two pictures are alike', () => {
  for (const { key } of destinations) {
    const scenes = files.filter(({ name }) => name.startsWith(`${key}-`));
    expect(scenes.length, key).toBeGreaterThanOrEqual(4);
    expect(scenes.length, key).toBeLessThanOrEqual(6);
  }
  expect(new Set(files.map(({ content }) => content.toString('base64'))).size).toBe(files.length);
});

test('no picture file has more than 100 kB, and all together at most 9 MB', () => {
  expect(files.filter(({ content }) => content.length > 100_000).map(({ name }) => name)).toEqual([]);
  expect(files.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(9_000_000);
});

test.each(files)('$name is served as it is: a WebP as wide as the widest variant, without metadata', async ({ content }) => {
  const { format, width, height, exif, icc, xmp } = await sharp(content).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1600, height: 1067 });
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
});
