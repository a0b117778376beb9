import type { Destination, TourPackage } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, packageFields } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi({ LANGUAGES: 'de,fr,es,hi,ar,pt' });
const admin = await signUpAdmin(api);
const translations = {
  de: {
    title: 'Hampi im Schritttempo',
    description: 'Drei ruhige Tage auf großen Felsen, mit Frühstück.',
    itinerary: ['Ankunft in Hospet', 'Ein Tempel im Morgengrauen', 'Im Boot auf dem Fluss'],
  },
  fr: { title: 'Hampi à pied', description: 'Trois journées à l’écart.', itinerary: [null, null, 'En barque sur la rivière'] },
  es: { title: 'Hampi sin prisa', description: 'Tres días entre peñas.', itinerary: ['Llegada', null, 'Paseo en barca'] },
  hi: { title: 'हम्पी धीमी चाल से', description: 'क़िला और हिन्दी में कहानियाँ।', itinerary: [null, null, 'नदी में नाव'] },
  ar: { title: 'هامبي على مَهَل', description: 'ثلاثة أيّام بين الآثار القديمة.', itinerary: [null, null, 'رحلة في النهر'] },
  pt: { title: 'Hampi devagar', description: 'Três dias de calma entre ruínas.' },
  // Kept, and not offered.
  xx: { title: 'Ĥåɱƥî slowly' },
};
const add = (title: string, more: object = {}): Promise<TourPackage> => addTourPackage(api, admin, { title, ...more });
const placed = await addDestination(api, admin, 'Munich');
const place = (fields: object): Promise<unknown> =>
  api.request
    .put(`/api/destination/${placed._id}`)
    .set(admin.bearer)
    .field({ name: 'Munich', country: 'Germany', description: 'Beer gardens.', ...fields })
    .expect(200);
await place({
  translations: JSON.stringify({ de: { name: 'München', description: 'Viele Biergärten.' }, xx: { name: 'Ɱûñîçĥ' } }),
});
const hampi = await add('Hampi at walking pace', { translations: JSON.stringify(translations) });
await add('Orchards in Bloom', { destination: placed._id, description: 'Diving for apples.' });

const ask = (query: Record<string, string>, path = 'filter') =>
  api.request.get(`/api/package/${path}`).query(query).set(admin.bearer);
const find = async (words: string, language = '', more: Record<string, string> = {}): Promise<TourPackage[]> =>
  (await ask({ words, ...(language ? { language } : {}), ...more }).expect(200)).body;
const idsOf = async (words: string, language?: string): Promise<string[]> => (await find(words, language)).map(({ _id }) => _id);
const titlesOf = async (words: string, language?: string, more?: Record<string, string>): Promise<string[]> =>
  (await find(words, language, more)).map(({ title }) => title);

test.each([
  ['de', 'Schritt', 'title', 'Schritttempo'],
  ['de', 'boot fluss', 'itinerary', 'Boot'],
  ['fr', 'riviere', 'itinerary', 'rivière'],
  ['es', 'penas', 'description', 'peñas'],
  ['hi', 'नदी', 'itinerary', 'नदी'],
  ['ar', 'رحلة', 'itinerary', 'رحلة'],
  ['pt', 'ruinas', 'description', 'ruínas'],
] as const)('in %s, %s finds a package by its translation, and says where', async (language, words, field, hit) => {
  const found = only(await find(words, language));
  expect(found).toMatchObject({ _id: hampi._id, title: translations[language].title, foundIn: { field, hit } });
  for (const other of ['', 'xx', 'nowhere']) expect(await idsOf(words, other)).toEqual([]);
});

test('umlauts and ß are found with and without, Arabic with and without marks and in each form of its letters, Hindi in either form', async () => {
  for (const [language, ...typed] of [
    ['de', 'frühstück', 'fruhstuck', 'FRÜHSTÜCK', 'Frühstück'.normalize('NFD'), 'grossen', 'großen'],
    ['ar', 'مهل', 'مَهَل', 'مـهـل', 'أيام', 'ايام', 'الاثار', 'الآثار', 'ٱلآثار', 'القديمه', 'علي مهل'],
    ['hi', 'क़िला', '\u0958िला', 'किला', 'हिंदी', 'हिन्दी', 'कहानियां', 'हम्\u200dपी'],
  ] as const)
    for (const words of typed) expect(await idsOf(words, language), words).toEqual([hampi._id]);
  // Another vowel sign is another word.
  expect(await idsOf('काला', 'hi')).toEqual([]);
});

test('an Arabic word is found with its article and without it', async () => {
  // الآثار in a description, نهر with its article in an itinerary.
  for (const words of ['آثار', 'الاثار', 'نهر', 'النهر', 'القديمة', 'قديمة', 'أيام', 'الأيام'])
    expect(await idsOf(words, 'ar'), words).toEqual([hampi._id]);
  expect(await idsOf('الجبل', 'ar')).toEqual([]);
});

test('on a German page English words find as well, each package at its best place, and small German words ask for nothing', async () => {
  expect(await titlesOf('walking', 'de')).toEqual([translations.de.title]);
  // An English text that the page does not show is no reason.
  expect(only(await find('walking', 'de'))).not.toHaveProperty('foundIn');
  expect(await titlesOf('orchard', 'de')).toEqual(['Orchards in Bloom']);
  expect(await titlesOf('dive', 'de')).toEqual(['Orchards in Bloom']);
  expect(await titlesOf('mit dem boot auf den fluss', 'de')).toEqual([translations.de.title]);
  const inDescription = await add('Slow Trains', { translations: JSON.stringify({ de: { description: 'Äpfel am Bahnhof' } }) });
  const inTitle = await add('Fruit', { translations: JSON.stringify({ de: { title: 'Äpfel und Birnen' } }) });
  expect(await idsOf('apfel', 'de')).toEqual([inTitle._id, inDescription._id]);
});

