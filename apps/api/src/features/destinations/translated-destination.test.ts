import type { Destination, TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi({ LANGUAGES: 'de' });
const admin = await signUpAdmin(api);
const edit = ({ _id, name, country, description }: Destination, translations: string | null, more: object = {}) =>
  api.request
    .put(`/api/destination/${_id}`)
    .set(admin.bearer)
    .field({ name, country, description, ...(translations === null ? {} : { translations }), ...more });
const read = async ({ _id }: Pick<Destination, '_id'>, query = ''): Promise<Destination> =>
  (await api.request.get(`/api/destination/${_id}${query}`).set(admin.bearer).expect(200)).body;
const german = JSON.stringify({ de: { country: 'Indien', description: 'Felsen und Bananenhaine.' } });

test('a destination is read in German as far as it is translated, one by one and in the list', async () => {
  const added = await addDestination(api, admin, 'Badami');
  await edit(added, german).expect(200);
  const translated = { name: 'Badami', country: 'Indien', description: 'Felsen und Bananenhaine.', untranslated: ['name'] };
  expect(await read(added, '?language=de')).toMatchObject(translated);
  const { body } = await api.request.get('/api/destination?search=badami&language=de').set(admin.bearer).expect(200);
  expect(only(body)).toMatchObject(translated);
  expect(await read(added)).toMatchObject({ country: 'India' });
  for (const part of ['translations', 'untranslated']) expect(await read(added)).not.toHaveProperty(part);
});

test('an edit without translations keeps them, and null removes them', async () => {
  const added = await addDestination(api, admin, 'Aihole');
  await edit(added, german).expect(200);
  await edit(added, null, { description: 'Other words.' }).expect(200);
  expect((await read(added, '?language=all')).translations?.de).toMatchObject({ country: 'Indien' });
  await edit(added, 'null').expect(200);
  expect(await read(added, '?language=all')).not.toHaveProperty('translations');
});

test('a text that is too long is refused at its field', async () => {
  const added = await addDestination(api, admin, 'Pattadakal');
  const { body } = await edit(added, JSON.stringify({ de: { name: 'x'.repeat(121) } })).expect(400);
  expect(Object.keys(body.details)).toEqual(['translations.de.name']);
});

test('a package in German says where it goes in German, one by one and in the list', async () => {
  const added = await addTourPackage(api, admin);
  await edit(await read(added.destination), german).expect(200);
  const { body: one } = await api.request.get(`/api/package/${added._id}?language=de`).set(admin.bearer).expect(200);
  expect(one.destination).toMatchObject({ name: 'Hampi', country: 'Indien' });
  const query = `destination=${added.destination._id}`;
  const { body: list } = await api.request.get(`/api/package?language=de&${query}`).set(admin.bearer).expect(200);
  expect(only<TourPackage>(list).destination).toMatchObject({ name: 'Hampi', country: 'Indien' });
  const { body: english } = await api.request.get(`/api/package?${query}`).set(admin.bearer).expect(200);
  expect(only<TourPackage>(english).destination).toEqual(added.destination);
});
