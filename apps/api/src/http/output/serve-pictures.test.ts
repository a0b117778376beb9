import { mkdir, mkdtemp, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderFiles } from '../../integrations/images/picture-folder.ts';
import { everyVariant, fileNameOf, HOME_SCREEN, LARGEST, pictureUrlOf } from '../../integrations/images/picture-names.ts';
import type { PictureStore } from '../../integrations/images/picture-store.ts';
import { removePictures } from '../../integrations/images/receive-pictures.ts';
import { withEncoder } from '../../integrations/images/with-encoder.ts';
import { samplePicture } from '../../testing/samples/sample-picture.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { handleErrors } from '../handle-errors.ts';
import { servePictures } from './serve-pictures.ts';

const api = await testApi();

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfarer-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keyOf = (number: number): string => number.toString(16).padStart(32, '0');
const KEY = keyOf(1);
const OTHERS = everyVariant.filter(({ width, format }) => width !== LARGEST.width || format !== LARGEST.format);
const addressOf = (key: string, variant: (typeof everyVariant)[number]): string => `/pictures/${fileNameOf(key, variant)}`;
const PHONE = addressOf(KEY, { width: 640, format: 'avif' });

/** A picture of which there is the largest WebP alone. */
const keepLargest = async (key = KEY, size = { width: 16, height: 9 }): Promise<void> =>
  writeFile(join(folder, fileNameOf(key, LARGEST)), await samplePicture('webp', size));
const serve = (changed: Partial<PictureStore> = {}) =>
  request(express().use(servePictures(folder, { ...withEncoder(folderFiles(folder)), ...changed })));

test('a part that a picture does not have is 416 with its size, a precondition that fails is 412, both as JSON without the headers of the picture', async () => {
  await keepLargest();
  const { logger } = api.dependencies;
  const app = express().use(servePictures(folder, withEncoder(folderFiles(folder))), handleErrors(logger));
  const address = addressOf(KEY, LARGEST);
  const { headers: of } = await request(app).get(address).expect(200);
  const ask = (header: string, value: string, status: number) => request(app).get(address).set(header, value).expect(status);
  const beyond = await ask('Range', 'bytes=99999999-', 416);
  expect(beyond.headers['content-range']).toBe(`bytes */${of['content-length']}`);
  const changed = await ask('If-Match', '"nope"', 412);
  const older = await ask('If-Unmodified-Since', 'Thu, 01 Jan 2015 00:00:00 GMT', 412);
  for (const { headers, body } of [beyond, changed, older]) {
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag', of.etag);
    expect(headers).not.toHaveProperty('last-modified');
    expect(body).toMatchObject({ code: 'VALIDATION', error: expect.stringMatching(/^[A-Z].*\.$/) });
  }
});

test.each(OTHERS)('a missing variant of $width in $format is made when asked for, kept, and sent for a year', async (variant) => {
  await keepLargest(KEY, { width: 1600, height: 900 });
  const { body, headers } = await serve().get(addressOf(KEY, variant)).buffer(true).expect(200);
  expect(headers).toMatchObject({
    'content-type': `image/${variant.format}`,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await sharp(body).metadata()).width).toBe(variant.width);
  expect((await readdir(folder)).toSorted()).toEqual([fileNameOf(KEY, LARGEST), fileNameOf(KEY, variant)].toSorted());
});

test('the icon of a home screen is a square PNG with the whole logo in it, on white', async () => {
  const logo = { create: { width: 400, height: 100, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } } as const;
  await writeFile(join(folder, fileNameOf(KEY, LARGEST)), await sharp(logo).webp({ lossless: true }).toBuffer());
  const { body } = await serve().get(addressOf(KEY, HOME_SCREEN)).buffer(true).expect(200);
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  // In tens: the last digit is the resizing's own.
  const colourAt = (x: number, y: number) =>
    [0, 1, 2].map((part) => Math.round((data[(y * info.width + x) * 3 + part] ?? 0) / 10));
  expect(info).toMatchObject({ width: 180, height: 180, channels: 3 });
  expect([colourAt(0, 90), colourAt(179, 90), colourAt(90, 20)]).toEqual([
    [23, 13, 13],
    [23, 13, 13],
    [26, 26, 26],
  ]);
});

