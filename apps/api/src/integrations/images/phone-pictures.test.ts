import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { BYTES_BEFORE_MARKER, GENERAL_BRAND, WRONG_SCAN_PARAMETERS } from '../../testing/samples/phone-pictures.ts';
import { samplePicture } from '../../testing/samples/sample-picture.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);

const sent = async (file: Buffer) => {
  const { status, body } = await api.request
    .post('/api/destination')
    .set(admin.bearer)
    .field({ name: 'Hampi', country: 'India', description: 'Boulders.' })
    .attach('image', file, { filename: 'a.jpg', contentType: 'image/jpeg' });
  return [status, body.details?.image];
};
/** The same file under another brand, its compatible brands included. */
const branded = (brand: string): Buffer => {
  const file = Buffer.from(GENERAL_BRAND);
  for (let at = 8; at < file.readUInt32BE(0); at += 4) if (at !== 12) file.write(brand, at, 'latin1');
  return file;
};

test('pictures that phones write with harmless faults, and AVIF under its general brand, are taken', async () => {
  for (const file of [WRONG_SCAN_PARAMETERS, BYTES_BEFORE_MARKER, GENERAL_BRAND])
    expect(await sent(file)).toEqual([201, undefined]);
});

test('a picture that is cut off is refused, and one of another kind with the reason', async () => {
  const whole = await samplePicture();
  for (const file of [whole, WRONG_SCAN_PARAMETERS]) {
    const cut = file.subarray(0, Math.floor(file.length * 0.7));
    expect(await sent(cut)).toEqual([400, 'This picture cannot be read. Please save it again and retry.']);
  }
  expect(await sent(branded('heic'))).toEqual([400, 'A picture must be a JPEG, PNG, WebP or AVIF file.']);
});
