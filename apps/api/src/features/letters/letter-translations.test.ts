import { type ActivityEntry, hashOfText, type Letter, type LetterKind } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import supertest from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { inLanguage } from '../../language/in-language.ts';
import { signUp } from '../../testing/accounts.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { dayText } from '../../time/day-text.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example', LANGUAGES: 'de,ar' });
/** The same, of which every call comes from a page in a language. */
const from = (language: 'de' | 'ar'): typeof api => ({
  ...api,
  request: supertest.agent(api.url).set('Wayfarer-Language', language),
});
const [journey, german, arabic] = [
  await startMoneyJourney(api),
  await startMoneyJourney(from('de')),
  await startMoneyJourney(from('ar')),
];
const post = await testPost(api);
const { database } = api.dependencies;
const letters = database.collection<{ _id: string; translations?: unknown }>('letters');
beforeEach(async () => {
  await post.clear();
  await letters.deleteMany({});
});

const KIND = 'booking-confirmed' satisfies LetterKind;
const AT = `/api/agency/letters/${KIND}`;
const WORDS = { subject: 'See you, {name}: {trip}', text: 'Namaste {name},\n\nwe meet on {day}.' };
const DE = { subject: 'Bis bald, {name}: {trip}', text: 'Grüß Gott {name},\n\nwir treffen uns am {day}.' };
const NOTED = { subject: hashOfText(WORDS.subject), text: hashOfText(WORDS.text) };

const put = (body: object, at = AT) => api.request.put(at).set(journey.admin.bearer).send(body);
const preview = (body: object, at = AT) => api.request.post(`${at}/preview`).set(journey.admin.bearer).send(body);
const letterOf = async (kind: LetterKind = KIND): Promise<Letter> => {
  const { body } = await api.request.get('/api/agency/letters').set(journey.admin.bearer).expect(200);
  return body.find((one: Letter) => one.kind === kind);
};

/** The email that a new traveller gets once a booking of theirs, made in a language, is paid. */
const confirmedEmail = async ({ bookConfirmed }: typeof journey) => {
  const by = await signUp(api);
  const booking = await bookConfirmed({ by });
  await post.pass();
  return {
    by,
    booking,
    email: post.email({ to: `${by.username}@example.com`, subject: /See you|Bis bald|نراك|Bestätigt|Confirmed/ }),
  };
};

test('a booking in German is written to in the agency’s German words, with days as German writes them, another in English', async () => {
  await put({ ...WORDS, translations: { de: DE }, version: 0 }).expect(200);
  const { by, booking, email } = await confirmedEmail(german);
  expect(email.subject).toBe(`Bis bald, ${by.username}: ${booking.package.title}`);
  expect(email.text).toContain(`Grüß Gott ${by.username},`);
  expect(email.text).toContain(`wir treffen uns am ${inLanguage('de', () => dayText(booking.travelDate))}.`);
  expect(email.text).not.toContain('Namaste');
  expect(email.html).not.toContain('lang="en"');
  expect((await confirmedEmail(journey)).email.text).toContain('Namaste');
});

test.each([
  ['nothing', null],
  ['the subject alone', { subject: DE.subject }],
  ['the text alone', { text: DE.text }],
])(
  'where %s is translated, subject and text are both the agency’s English, marked as such, within the German email',
  async (_, de) => {
    await put({ ...WORDS, translations: { de }, version: 0 }).expect(200);
    const { by, booking, email } = await confirmedEmail(german);
    expect(email.subject).toBe(`See you, ${by.username}: ${booking.package.title}`);
    expect(email.text).toContain(`we meet on ${dayText(booking.travelDate)}.`);
    expect(email.html).toMatch(/<p(?=[^>]* lang="en")[^>]*>Namaste/);
    expect(email.html).toMatch(/<html(?=[^>]* lang="de")/);
    expect(email.text).not.toMatch(/Bis bald|Grüß Gott/);
  },
);

test('values within words that are read from right to left keep their own order, in the subject too', async () => {
  const ar = { subject: 'نراك يا {name}', text: 'مرحبا {name}' };
  await put({ ...WORDS, translations: { ar }, version: 0 }).expect(200);
  const { by, email } = await confirmedEmail(arabic);
  expect(email.subject).toBe(`نراك يا \u2068${by.username}\u2069`);
  expect(email.text).toContain(`مرحبا \u2068${by.username}\u2069`);
});

test('a language that the site does not offer any more is written to in English, and its words are kept', async () => {
  await put({ ...WORDS, translations: { de: DE }, version: 0 }).expect(200);
  const { config } = api.dependencies;
  const { LANGUAGES } = config;
  Object.assign(config, { LANGUAGES: ['ar'] });
  const { email } = await confirmedEmail(german).finally(() => Object.assign(config, { LANGUAGES }));
  expect(email.subject).toMatch(/^See you/);
  expect((await letterOf()).translations).toMatchObject({ de: DE });
});

test('a letter tells its translations, and of which English each is one, also once that has changed', async () => {
  const { body } = await put({ ...WORDS, translations: { de: DE }, version: 0 }).expect(200);
  expect(body.letter.translations).toEqual({ de: { ...DE, of: NOTED } });
  await put({ ...WORDS, text: 'Hello {name}', version: 1 }).expect(200);
  expect((await letterOf()).translations).toEqual({ de: { ...DE, of: NOTED } });
  const text = 'Hallo {name}';
  await put({ ...WORDS, text: 'Hello {name}', translations: { de: { ...DE, text } }, version: 2 }).expect(200);
  expect((await letterOf()).translations?.de?.of).toEqual({ ...NOTED, text: hashOfText('Hello {name}') });
});

