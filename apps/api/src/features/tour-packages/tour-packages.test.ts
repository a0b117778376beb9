import type { TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { uploadedVariants } from '../../integrations/images/picture-names.ts';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, packageFields } from '../../testing/catalogue.ts';
import { everyPage } from '../../testing/every-page.ts';
import { holdNextQuery } from '../../testing/hold-next-query.ts';
import { samplePicture } from '../../testing/samples/sample-picture.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { tourPackageRepository } from './tour-package.repository.ts';

const FILES_PER_PICTURE = uploadedVariants.length;

const api = await testApi();
const admin = await signUpAdmin(api);
const place = (await addDestination(api, admin))._id;

const edit = (id: string, fields: Record<string, string>) =>
  api.request.put(`/api/package/${id}`).set(admin.bearer).field(fields);

test('a package that an admin adds can be read by everyone, with its destination and its price to the paisa (§3.2)', async () => {
  const { _id } = await addTourPackage(api, admin, { destination: place, price: '1999.99' }, 2);
  const { body } = await api.request.get(`/api/package/${_id}`).set(admin.bearer).expect(200);
  expect(body).toMatchObject({ _id, price: 1999.99, destination: { _id: place, name: 'Hampi', country: 'India' } });
  expect(body.itinerary).toEqual(['Arrive in Hospet', 'Vittala temple, at dawn', 'Coracle on the river']);
  expect(body.images).toHaveLength(2);
});

test.each([
  ['a price of -1', { price: '-1' }, 'price'],
  ['a price of 1.999', { price: '1.999' }, 'price'],
  ['a price of 0', { price: '0' }, 'price'],
  ['a price above 10,000,000', { price: '10000000.01' }, 'price'],
  ['a price that is no number', { price: 'cheap' }, 'price'],
  ['an empty price', { price: '' }, 'price'],
  ['an itinerary that is no list', { itinerary: 'Day one, day two' }, 'itinerary'],
  ['an itinerary without a day', { itinerary: '[]' }, 'itinerary'],
  ['an itinerary of 61 days', { itinerary: JSON.stringify(Array.from({ length: 61 }, () => 'A day')) }, 'itinerary'],
  ['a day that is none', { availableFrom: '2026-02-30' }, 'availableFrom'],
  ['a window that ends before it begins', { availableFrom: '2027-02-02', availableTo: '2027-02-01' }, 'availableTo'],
  ['a destination that does not exist', { destination: '0123456789abcdef01234567' }, 'destination'],
  ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title'],
])('%s is refused at its field, and no picture stays', async (_, wrong, field) => {
  const before = await api.keptPictures();
  const { body } = await api.request
    .post('/api/package/add')
    .set(admin.bearer)
    .field(packageFields(api, place, wrong))
    .attach('images', await samplePicture(), 'a.jpg')
    .expect(400);
  expect(body.code).toBe('VALIDATION');
  expect(Object.keys(body.details)).toEqual([field]);
  expect(await api.keptPictures()).toEqual(before);
});

test('an edit without pictures keeps them, with pictures replaces them, and with a list keeps what it names in its order (§7)', async () => {
  const { _id, images } = await addTourPackage(api, admin, { destination: place }, 3);
  const fields = packageFields(api, place, { title: 'Edited' });
  const kept = await edit(_id, fields).expect(200);
  expect(kept.body.updatedPackage).toMatchObject({ title: 'Edited', images });
  const named = await edit(_id, { ...fields, keptImages: JSON.stringify([images[2], images[0], images[2]]) }).expect(200);
  expect(named.body.updatedPackage.images).toEqual([images[2], images[0]]);
  await api.request.get(images[1] ?? '').expect(404);
  const replaced = await edit(_id, fields)
    .attach('images', await samplePicture('webp'), 'new.webp')
    .expect(200);
  expect(replaced.body.updatedPackage.images).toHaveLength(1);
  await api.request.get(images[0] ?? '').expect(404);
});

test('an edit that names a picture which the package does not have is refused, and nothing changes', async () => {
  const { _id, images } = await addTourPackage(api, admin, { destination: place }, 2);
  const before = await api.keptPictures();
  const keptImages = JSON.stringify([images[0], '/pictures/foreign-1600.webp']);
  const refused = edit(_id, { ...packageFields(api, place, { title: 'Edited' }), keptImages });
  const { body } = await refused.attach('images', await samplePicture(), 'a.jpg').expect(400);
  expect(Object.keys(body.details)).toEqual(['keptImages']);
  expect((await api.request.get(`/api/package/${_id}`).set(admin.bearer)).body).toMatchObject({
    title: 'Hampi at walking pace',
    images,
  });
  expect(await api.keptPictures()).toEqual(before);
});

