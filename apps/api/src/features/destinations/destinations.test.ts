import { addDays } from '@wayfarer/contracts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, todayOf } from '../../testing/catalogue.ts';
import { oversizedPicture } from '../../testing/hostile-input/oversized-picture.ts';
import { samplePicture } from '../../testing/samples/sample-picture.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const admin = await signUpAdmin(api);

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>';
const form = { name: 'Zermatt', country: 'Switzerland', description: 'Under the Matterhorn.' };
const listed = async (): Promise<string[]> =>
  (await api.request.get('/api/destination').set(admin.bearer).expect(200)).body.map(({ name }: { name: string }) => name);

test('a destination that an admin adds is in the list, with a picture in four widths and two formats', async () => {
  const before = await api.keptPictures();
  const { name, imageUrl } = await addDestination(api, admin, 'Aswan');
  expect(await listed()).toContain(name);
  // All variants are made from the upload, before the first request.
  expect(await api.keptPictures()).toHaveLength(before.length + 8);
  for (const width of [400, 640, 800, 1600])
    for (const format of ['avif', 'webp']) {
      const { headers } = await api.request.get(imageUrl.replace('1600.webp', `${width}.${format}`)).expect(200);
      expect(headers['content-type']).toBe(`image/${format}`);
      expect(headers['cache-control']).toContain('immutable');
    }
});

test('a picture is required for a new one, and kept when an edit sends none', async () => {
  const { body } = await api.request.post('/api/destination').set(admin.bearer).field(form).expect(400);
  expect(body.details).toEqual({ image: 'Choose a picture.' });
  const { _id, imageUrl } = await addDestination(api, admin, 'Bergen');
  const edited = await api.request.put(`/api/destination/${_id}`).set(admin.bearer).field(form).expect(200);
  expect(edited.body.destination).toMatchObject({ ...form, imageUrl });
});

test('a new picture replaces the old one, whose files go', async () => {
  const { _id, imageUrl } = await addDestination(api, admin, 'Cusco');
  const before = (await api.keptPictures()).length;
  const picture = await samplePicture('png');
  const { body } = await api.request
    .put(`/api/destination/${_id}`)
    .set(admin.bearer)
    .field(form)
    .attach('image', picture, 'a.png')
    .expect(200);
  expect(body.destination.imageUrl).not.toBe(imageUrl);
  expect((await api.keptPictures()).length).toBe(before);
  await api.request.get(imageUrl).expect(404);
});

test('of edits of the same state at the same moment one succeeds, and the others are told what it has become', async () => {
  const { _id, version } = await addDestination(api, admin, 'Dakar');
  const before = (await api.keptPictures()).length;
  const picture = await samplePicture();
  const edits = Array.from({ length: 8 }, (_, index) =>
    api.request
      .put(`/api/destination/${_id}`)
      .set(admin.bearer)
      .field({ ...form, name: `Dakar ${index}`, version })
      .attach('image', picture, 'a.jpg'),
  );
  const answers = await Promise.all(edits);
  const [won, ...others] = answers.toSorted((one, other) => one.status - other.status);
  expect(won?.status).toBe(200);
  for (const { status, body } of others) {
    expect(status).toBe(409);
    expect(body.details.current).toEqual(won?.body.destination);
  }
  expect((await api.keptPictures()).length).toBe(before);
});

test('of edits at the same moment that name no version every one succeeds, and no picture is missing or left behind', async () => {
  const { _id } = await addDestination(api, admin, 'Durban');
  const before = (await api.keptPictures()).length;
  const picture = await samplePicture();
  const edits = Array.from({ length: 8 }, (_, index) => {
    const call = api.request.put(`/api/destination/${_id}`).set(admin.bearer).field(form);
    return index % 2 === 0 ? call.attach('image', picture, 'a.jpg') : call;
  });
  for (const { status } of await Promise.all(edits)) expect(status).toBe(200);
  const { body } = await api.request.get('/api/destination').set(admin.bearer).expect(200);
  const { imageUrl } = body.find((destination: { _id: string }) => destination._id === _id);
  await api.request.get(imageUrl).expect(200);
  expect((await api.keptPictures()).length).toBe(before);
});

