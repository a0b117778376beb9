import { hashOfText, type PackageTranslations, type TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields } from '../../../testing/catalogue.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ LANGUAGES: 'de,ar' });
const admin = await signUpAdmin(api);

const days = ['Arrive in Hospet', 'Vittala temple, at dawn', 'Coracle on the river'];
const german = {
  title: 'Hampi im Schritttempo',
  itinerary: ['Ankunft in Hospet', 'Vittala-Tempel im Morgengrauen', 'Im Boot auf dem Fluss'],
  facts: { highlights: [null, 'Flussfahrt'], meetingPoint: 'Bahnhof Hospet' },
  categories: { adult: 'Erwachsene' },
  extras: { lunch: { name: 'Mittagessen' } },
};
const base = {
  facts: JSON.stringify({ highlights: ['Sunrise', 'River trip'], meetingPoint: 'Hospet Junction', level: 2 }),
  categories: JSON.stringify([{ id: 'adult', name: 'Adult', minAge: 12 }]),
  extras: JSON.stringify([{ id: 'lunch', name: 'Lunch', text: 'On a leaf', price: 100, per: 'person' }]),
};
const add = (translations: object = { de: german }, more: object = base): Promise<TourPackage> =>
  addTourPackage(api, admin, { ...more, translations: JSON.stringify(translations) });
const edit = ({ _id, destination }: TourPackage, fields: Record<string, string>) =>
  api.request
    .put(`/api/package/${_id}`)
    .set(admin.bearer)
    .field(packageFields(api, destination._id, fields));
/** As staff, who see every change at once. */
const read = async ({ _id }: TourPackage, language = ''): Promise<TourPackage> =>
  (
    await api.request
      .get(`/api/package/${_id}${language && `?language=${language}`}`)
      .set(admin.bearer)
      .expect(200)
  ).body;
const translationsOf = async (added: TourPackage): Promise<PackageTranslations | undefined> =>
  (await read(added, 'all')).translations;

test('a package is read in a language as it was translated, and says which of its texts are English', async () => {
  const added = await add();
  const shown = await read(added, 'de');
  expect(shown).toMatchObject({
    title: german.title,
    itinerary: german.itinerary,
    description: 'Three unhurried days.',
    facts: { highlights: ['Sunrise', 'Flussfahrt'], meetingPoint: 'Bahnhof Hospet', level: 2 },
    extras: [{ id: 'lunch', name: 'Mittagessen', text: 'On a leaf' }],
    unit: { category: 'Erwachsene' },
    untranslated: ['description', 'facts/highlights/0', 'extras/lunch/text'],
  });
  expect(shown).not.toHaveProperty('translations');
});

test('without a language, in one that is not offered and in none at all the answer is the English one', async () => {
  const added = await add({ de: german, fr: { title: 'Hampi à pied' } });
  const english = await read(added);
  expect(english).not.toHaveProperty('translations');
  expect(english).not.toHaveProperty('untranslated');
  expect(english.title).toBe('Hampi at walking pace');
  for (const language of ['fr', 'en', 'nowhere']) expect(await read(added, language)).toEqual(english);
  expect(await read(await addTourPackage(api, admin), 'de')).toMatchObject({
    title: 'Hampi at walking pace',
    untranslated: ['title', 'description', 'itinerary'],
  });
});

test('lists, filters and similar packages are answered in a language too', async () => {
  const added = await add();
  const query = `language=de&destination=${added.destination._id}`;
  for (const path of ['/api/package', '/api/package/filter']) {
    const { body } = await api.request.get(`${path}?${query}`).set(admin.bearer).expect(200);
    expect(only(body)).toMatchObject({ title: german.title, untranslated: expect.arrayContaining(['description']) });
    expect(only(body)).not.toHaveProperty('translations');
  }
});

