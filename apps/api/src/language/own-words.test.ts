import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyRoute } from '@wayfarer/contracts';
import { afterAll, expect, test } from 'vitest';
import { signUpAdmin } from '../testing/accounts.ts';
import { makeWebsiteFolder } from '../testing/samples/website-folder.ts';
import { testApi } from '../testing/start-test-api.ts';

const entry = (msgid: string, msgstr: string): string => `msgid "${msgid}"\nmsgstr "${msgstr}"\n\n`;
const WRONG = 'Incorrect username or password.';
const folder = await mkdtemp(join(tmpdir(), 'wayfarer-words-'));
await writeFile(join(folder, 'de.po'), entry(WRONG, 'So nicht.') + entry('Book Now', 'Los') + entry('No such text', 'x'));
await writeFile(join(folder, 'en.po'), entry(WRONG, 'Not like this.'));
await writeFile(join(folder, 'fr.po'), entry('Book Now', 'Allez'));
const website = await makeWebsiteFolder();
const api = await testApi({ LANGUAGES: 'de,es', WORDS_DIR: folder, WEBSITE_DIR: website.folder });
afterAll(async () => {
  await website.removeAll();
  await rm(folder, { recursive: true });
});

const refusal = async (language?: string): Promise<string> => {
  const call = api.request.post(everyRoute.login.path);
  if (language !== undefined) call.set('Wayfarer-Language', language);
  return (await call.send({ username: 'nobody', password: 'not this one' })).body.message;
};

test('calls are answered in the words of the operator, in English too, and in ours where there are none', async () => {
  expect(await refusal('de')).toBe('So nicht.');
  expect(await refusal()).toBe('Not like this.');
  expect(await refusal('es')).not.toMatch(/So nicht|Not like this/);
});

test('pages load the words of the operator beside ours, from an address that is kept for good like other files', async () => {
  const { ownWords } = JSON.parse((await api.request.get('/about-us').expect(200)).text);
  expect(ownWords).toEqual([
    expect.stringMatching(/^\/assets\/words-en-[\w-]{8}\.json$/),
    expect.stringMatching(/^\/assets\/words-de-[\w-]{8}\.json$/),
  ]);
  const [english, german] = ownWords;
  const { headers, body } = await api.request.get(german).expect(200);
  expect(body).toMatchObject({ language: 'de', texts: { 'Book Now': ['Los'], 'About Us': [expect.any(String)] } });
  expect(body.texts).not.toHaveProperty('No such text');
  const { headers: ofFile } = await api.request.get('/assets/main-abc123.js').expect(200);
  for (const name of ['cache-control', 'content-encoding', 'vary', 'x-content-type-options'])
    expect(headers[name], name).toBe(ofFile[name]);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect((await api.request.get(english).expect(200)).body).toMatchObject({ language: 'en' });
});

test('the page System says how far each offered language is, and what of the operator was left out', async () => {
  const admin = await signUpAdmin(api);
  const { body } = await api.request.get(everyRoute.showSystem.path).set(admin.bearer).expect(200);
  expect(body.words).toEqual({
    languages: [
      expect.objectContaining({ language: 'English', own: 1, untranslated: 0 }),
      expect.objectContaining({ language: 'German', own: 2, untranslated: 0 }),
      expect.objectContaining({ language: 'Spanish', own: 0, untranslated: 0 }),
    ],
    faults: [
      "de.po: there is no text 'No such text', so it is left out.",
      'fr.po: this site is not offered in this language, so nobody reads it (LANGUAGES).',
    ],
  });
});
