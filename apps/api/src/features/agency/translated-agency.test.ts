import { type Agency, type AgencyTexts, writtenAgency } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUpAdmin } from '../../testing/accounts.ts';
import { agencyFields } from '../../testing/endpoint-cases/agency.cases.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi({ BRAND_NAME: 'Far Away', LANGUAGES: 'de,ar' });
const admin = await signUpAdmin(api);
const collection = (name: string) => api.dependencies.database.collection(name);
beforeEach(async () => {
  await collection('agency').deleteMany({});
  await collection('agencytexts').deleteMany({});
});

const written = writtenAgency('Far Away');
const OWN = {
  aboutLead: 'We sail.',
  figures: [
    { figure: '12', label: 'Boats' },
    { figure: '30k+', label: 'Tours Success' },
  ],
  travellerReviews: [{ author: 'Ines', trip: 'Douro', words: 'Slow and lovely.' }],
  operator: { people: 'Six captains', since: '2001', languages: 'English' },
};
const german = {
  aboutLead: 'Wir segeln.',
  figures: [{ label: 'Boote' }, null],
  travellerReviews: [{ words: 'Langsam und schön.' }],
  operator: { people: 'Sechs Kapitäne' },
};
const put = (version: number, changed: object, translations?: object | null) => {
  const fields = agencyFields(version, { ...written, ...changed });
  const sent = translations === undefined ? fields : { ...fields, translations: JSON.stringify(translations) };
  return api.request.put('/api/agency').set(admin.bearer).field(sent);
};
const read = async (language = ''): Promise<Agency> =>
  (
    await api.request
      .get(`/api/site-settings${language && `?language=${language}`}`)
      .set(admin.bearer)
      .expect(200)
  ).body.agency;

test('the agency is read in a language as it was translated, and says which of its texts are English', async () => {
  const { body } = await put(0, OWN, { de: german }).expect(200);
  expect(body.agency.translations.de).toMatchObject(german);
  expect(await read('de')).toMatchObject({
    name: 'Far Away',
    aboutLead: 'Wir segeln.',
    figures: [
      { figure: '12', label: 'Boote' },
      { figure: '30k+', label: 'Erfolgreiche Reisen' },
    ],
    travellerReviews: [{ author: 'Ines', trip: 'Douro', words: 'Langsam und schön.' }],
    operator: { people: 'Sechs Kapitäne', since: '2001', languages: 'English' },
    untranslated: ['travellerReviews/0/trip', 'operator/languages'],
  });
});

test('what the agency has not changed is read in the product’s own words of each language', async () => {
  const english = await read();
  for (const language of ['de', 'ar']) {
    const shown = await read(language);
    expect(shown.untranslated).toEqual([]);
    for (const field of ['hours', 'aboutLead', 'aboutText', 'storyHeading', 'storyLead', 'story'] as const)
      expect(shown[field], `${language}: ${field}`).not.toBe(english[field]);
  }
});

test('without a language, and in one that is not offered, the answer is the English one', async () => {
  await put(0, OWN, { de: german, fr: { aboutLead: 'Nous naviguons.' } }).expect(200);
  const english = await read();
  expect(english).toEqual({ ...written, ...OWN, logo: null, version: 1 });
  for (const language of ['fr', 'en', 'nowhere']) expect(await read(language)).toEqual(english);
});

test('a call from a page in another language stores nothing but what differs from the English texts', async () => {
  await put(0, { phone: '+44 1' }).set('Wayfarer-Language', 'de').expect(200);
  expect((await collection('agency').findOne())?.changed).toEqual({ phone: '+44 1' });
});

test('a translation goes with its figure, stays without a word about it, and null removes it', async () => {
  await put(0, OWN, { de: german }).expect(200);
  await put(1, { ...OWN, figures: OWN.figures.toReversed() }).expect(200);
  expect((await read('all')).translations?.de).toMatchObject({ ...german, figures: [null, { label: 'Boote' }] });
  await put(2, { ...OWN, figures: OWN.figures.slice(1) }).expect(200);
  expect((await read('all')).translations?.de).not.toHaveProperty('figures');
  await put(3, OWN, null).expect(200);
  expect(await read('all')).not.toHaveProperty('translations');
});

test.each([
  ['a label that is too long', { de: { figures: [{ label: 'x'.repeat(41) }] } }, 'translations.de.figures.0.label'],
  ['a figure that there is not', { de: { figures: [null, null, { label: 'Boote' }] } }, 'translations.de.figures.2.label'],
  [
    'who licensed it, which nobody said in English',
    { ar: { operator: { licence: 'رخصة' } } },
    'translations.ar.operator.licence',
  ],
])('%s is refused at its field, and changes nothing', async (_, wrong, field) => {
  const { body } = await put(0, OWN, wrong).expect(400);
  expect(Object.keys(body.details)).toEqual([field]);
  expect((await read()).version).toBe(0);
});

test('the log of changes tells each language by itself, but not what travellers said', async () => {
  await put(0, OWN, { de: german }).expect(200);
  const { body } = await api.request.get('/api/activity?thing=agency').set(admin.bearer).expect(200);
  const told = JSON.stringify(body);
  expect(told).toContain('inGerman');
  expect(told).toContain('Wir segeln.');
  expect(told).not.toContain('Langsam und schön.');
});

const putTexts = (body: object) => api.request.put('/api/agency/texts').set(admin.bearer).send(body);
const texts = async (query = ''): Promise<AgencyTexts> =>
  (await api.request.get(`/api/agency/texts${query}`).set(admin.bearer).expect(200)).body;

test('terms are read as they were translated, in each of their versions', async () => {
  const english = { terms: 'Pay first.', imprint: 'Far Away Ltd' };
  await putTexts({ version: 0, ...english, translations: { de: { terms: 'Erst zahlen.' } } }).expect(200);
  expect(await texts('?language=de')).toMatchObject({
    terms: 'Erst zahlen.',
    imprint: 'Far Away Ltd',
    untranslated: ['imprint'],
  });
  await putTexts({ version: 1, ...english, translations: { de: { terms: 'Zuerst zahlen.' } } }).expect(200);
  expect(await texts('?language=de')).toMatchObject({ terms: 'Zuerst zahlen.', version: 2 });
  expect(await texts('?language=de&version=1')).toMatchObject({ terms: 'Erst zahlen.', version: 1 });
  expect(Object.keys(await texts())).toEqual(['terms', 'imprint', 'version', 'changedAt']);
});

test('terms that have changed are read in English until they are translated again', async () => {
  const translations = { de: { terms: 'Erst zahlen.' } };
  await putTexts({ version: 0, terms: 'Pay first.', translations }).expect(200);
  await putTexts({ version: 1, terms: 'Pay a week ahead.' }).expect(200);
  expect(await texts('?language=de')).toMatchObject({ terms: 'Pay a week ahead.', untranslated: ['terms'] });
  expect((await texts('?language=all')).translations?.de?.terms).toBe('Erst zahlen.');
  await putTexts({ version: 2, terms: 'Pay a week ahead.', translations: { de: { terms: 'Eine Woche vorher zahlen.' } } }).expect(
    200,
  );
  expect(await texts('?language=de')).toMatchObject({ terms: 'Eine Woche vorher zahlen.', untranslated: [] });
});
