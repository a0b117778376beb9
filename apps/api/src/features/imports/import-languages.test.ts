import {
  columnTextIn,
  csvLineOf,
  hashOfText,
  headingIn,
  itineraryTextOf,
  packageParts,
  type TourPackage,
  textColumnNames,
  textColumns,
} from '@wayfarer/contracts';
import type { TranslatedLanguage } from '@wayfarer/words';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../database/object-ids.ts';
import { signUpAdmin } from '../../testing/accounts.ts';
import { addDestination, addTourPackage, packageFields } from '../../testing/catalogue.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';

const api = await testApi({ LANGUAGES: 'de' });
const admin = await signUpAdmin(api);
const place = await addDestination(api, admin);

const ENGLISH = {
  itinerary: JSON.stringify(['Arrive', 'Temple, at dawn', 'River']),
  facts: JSON.stringify({
    highlights: ['Sunrise', 'Boats'],
    meetingPoint: 'Jetty 4',
    questions: [{ question: 'Lunch?', answer: 'Yes.' }],
  }),
  categories: JSON.stringify([{ id: '9', name: 'Adult', minAge: 12 }]),
  extras: JSON.stringify([{ id: 'bike', name: 'Bicycle', text: 'With a helmet', price: 300, per: 'piece' }]),
  ownQuestions: JSON.stringify([
    { id: 'shirt', text: 'Shirt size?', kind: 'choice', of: 'traveller', required: true, choices: ['S', 'M'] },
  ]),
};
const GERMAN = {
  title: 'Hampi zu Fuß',
  description: 'Drei Tage.\nOhne Eile.',
  itinerary: ['Ankunft, abends', null, 'Fluss'],
  facts: { highlights: [null, '-5 Grad; "kühl"'], meetingPoint: 'Steg 4', questions: [{ question: 'Essen | Trinken?' }] },
  categories: { 9: 'Erwachsene' },
  extras: { bike: { text: '=Helm' } },
  ownQuestions: { shirt: { text: 'Größe?', choices: [null, '?'] } },
};
const ARABIC = { title: 'هامبي سيرًا', itinerary: ['الوصول، مساءً', 'المعبد', null] };

const add = async (translations: object = { de: GERMAN, ar: ARABIC }): Promise<TourPackage> => {
  const added = await addTourPackage(api, admin, {
    destination: place._id,
    ...ENGLISH,
    translations: JSON.stringify(translations),
  });
  return whole(added);
};
/** With all translations, as the export reads it. */
const whole = async ({ _id }: Pick<TourPackage, '_id'>): Promise<TourPackage> =>
  (await api.request.get(`/api/package/${_id}?language=all`).set(admin.bearer).expect(200)).body;
const stored = async ({ _id }: Pick<TourPackage, '_id'>) => {
  const [record] = await tourPackageRepository(api.dependencies.database).findManyById([objectIdOf(_id)]);
  return { translations: record?.translations, version: record?.version };
};
const edit = ({ _id }: TourPackage, fields: Record<string, string>) =>
  api.request
    .put(`/api/package/${_id}`)
    .set(admin.bearer)
    .field(packageFields(api, place._id, { ...ENGLISH, ...fields }))
    .expect(200);

type Cells = Record<string, string>;
const LANGUAGES: readonly TranslatedLanguage[] = ['de', 'ar'];
/** A line of the export (tour-package-columns.tsx), as far as it is about texts. */
const cellsOf = (tourPackage: TourPackage): Cells => ({
  ID: tourPackage._id,
  Package: tourPackage.title,
  Description: tourPackage.description,
  Itinerary: itineraryTextOf(tourPackage.itinerary),
  ...Object.fromEntries(Object.values(packageParts).map(({ heading, textOf }) => [heading, textOf(tourPackage)])),
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      textColumnNames.map((name) => [headingIn(textColumns[name].heading, language), columnTextIn(language, name, tourPackage)]),
    ),
  ),
});
const fileOf = (...lines: Cells[]): string => {
  const headings = Object.keys(lines[0] ?? {});
  return csvLineOf(headings) + lines.map((cells) => csvLineOf(headings.map((heading) => cells[heading] ?? ''))).join('');
};
const send = async (csv: string, dryRun = false) => {
  const call = api.request.post('/api/package/import').set(admin.bearer).field('dryRun', String(dryRun));
  return (await call.attach('file', Buffer.from(csv), 'packages.csv').expect(200)).body;
};
/** With some cells, and the ID alone beside them. */
const change = async ({ _id }: TourPackage, cells: Cells) => {
  const dry = await send(fileOf({ ID: _id, ...cells }), true);
  const report = await send(fileOf({ ID: _id, ...cells }));
  expect(report).toMatchObject({ changed: dry.changed, unchanged: dry.unchanged, wrong: dry.wrong, problems: dry.problems });
  return report;
};

test('a package with all its translations comes back unchanged, and what is older than its English stays older', async () => {
  const added = await add();
  await edit(added, { title: 'Hampi, slowly' });
  const before = await stored(added);
  expect(before.translations?.de?.of?.title).toBe(hashOfText('Hampi at walking pace'));
  const exported = cellsOf(await whole(added));
  expect(exported).toMatchObject({
    'Package (ar)': 'هامبي سيرًا',
    'Itinerary (de)': '"Ankunft, abends", ?, Fluss',
    'Questions (de)': 'Essen || Trinken? | ?',
    'Extras (de)': '? | =Helm',
    'Own questions (de)': 'Größe? | ? | ??',
    'Seasons (de)': '',
  });
  expect(await send(fileOf(exported))).toMatchObject({ unchanged: 1, wrong: 0, ignored: [], problems: [] });
  expect(await stored(added)).toEqual(before);
});