test('places are found by their names in a language, and by what a country and its continent are called in it', async () => {
  for (const words of ['munchen', 'Biergarten', 'Deutschland', 'Europa', 'munich', 'germany'])
    await expect.poll(() => titlesOf(words, 'de'), { message: words }).toEqual(['Orchards in Bloom']);
  expect(only(await find('europa', 'de')).foundIn).toEqual({
    field: 'place',
    day: null,
    before: 'München, Germany, Deutschland, ',
    hit: 'Europa',
    after: '',
  });
  expect(await titlesOf('Allemagne', 'fr')).toEqual(['Orchards in Bloom']);
  for (const words of ['munchen', 'deutschland']) expect(await titlesOf(words)).toEqual([]);
});

test('misspelt words and places are offered as they are in the language', async () => {
  const counted = async (query: Record<string, string>) => (await ask(query, 'counts').expect(200)).body;
  expect(await counted({ words: 'Schrittempo', language: 'de' })).toMatchObject({ total: 0, words: ['schritttempo'] });
  expect(await counted({ words: 'schrittempo' })).not.toHaveProperty('words');
  const german: { meantPlaces: Destination[] } = await counted({ words: 'Münchenn', language: 'de' });
  expect(only(german.meantPlaces)).toMatchObject({ name: 'München' });
  expect((await counted({ words: 'Orchards', language: 'de' })).places).toMatchObject([{ name: 'München', count: 1 }]);
  expect((await counted({ words: 'Orchards', language: 'xx' })).places).toMatchObject([{ name: 'Munich', count: 1 }]);
});

test('staff find a package by its title and words in each language that the site offers, and read it in English', async () => {
  for (const title of ['schritttempo', 'à pied', 'धीमी', 'مهل', 'devagar', 'walking']) {
    const { body } = await ask({ title, language: 'all' }).expect(200);
    expect(only<TourPackage>(body), title).toMatchObject({ _id: hampi._id, title: 'Hampi at walking pace' });
    expect(only(body)).not.toHaveProperty('untranslated');
  }
  expect(await idsOf('Felsen', 'all')).toEqual([hampi._id]);
  expect((await ask({ title: 'slowly', language: 'all' }).expect(200)).body).toEqual([]);
  expect((await ask({ title: 'schritttempo' }).expect(200)).body).toEqual([]);
  expect((await ask({ title: 'fruhstuck', language: 'fr' }).expect(200)).body).toEqual([]);
});

test('a list by title is in the order of the titles that are read, page by page, in both directions', async () => {
  const { _id: destination } = await addDestination(api, admin, 'Aswan');
  for (const [title, own] of [
    ['Camels', 'Ägyptens Kamele'],
    ['Boats', 'Zu Schiff'],
    ['Abydos', 'Nilfahrt'],
  ] as const)
    await add(title, { destination, translations: JSON.stringify({ de: { title: own } }) });
  await add('Market', { destination });
  const order = ['Ägyptens Kamele', 'Market', 'Nilfahrt', 'Zu Schiff'];
  const pages = async (sort: string): Promise<string[]> => {
    const titles: string[] = [];
    let next: Record<string, string> | null = {};
    while (next) {
      const page: { body: TourPackage[]; headers: { link?: string } } = await ask({
        destination,
        sort,
        language: 'de',
        limit: '1',
        ...next,
      }).expect(200);
      titles.push(only(page.body).title);
      const [, link = '/'] = /<([^>]+)>/.exec(page.headers.link ?? '') ?? [];
      const cursor: string | null = new URL(link, 'http://localhost').searchParams.get('cursor');
      next = cursor === null ? null : { cursor };
    }
    return titles;
  };
  expect(await pages('title')).toEqual(order);
  expect(await pages('-title')).toEqual(order.toReversed());
});

test('a translation that is edited is found by its new words, and not by the old ones', async () => {
  const added = await add('Backwaters', { translations: JSON.stringify({ de: { title: 'Wasserwege' } }) });
  expect(await idsOf('wasserwege', 'de')).toEqual([added._id]);
  const edit = (translated: string) =>
    api.request
      .put(`/api/package/${added._id}`)
      .set(admin.bearer)
      .field(packageFields(api, added.destination._id, { title: 'Backwaters', translations: translated }))
      .expect(200);
  await edit(JSON.stringify({ de: { title: 'Lagunen' } }));
  expect(await idsOf('lagunen', 'de')).toEqual([added._id]);
  expect(await idsOf('wasserwege', 'de')).toEqual([]);
  await edit('null');
  expect(await idsOf('lagunen', 'de')).toEqual([]);
  expect(await idsOf('backwaters', 'de')).toEqual([added._id]);
});

test('an English answer is the same to the byte before and after a package is translated', async () => {
  const added = await add('Lighthouse Shore', { description: 'Along the shore.' });
  const answers = async (): Promise<string[]> =>
    Promise.all(
      ['shore', 'leuchtturm', 'lighthouse along', 'lihgthouse'].flatMap((words) => [
        ask({ words }).then(({ text }) => text),
        ask({ words }, 'counts').then(({ text }) => text),
      ]),
    );
  const before = await answers();
  // Beside the call, which counts its edits in the answer.
  await api.dependencies.database
    .collection('tourpackages')
    .updateOne({ title: 'Lighthouse Shore' }, { $set: { translations: { de: { title: 'Leuchtturm am Ufer' } } } });
  await expect.poll(() => idsOf('leuchtturm', 'de')).toEqual([added._id]);
  expect(await answers()).toEqual(before);
});