test('other origins, such as a mailbox in a browser, show the icon of emails', async () => {
  await keepLargest();
  const { headers } = await serve().get(addressOf(KEY, HOME_SCREEN)).expect(200);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('200 requests for a missing variant at the same moment make it once', async () => {
  await keepLargest();
  const saved: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const store = withEncoder(folderFiles(folder));
  const save: PictureStore['save'] = async (name, content) => {
    saved.push(name);
    await promise;
    await store.save(name, content);
  };
  let arrived = 0;
  const app = express().use((_request, _response, next) => {
    arrived += 1;
    if (arrived === 200) resolve();
    next();
  });
  const pictures = request(app.use(servePictures(folder, { ...store, save })));
  const answers = await Promise.all(Array.from({ length: 200 }, () => pictures.get(PHONE)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(saved).toEqual([fileNameOf(KEY, { width: 640, format: 'avif' })]);
});

test('a variant that could not be kept is made by the next request, and nothing half-written stays', async () => {
  await keepLargest();
  const name = fileNameOf(KEY, { width: 640, format: 'avif' });
  const obstacle = join(folder, name);
  await mkdir(obstacle);
  const pictures = serve({ has: async (asked) => asked !== name && folderFiles(folder).has(asked) });
  await pictures.get(PHONE).expect(500);
  expect(await readdir(folder)).toHaveLength(2);
  await rmdir(obstacle);
  await pictures.get(PHONE).expect(200);
});

test.each([
  ['just before its variant is kept', true],
  ['just after', false],
])('a picture that is removed %s leaves no file behind', async (_, before) => {
  await keepLargest();
  const store = withEncoder(folderFiles(folder));
  const pictures = serve({
    save: async (name, content) => {
      if (before) await removePictures(store, [pictureUrlOf(KEY)]);
      await store.save(name, content);
      if (!before) await removePictures(store, [pictureUrlOf(KEY)]);
    },
  });
  await pictures.get(PHONE).expect(404);
  expect(await readdir(folder)).toEqual([]);
});

test('a picture that is asked for in the middle of its removal leaves no file behind', async () => {
  await keepLargest();
  const store = withEncoder(folderFiles(folder));
  const pictures = serve();
  const remove: PictureStore['remove'] = async (names) => {
    for (const name of names) {
      await store.remove([name]);
      await pictures.get(PHONE);
    }
  };
  await removePictures({ ...store, remove }, [pictureUrlOf(KEY)]);
  expect(await readdir(folder)).toEqual([]);
});

test('while a hundred variants wait to be made the largest WebP is shown instead of more, and remembered by nobody', async () => {
  const keys = Array.from({ length: 15 }, (_, index) => keyOf(index));
  for (const key of keys) await keepLargest(key);
  const { promise, resolve } = Promise.withResolvers<void>();
  const pictures = serve({ save: () => promise });
  const addresses = keys.flatMap((key) => OTHERS.map((variant) => addressOf(key, variant)));
  let redirected = 0;
  const answers = addresses.map(async (address) => {
    const answer = await pictures.get(address);
    if (answer.status === 302) {
      redirected += 1;
      expect(answer.headers).toMatchObject({
        location: address.replace(/-\d+\.\w+$/, '-1600.webp'),
        'cache-control': 'no-store',
      });
    }
    if (redirected === addresses.length - 100) resolve();
    return answer.status;
  });
  expect((await Promise.all(answers)).filter((status) => status === 302)).toHaveLength(addresses.length - 100);
});

test.each([
  ['a picture that there is not', `/pictures/${keyOf(2)}-640.avif`],
  ['a width that there is not', `/pictures/${KEY}-641.avif`],
  ['a format that there is not', `/pictures/${KEY}-640.png`],
  ['a name that is not one of ours', '/pictures/..%2f..%2fetc%2fpasswd'],
])('%s is answered 404, and nothing is made', async (_, address) => {
  await keepLargest();
  await serve().get(address).expect(404);
  expect(await readdir(folder)).toHaveLength(1);
});