test('a call without translations keeps them, one language alone changes that one, and null removes', async () => {
  const ar = { subject: 'مرحبا' };
  await put({ ...WORDS, translations: { de: DE, ar }, version: 0 }).expect(200);
  await put({ ...WORDS, version: 1 }).expect(200);
  expect((await letterOf()).translations).toMatchObject({ de: DE, ar });
  await put({ ...WORDS, translations: { ar: null }, version: 2 }).expect(200);
  expect((await letterOf()).translations).toEqual({ de: { ...DE, of: NOTED } });
  await put({ ...WORDS, translations: null, version: 3 }).expect(200);
  expect(await letterOf()).not.toHaveProperty('translations');
});

test('back to the product’s words takes those in other languages away too', async () => {
  await put({ ...WORDS, translations: { de: DE }, version: 0 }).expect(200);
  const { body } = await api.request.delete(`${AT}?version=1`).set(journey.admin.bearer).expect(200);
  expect(body.letter).toMatchObject({ own: null, version: 2 });
  expect(body.letter).not.toHaveProperty('translations');
  expect((await letters.findOne({ _id: KIND }))?.translations).toBeNull();
  expect((await confirmedEmail(german)).email.subject).toMatch(/^Bestätigt/);
  await put({ ...WORDS, version: 2 }).expect(200);
  expect(await letterOf()).not.toHaveProperty('translations');
});

test('without translations a letter is answered and stored as before there were any', async () => {
  const { body } = await put({ ...WORDS, version: 0 }).expect(200);
  expect(Object.keys(body.letter)).toEqual(['kind', 'own', 'version', 'changedAt']);
  expect(Object.keys((await letters.findOne({ _id: KIND })) ?? {}).toSorted()).toEqual(['_id', 'at', 'own', 'version']);
});

const KNOWN = '{name}, {trip}, {day}, {place}, {number}, {persons}, {total} or {agency}.';
test.each([
  ['a field that does not exist', { de: { ...DE, text: '{nmae}' } }, 'de.text', `{nmae} is not a field here. Use ${KNOWN}`],
  ['a field of another email', { ar: { subject: '{refund}' } }, 'ar.subject', `{refund} is not a field here. Use ${KNOWN}`],
  ['an open brace', { de: { text: '{name' } }, 'de.text', 'A brace stands alone. A field has one on each side, such as {name}.'],
  ['a subject that is too long', { de: { subject: 'x'.repeat(151) } }, 'de.subject', 'Use at most 150 characters.'],
  ['no text', { de: { text: ' ' } }, 'de.text', 'Enter the text.'],
])(
  '%s in a translation is refused at its field, and changes nothing; a preview refuses it too',
  async (_, translations, at, sentence) => {
    const details = { [`translations.${at}`]: sentence };
    expect((await put({ ...WORDS, translations, version: 0 }).expect(400)).body.details).toEqual(details);
    expect((await preview({ ...WORDS, translations, language: 'de' }).expect(400)).body.details).toEqual(details);
    expect(await letters.countDocuments()).toBe(0);
  },
);

test('who was overtaken is told what the other wrote, translations too', async () => {
  await put({ ...WORDS, translations: { de: DE }, version: 0 }).expect(200);
  const { body } = await put({ ...WORDS, translations: { de: { ...DE, subject: 'Meins' } }, version: 0 }).expect(409);
  expect(body.details.current).toEqual(await letterOf());
});

test('the log tells in which languages words were changed, and none of the words', async () => {
  await put({ ...WORDS, translations: { de: DE, ar: { subject: 'مرحبا' } }, version: 0 }).expect(200);
  await put({ ...WORDS, translations: { de: { ...DE, text: 'Grüße von Frau Geheim' } }, version: 1 }).expect(200);
  const { body } = await api.request.get('/api/activity?area=settings&limit=2').set(journey.admin.bearer).expect(200);
  const told = body.map(({ changes }: ActivityEntry) => only(changes).fields.find(({ field }) => field === 'changedIn')?.to);
  expect(told).toEqual(['German', 'German; Arabic']);
  const log = JSON.stringify(await database.collection('adminactions').find({ endpoint: 'editLetter' }).toArray());
  expect(log).toContain('changedIn');
  expect(log).not.toMatch(/Geheim|Grüß|Bis bald|مرحبا/);
});

test('a preview is shown in each language of the site, in the words that are on the screen', async () => {
  await journey.book();
  const shown = async (body: object) => (await preview({ ...WORDS, ...body }).expect(200)).body;
  const inGerman = await shown({ translations: { de: DE }, language: 'de' });
  expect(inGerman.subject).toMatch(/^Bis bald/);
  expect(inGerman.html).toMatch(/<html(?=[^>]* lang="de")/);
  expect((await shown({ translations: { de: { subject: DE.subject } }, language: 'de' })).subject).toMatch(/^See you/);
  expect((await shown({ translations: { de: DE } })).subject).toMatch(/^See you/);
  expect((await preview({ language: 'de' }).expect(200)).body.subject).toMatch(/^Bestätigt/);
  const { body } = await preview({ ...WORDS, language: 'fr' }).expect(400);
  expect(body.details).toEqual({ language: 'This site is not offered in this language.' });
  expect((await preview({ translations: { de: DE } }).expect(400)).body.details).toHaveProperty('text');
});

test('when a trip begins is said in the language of the words around it', async () => {
  await journey.book();
  const at = '/api/agency/letters/trip-reminder';
  const own = { subject: '{when}: {trip}', text: 'See you {when}.' };
  const translations = { de: { subject: '{when}: {trip}', text: 'Wir sehen uns {when}.' } };
  const { body } = await preview({ ...own, translations, language: 'de' }, at).expect(200);
  expect(body.subject).toMatch(/^In einer Woche: /);
  expect(body.text).toContain('Wir sehen uns in einer Woche.');
});