test('a call without translations keeps them, one language alone changes that one, and null removes', async () => {
  const added = await add({ de: german, ar: { title: 'هامبي' } });
  await edit(added, {}).expect(200);
  expect(Object.keys((await translationsOf(added)) ?? {})).toEqual(['de', 'ar']);
  await edit(added, { translations: JSON.stringify({ de: { title: 'Hampi zu Fuß' } }) }).expect(200);
  expect(await translationsOf(added)).toMatchObject({ de: { title: 'Hampi zu Fuß' }, ar: { title: 'هامبي' } });
  expect((await translationsOf(added))?.de).not.toHaveProperty('itinerary');
  await edit(added, { translations: JSON.stringify({ ar: null }) }).expect(200);
  expect(Object.keys((await translationsOf(added)) ?? {})).toEqual(['de']);
  await edit(added, { translations: 'null' }).expect(200);
  expect(await translationsOf(added)).toBeUndefined();
});

test('the translation of a day follows it to its new place, and goes with the day', async () => {
  const added = await add();
  const [first = '', second = '', third = ''] = days;
  await edit(added, { itinerary: JSON.stringify([third, first]) }).expect(200);
  expect((await translationsOf(added))?.de?.itinerary).toEqual([german.itinerary[2], german.itinerary[0]]);
  await edit(added, { itinerary: JSON.stringify([second, third]) }).expect(200);
  expect((await translationsOf(added))?.de?.itinerary).toEqual([null, german.itinerary[2]]);
});

test('a text whose English has changed since is told by its hash, until it is translated again', async () => {
  const added = await add();
  await edit(added, { title: 'Hampi, slowly' }).expect(200);
  expect((await translationsOf(added))?.de?.of?.title).toBe(hashOfText('Hampi at walking pace'));
  const again = JSON.stringify({ de: { title: 'Hampi, langsam' } });
  await edit(added, { title: 'Hampi, slowly', translations: again }).expect(200);
  expect((await translationsOf(added))?.de?.of?.title).toBe(hashOfText('Hampi, slowly'));
});

test('packages with something to translate are found, those without are not', async () => {
  const whole = { title: 'Hampi', description: 'Drei ruhige Tage.', itinerary: german.itinerary };
  const added = await add({ de: whole }, {});
  const found = async (language: string): Promise<TourPackage[]> =>
    (
      await api.request
        .get(`/api/package?toTranslate=${language}&destination=${added.destination._id}`)
        .set(admin.bearer)
        .expect(200)
    ).body;
  expect(await found('de')).toEqual([]);
  expect(only(await found('ar'))._id).toBe(added._id);
  await edit(added, { description: 'Three slow days.' }).expect(200);
  expect(only(await found('de'))._id).toBe(added._id);
});

test.each([
  ['a title that is too long', { de: { title: 'x'.repeat(121) } }, 'translations.de.title'],
  ['a day that is too long', { de: { itinerary: [null, 'x'.repeat(501)] } }, 'translations.de.itinerary.1'],
  ['a day that the package does not have', { de: { itinerary: [null, null, null, 'Abreise'] } }, 'translations.de.itinerary.3'],
  ['an extra that it does not have', { ar: { extras: { dinner: { name: 'عشاء' } } } }, 'translations.ar.extras.dinner.name'],
  ['a language that nobody knows', { tlh: { title: 'Hampi' } }, 'translations.tlh'],
])('%s is refused at its field, and changes nothing', async (_, wrong, field) => {
  const added = await add();
  const { body } = await edit(added, { translations: JSON.stringify(wrong) }).expect(400);
  expect(Object.keys(body.details)).toEqual([field]);
  expect((await translationsOf(added))?.de).toMatchObject(german);
});

test('the log of changes tells each language by itself', async () => {
  const added = await add();
  await edit(added, { translations: JSON.stringify({ de: { ...german, title: 'Hampi zu Fuß' } }) }).expect(200);
  const { body } = await api.request.get(`/api/activity?about=${added._id}`).set(admin.bearer).expect(200);
  const told = body.flatMap((entry: { changes: { fields: { field: string; to: string }[] }[] }) =>
    entry.changes.flatMap(({ fields }) => fields.filter(({ field }) => field === 'inGerman').map(({ to }) => to)),
  );
  expect(told.some((text: string) => text.includes('Hampi zu Fuß'))).toBe(true);
});
