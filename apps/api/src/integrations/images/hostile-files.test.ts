import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { hostileFiles, PAYLOAD } from '../../testing/hostile-input/hostile-files.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);

const FORMATS = new Set(['webp', 'avif', 'heif', 'jpeg']);

test('of 40 hostile files each is refused, or kept as a picture made anew with nothing of what came along', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(40);
  for (const [index, [kind, file]] of files.entries()) {
    const { status, body } = await api.request
      .post('/api/destination')
      .set(admin.bearer)
      .field({ name: `Place ${index}`, country: 'India', description: 'Somewhere.' })
      .attach('image', file, { filename: '../../picture.png', contentType: 'image/png' });
    expect([201, 400, 413, 415], `${kind}: ${JSON.stringify(body)}`).toContain(status);
  }
  const kept = await api.keptPictures();
  for (const name of kept) {
    expect(name).toMatch(/^[\w-]+\.\w+$/);
    const bytes = await readFile(join(api.dependencies.config.PICTURES_DIR, name));
    expect(bytes.includes(PAYLOAD), name).toBe(false);
    const { format, width, exif } = await sharp(bytes).metadata();
    expect(FORMATS.has(format ?? ''), `${name}: ${format}`).toBe(true);
    expect(width).toBeGreaterThan(0);
    expect(exif).toBeUndefined();
  }
  // The pages behind pictures and the metadata at least were cut off.
  expect(kept.length).toBeGreaterThan(0);
  await api.request.get('/api/destination').expect(200);
});