test('a deleted destination leaves the list at once, and is put back as it was', async () => {
  const { _id, imageUrl } = await addDestination(api, admin, 'Delft');
  await api.request.delete(`/api/destination/${_id}`).set(admin.bearer).expect(200, { id: _id });
  expect(await listed()).not.toContain('Delft');
  await api.request.delete(`/api/destination/${_id}`).set(admin.bearer).expect(404);
  const restore = () => api.request.put(`/api/destination/restore/${_id}`).set(admin.bearer);
  expect((await restore().expect(200)).body.destination).toMatchObject({ _id, name: 'Delft', imageUrl });
  expect(await listed()).toContain('Delft');
  await api.request.get(imageUrl).expect(200);
  await restore().expect(404);
});

test('a destination that packages use cannot be deleted, and the answer names them', async () => {
  const { _id } = await addDestination(api, admin, 'Evora');
  await addTourPackage(api, admin, { destination: _id, title: 'Cork and marble' });
  const { body } = await api.request.delete(`/api/destination/${_id}`).set(admin.bearer).expect(409);
  expect(body).toMatchObject({ code: 'DESTINATION_IN_USE', details: { packages: ['Cork and marble'] } });
  expect(body.message).toContain('Cork and marble');
  expect(await listed()).toContain('Evora');
});

test.each([
  ['a text file named .png', async () => Buffer.from('not a picture at all'), 400],
  ['a damaged JPEG', async () => (await samplePicture()).subarray(0, 120), 400],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400],
  ['an SVG that begins like an AVIF', async () => Buffer.from(`<!--ftypavif${' '.repeat(20)}-->${DRAWING}`), 400],
  ['a picture of 30,000 × 30,000', async () => oversizedPicture(30_000), 400],
  ['9 MB', async () => Buffer.concat([await samplePicture(), Buffer.alloc(9 * 1024 * 1024)]), 413],
])('%s is refused, and nothing is written', async (_, makeFile, status) => {
  const [before, names] = [await api.keptPictures(), await listed()];
  const file = await makeFile();
  const { body } = await api.request
    .post('/api/destination')
    .set(admin.bearer)
    .field(form)
    .attach('image', file, 'picture.png')
    .expect(status);
  expect(body.code).toBe(status === 413 ? 'PAYLOAD_TOO_LARGE' : 'VALIDATION');
  expect(body.message).toMatch(/picture/i);
  expect(await api.keptPictures()).toEqual(before);
  expect(await listed()).toEqual(names);
});

test('a photograph taken sideways is kept upright, and without what the camera wrote into it', async () => {
  const sideways = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'Asha' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const call = api.request.post('/api/destination').set(admin.bearer).field(form).attach('image', sideways, 'a.jpg');
  const { body } = await call.expect(201);
  const kept = await api.request.get(body.newDestination.imageUrl).responseType('blob').expect(200);
  const { width, height, exif, orientation } = await sharp(kept.body).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 60, height: 90, exif: undefined, orientation: undefined });
});

test('no picture is left behind when its form fails', async () => {
  const before = await api.keptPictures();
  const picture = await samplePicture();
  await api.request.post('/api/destination').set(admin.bearer).field({ name: 'X' }).attach('image', picture, 'a.jpg').expect(400);
  await api.request
    .put('/api/destination/0123456789abcdef01234567')
    .set(admin.bearer)
    .field(form)
    .attach('image', picture, 'a.jpg')
    .expect(404);
  expect(await api.keptPictures()).toEqual(before);
});

test('a destination says how many packages can be booked there and from what price, in the list as by itself', async () => {
  const { _id } = await addDestination(api, admin, 'Ziro');
  const find = async () => {
    const { body } = await api.request.get(`/api/destination/${_id}`).set(admin.bearer).expect(200);
    const { body: all } = await api.request.get('/api/destination').set(admin.bearer).expect(200);
    expect(all).toContainEqual(body);
    return body;
  };
  expect(await find()).toMatchObject({ name: 'Ziro', packageCount: 0, lowestPrice: null });
  await addTourPackage(api, admin, { destination: _id, price: '2000.50' });
  await addTourPackage(api, admin, { destination: _id, price: '3000' });
  const today = todayOf(api);
  await addTourPackage(api, admin, {
    destination: _id,
    price: '1',
    availableFrom: addDays(today, -2),
    availableTo: addDays(today, -1),
  });
  expect(await find()).toMatchObject({ packageCount: 2, lowestPrice: 2000.5 });
});

test('a destination that is withdrawn or was never there is not found', async () => {
  const { _id } = await addDestination(api, admin, 'Tawang');
  await api.request.delete(`/api/destination/${_id}`).set(admin.bearer).expect(200);
  await api.request.get(`/api/destination/${_id}`).set(admin.bearer).expect(404);
});