test('a German text that the file changes is of the English of that moment, and all others stay as they were', async () => {
  const added = await add();
  await edit(added, { title: 'Hampi, slowly', description: 'Slow days.' });
  const before = await stored(added);
  expect(await change(added, { 'Package (de)': 'Hampi, ganz langsam', 'Description (de)': GERMAN.description })).toMatchObject({
    changed: 1,
  });
  const { translations } = await stored(added);
  expect(translations?.ar).toEqual(before.translations?.ar);
  expect(translations?.de).toEqual({
    ...before.translations?.de,
    title: 'Hampi, ganz langsam',
    of: { ...before.translations?.de?.of, title: hashOfText('Hampi, slowly') },
  });
});

test('an empty cell takes a text away, a column that is not there leaves it, and the last text takes the language', async () => {
  const added = await add();
  await change(added, { 'Package (de)': '', 'Itinerary (de)': '', 'Extras (de)': '?' });
  const { title: _title, itinerary: _days, extras: _extras, ...left } = GERMAN;
  expect((await whole(added)).translations?.de).toMatchObject(left);
  for (const gone of ['title', 'itinerary', 'extras']) expect((await whole(added)).translations?.de).not.toHaveProperty(gone);
  await change(added, { 'Package (ar)': '', 'Itinerary (ar)': '' });
  expect(Object.keys((await whole(added)).translations ?? {})).toEqual(['de']);
});

test('texts translate the English of their own line: days that move take their German along', async () => {
  const added = await add();
  await change(added, { Itinerary: 'River, Arrive', 'Package (de)': 'Hampi am Fluss' });
  expect((await whole(added)).translations?.de?.itinerary).toEqual(['Fluss', 'Ankunft, abends']);
  await change(added, { Itinerary: 'River, Sail, Arrive', 'Itinerary (de)': 'Fluss, Segeln, "Ankunft, abends"' });
  const { translations } = await whole(added);
  expect(translations?.de?.itinerary).toEqual(['Fluss', 'Segeln', 'Ankunft, abends']);
  expect(translations?.de?.of).toMatchObject({ 'itinerary/1': hashOfText('Sail') });
});

test('a new draft comes with its translations, in a file of semicolons as spreadsheets save it', async () => {
  const cells: Cells = {
    Package: 'Boats',
    Destination: 'Hampi, India',
    Available: '2199-01-01 to 2199-12-31',
    Price: '100',
    Description: 'Slow.',
    Itinerary: 'Arrive, Sail',
    'package (AR)': 'قوارب',
    'Itinerary (ar)': '"الوصول، مساءً"، إبحار',
  };
  const quoted = (texts: string[]): string => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(';');
  const file = `\uFEFF${quoted(Object.keys(cells))}\r\n${quoted(Object.values(cells))}\r\n`;
  expect(await send(file)).toMatchObject({ added: 1, wrong: 0, ignored: [] });
  const { body } = await api.request.get('/api/package/drafts').set(admin.bearer).expect(200);
  const added = body.find(({ title }: TourPackage) => title === 'Boats');
  expect(added.translations).toMatchObject({ ar: { title: 'قوارب', itinerary: ['الوصول، مساءً', 'إبحار'] } });
  expect(await send(file)).toMatchObject({ unchanged: 1 });
});

test.each([
  ['Package (de)', 'x'.repeat(121), 'Use at most 120 characters.'],
  ['Itinerary (ar)', 'الوصول، المعبد', 'This has 2 entries, and the English 3. Write “?” for one that is not translated.'],
  ['Itinerary (de)', `?, ${'x'.repeat(501)}, ?`, 'Entry 2: Use at most 500 characters.'],
  [
    'Extras (de)',
    'Fahrrad',
    '“Fahrrad” has 1 text, and its English 2. Put “ | ” between them, and “?” for one that is not translated.',
  ],
  ['Traveller categories (de)', 'x'.repeat(31), 'Entry 1: Use at most 30 characters.'],
  ['Own questions (de)', 'Größe? | Klein | Klein', 'Entry 1: A choice is there twice.'],
  ['Seasons (de)', 'Hochsaison', 'This has 1 entry, and the English 0. Write “?” for one that is not translated.'],
  ['Not included (de)', '"Zug', 'A quote is never closed.'],
])('what is wrong below %s is told there, at its line, and nothing is written', async (heading, cell, message) => {
  const added = await add();
  const before = await stored(added);
  const report = await change(added, { Package: 'Never called so', [heading]: cell });
  expect(report).toMatchObject({ isWritten: false, problems: [{ line: 2, column: heading, message }] });
  expect(await stored(added)).toEqual(before);
});

test('a text in a language that nobody knows is not read, and the report says why', async () => {
  const added = await add();
  const { ignored } = await change(added, { 'Description (tlh)': 'nuqneH', 'Description (en)': 'Slow.', 'Price (de)': '5' });
  const unknown = 'not a language that texts are translated into';
  expect(ignored).toEqual([`Description (tlh) – ${unknown}`, `Description (en) – ${unknown}`, 'Price (de)']);
});

test('the log of changes tells an import in the language that it changed', async () => {
  const added = await add();
  await change(added, { 'Package (de)': 'Hampi, gemächlich' });
  const { body } = await api.request.get(`/api/activity?about=${added._id}`).set(admin.bearer).expect(200);
  expect(JSON.stringify(body)).toMatch(/importTourPackages.*inGerman.*Hampi, gemächlich/s);
});