test('of two admins who edit the same package the second is told what it has become, and undoes nothing', async () => {
  const { _id, version } = await addTourPackage(api, admin, { destination: place }, 1);
  const mine = packageFields(api, place, { version: String(version) });
  const { body } = await edit(_id, { ...mine, title: 'By the first' }).expect(200);
  const before = await api.keptPictures();
  const second = edit(_id, { ...mine, title: 'By the second' }).attach('images', await samplePicture(), 'a.jpg');
  const refused = await second.expect(409);
  expect(refused.body.code).toBe('CONFLICT');
  expect(refused.body.message).toBe('Somebody else has changed this package since you opened it.');
  expect(refused.body.details.current).toEqual(body.updatedPackage);
  expect(await api.keptPictures()).toEqual(before);
  const again = { ...mine, title: 'By the second', version: String(body.updatedPackage.version) };
  expect((await edit(_id, again).expect(200)).body.updatedPackage.title).toBe('By the second');
});

test('of edits of the same state at the same moment one succeeds', async () => {
  const { _id, version } = await addTourPackage(api, admin, { destination: place });
  const edits = Array.from({ length: 8 }, (_, index) =>
    edit(_id, packageFields(api, place, { title: `Edit ${index}`, version: String(version) })),
  );
  const statuses = (await Promise.all(edits)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(7);
});

test('of edits at the same moment that name no version every one succeeds, and no picture is missing or left behind', async () => {
  const { _id, images } = await addTourPackage(api, admin, { destination: place }, 2);
  const others = (await api.keptPictures()).length - images.length * FILES_PER_PICTURE;
  const fields = packageFields(api, place);
  const picture = await samplePicture();
  const edits = Array.from({ length: 8 }, (_, index) =>
    index % 2 === 0 ? edit(_id, fields).attach('images', picture, 'a.jpg') : edit(_id, { ...fields, title: `Edit ${index}` }),
  );
  for (const { status } of await Promise.all(edits)) expect(status).toBe(200);
  const { body } = await api.request.get(`/api/package/${_id}`).set(admin.bearer).expect(200);
  expect(body.images).toHaveLength(1);
  for (const url of body.images) await api.request.get(url).expect(200);
  expect(await api.keptPictures()).toHaveLength(others + FILES_PER_PICTURE);
});

test('a deleted package leaves the list at once, stands among the withdrawn ones, and is put back as it was', async () => {
  const before = await addTourPackage(api, admin, { destination: place, title: 'Short-lived' }, 1);
  const { _id } = before;
  const listed = async () => (await api.request.get('/api/package').set(admin.bearer)).text.includes('Short-lived');
  const withdrawn = async () => (await api.request.get('/api/package/withdrawn').set(admin.bearer).expect(200)).body;
  expect(await listed()).toBe(true);
  await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(200, { id: _id });
  expect(await listed()).toBe(false);
  await api.request.get(`/api/package/${_id}`).set(admin.bearer).expect(404);
  await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(404);
  expect(only<TourPackage>(await withdrawn(), ({ title }) => title === 'Short-lived')).toEqual(before);
  const { body } = await api.request.put(`/api/package/restore/${_id}`).set(admin.bearer).expect(200);
  expect(body.restoredPackage).toEqual(before);
  expect((await api.request.get(`/api/package/${_id}`).set(admin.bearer).expect(200)).body).toEqual(before);
  expect(await listed()).toBe(true);
  expect(JSON.stringify(await withdrawn())).not.toContain(_id);
  for (const url of before.images) await api.request.get(url).expect(200);
});

test('a package whose destination is deleted while it is put back stays withdrawn', async () => {
  const { _id, destination } = await addTourPackage(api, admin, { title: 'Back too late' });
  await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(200);
  const firstLook = holdNextQuery(api, 'destinations');
  const restoring = api.request
    .put(`/api/package/restore/${_id}`)
    .set(admin.bearer)
    .then((answer) => answer);
  await firstLook.answered;
  await api.request.delete(`/api/destination/${destination._id}`).set(admin.bearer).expect(200);
  firstLook.letGo();
  expect((await restoring).body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('destination') });
  await api.request.get(`/api/package/${_id}`).set(admin.bearer).expect(404);
});

test('withdrawn packages are listed page by page, the latest first, for admins alone', async () => {
  const titles = ['First gone', 'Second gone', 'Third gone'];
  for (const title of titles) {
    const { _id } = await addTourPackage(api, admin, { destination: place, title });
    api.clock.moveBy(1000);
    await api.request.delete(`/api/package/${_id}`).set(admin.bearer).expect(200);
  }
  const pages = await everyPage((page) => tourPackageRepository(api.dependencies.database).listWithdrawn(page), 1);
  expect(pages.map(({ title }) => title).slice(0, 3)).toEqual(titles.toReversed());
  await api.request.get('/api/package/withdrawn').expect(401);
});
