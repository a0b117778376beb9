import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketFiles } from '../integrations/images/bucket-files.ts';
import { parseFileName } from '../integrations/images/picture-names.ts';
import { signUpAdmin } from '../testing/accounts.ts';
import { addDestination } from '../testing/catalogue.ts';
import { runProgram } from '../testing/run-program.ts';
import { samplePicture } from '../testing/samples/sample-picture.ts';
import { startApiProcess } from '../testing/servers/start-api-process.ts';
import { namesIn, startBucket } from '../testing/servers/start-bucket.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  [api, bucket] = await Promise.all([startTestApi(), startBucket()]);
});
afterAll(async () => {
  await Promise.all([api.stop(), bucket.stop()]);
});

const move = (direction: string) =>
  runProgram(api, 'commands/move-pictures.ts', { args: [direction], settings: { ...bucket.settings } });

test('pictures move into a bucket and back, also when that was interrupted, and the site shows, makes, takes and removes them there', async () => {
  const admin = await signUpAdmin(api);
  await addDestination(api, admin, 'Bergen');
  const before = (await api.keptPictures()).toSorted();
  const [gone = ''] = before;
  expect(await move('to-bucket')).toEqual({ code: 0, said: `${before.length} files copied; 0 were already there.` });
  const files = bucketFiles(bucket.settings);
  await files.remove([gone]);
  expect(await move('to-bucket')).toEqual({ code: 0, said: `1 files copied; ${before.length - 1} were already there.` });
  expect((await namesIn(files)).toSorted()).toEqual(before);

  // Uploads in progress exist only for a moment.
  const elsewhere = await mkdtemp(join(tmpdir(), 'wayfarer-uploads-'));
  const { url, end } = await startApiProcess(api, { ...bucket.settings, PICTURES_DIR: elsewhere });
  const key = parseFileName(gone)?.key;
  const shown = await fetch(`${url}/pictures/${gone}`);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  await supertest(url)
    .get(`/pictures/${gone}`)
    .set('If-None-Match', shown.headers.get('etag') ?? '')
    .expect(304);
  await files.remove([`${key}-400.avif`]);
  const made = await fetch(`${url}/pictures/${key}-400.avif`);
  expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(await files.has(`${key}-400.avif`)).toBe(true);
  expect((await fetch(`${url}/pictures/${'0'.repeat(32)}-1600.webp`)).status).toBe(404);
  const form = new FormData();
  for (const [field, text] of Object.entries({ name: 'Aswan', country: 'Egypt', description: 'On the Nile.' }))
    form.set(field, text);
  form.set('image', new Blob([new Uint8Array(await samplePicture('png'))]), 'aswan.png');
  const added = await fetch(`${url}/api/destination`, { method: 'POST', headers: { ...admin.bearer }, body: form });
  expect(added.status).toBe(201);
  const names = (await namesIn(files)).toSorted();
  expect(names.length).toBeGreaterThan(before.length);
  await end();
  expect(await readdir(elsewhere)).toEqual([]);
  await rm(elsewhere, { recursive: true });

  for (const name of before) await rm(join(api.dependencies.config.PICTURES_DIR, name));
  expect(await move('to-folder')).toMatchObject({ code: 0 });
  expect((await api.keptPictures()).toSorted()).toEqual(names);
});

test('a full disk is one sentence, changes nothing and leaves no part of a file behind', async () => {
  const admin = await signUpAdmin(api);
  const before = await api.keptPictures();
  const { url, end } = await startApiProcess(api, {}, { largestFile: 1 });
  const form = new FormData();
  for (const [field, text] of Object.entries({ name: 'Oslo', country: 'Norway', description: 'By the fjord.' }))
    form.set(field, text);
  form.set('image', new Blob([new Uint8Array(await samplePicture('png', { width: 1600, height: 900 }))]), 'oslo.png');
  const refused = await fetch(`${url}/api/destination`, { method: 'POST', headers: { ...admin.bearer }, body: form });
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { code: 'BUSY', message: expect.stringContaining('There is no space left for pictures') },
  ]);
  expect(await api.keptPictures()).toEqual(before);
  const listed = (await (await fetch(`${url}/api/destination`)).json()) as { name: string }[];
  expect(listed.map(({ name }) => name)).not.toContain('Oslo');
  await end();
});

test('without a bucket, and with another direction, the command says how it is used', async () => {
  expect(await runProgram(api, 'commands/move-pictures.ts', { args: ['to-bucket'] })).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^Usage/),
  });
});
