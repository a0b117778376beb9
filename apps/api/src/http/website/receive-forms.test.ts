import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWebsiteFolder } from '../../testing/samples/website-folder.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let website: Awaited<ReturnType<typeof makeWebsiteFolder>>;
beforeAll(async () => {
  website = await makeWebsiteFolder();
  api = await startTestApi({ WEBSITE_DIR: website.folder, LANGUAGES: 'xx' });
});
afterAll(async () => {
  await api.stop();
  await website.removeAll();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  api.request.post(path).type('form').set(headers).send(fields);
const registration = (username: string) => ({ username, email: `${username}@example.com`, password: 'long enough' });
const question = { name: 'Asha', email: 'asha@example.com', message: 'Is it hot in May?' };
const stored = (collection: string) => api.dependencies.database.collection(collection).countDocuments();

test('a registration that is posted as a form makes the account, and /login tells of it without the password', async () => {
  const { text } = await post('/register', { ...registration('asha'), role: 'admin' }).expect(200);
  expect(JSON.parse(text)).toEqual({
    path: '/login',
    posted: { form: 'registration', values: { username: 'asha', email: 'asha@example.com' }, failure: null },
  });
  expect(text).not.toContain('long enough');
  const { body } = await api.request.post('/api/auth/login').send({ username: 'asha', password: 'long enough' }).expect(200);
  expect(body.role).toBe('user');
});

test('a registration that is refused says why at each field, and gives back all but the password', async () => {
  await post('/register', registration('mira')).expect(200);
  const taken = JSON.parse((await post('/register', registration('mira')).expect(400)).text);
  expect(taken).toMatchObject({ path: '/login', posted: { values: { username: 'mira' } } });
  expect(taken.posted.failure.message).toMatch(/taken/);
  const wrong = JSON.parse((await post('/register', { username: 'x', password: 'hidden' }).expect(400)).text);
  expect(Object.keys(wrong.posted.failure.fields).toSorted()).toEqual(['email', 'password', 'username']);
  expect(JSON.stringify(wrong)).not.toContain('hidden');
});

test('a message that is posted as a form arrives once, and the page of the form tells of it', async () => {
  const asked = { ...question, message: 'Is breakfast included at Hampi?' };
  const { text } = await post('/contact', asked, { 'Sec-Fetch-Site': 'same-origin' }).expect(200);
  expect(JSON.parse(text)).toEqual({ path: '/contact', posted: { form: 'message', values: asked, failure: null } });
  expect(await api.dependencies.database.collection('contactmessages').find(asked).toArray()).toHaveLength(1);
});

test('a form of another language is taken, and told of, at an address of that language', async () => {
  const registered = JSON.parse((await post('/xx/register', registration('usha')).expect(200)).text);
  expect(registered).toMatchObject({ path: '/xx/login', posted: { form: 'registration', failure: null } });
  const asked = JSON.parse((await post('/xx/contact', question).expect(200)).text);
  expect(asked).toMatchObject({ path: '/xx/contact', posted: { form: 'message', failure: null } });
  expect(JSON.parse((await post('/xx/login', { username: 'usha' }).expect(200)).text)).toMatchObject({ path: '/xx/login' });
  await post('/yy/register', registration('uma')).expect(405);
});

test('who forgot the password asks for a link without JavaScript too, and reads the same whether there is an account or not', async () => {
  const ask = async (email: string) => JSON.parse((await post('/forgot-password', { email }).expect(200)).text).posted;
  const [known, unknown] = [await ask('asha@example.com'), await ask('nobody@example.com')];
  expect(known).toEqual({ form: 'forgotten', values: { email: 'asha@example.com' }, failure: null });
  expect(unknown).toMatchObject({ form: 'forgotten', failure: null });
  expect(await stored('emailedlinks')).toBe(2);
});

test("a form of another site's page changes nothing", async () => {
  const before = await stored('contactmessages');
  await post('/contact', question, { 'Sec-Fetch-Site': 'cross-site' }).expect(403);
  await post('/contact', question, { Origin: 'https://elsewhere.example' }).expect(403);
  await post('/contact', question, { Origin: 'null' }).expect(403);
  expect(await stored('contactmessages')).toBe(before);
  await post('/contact', question, { Origin: api.url }).expect(200);
});

test('a login that is posted as a form is the page that says what a login needs, and starts no session', async () => {
  const before = await stored('sessions');
  const { text } = await post('/login', { username: 'asha', password: 'long enough' }).expect(200);
  expect(JSON.parse(text)).toMatchObject({ path: '/login' });
  expect(text).not.toContain('long enough');
  expect(await stored('sessions')).toBe(before);
});

test('posted forms count towards the limit of their call, and the page says so', async () => {
  const limited = await startTestApi({ WEBSITE_DIR: website.folder, RATE_LIMITS: 'on' });
  const send = () => limited.request.post('/contact').type('form').send(question);
  for (let sent = 0; sent < 10; sent += 1) await send().expect(200);
  const refused = JSON.parse((await send().expect(400)).text);
  expect(refused.posted).toMatchObject({ values: question, failure: { message: expect.stringMatching(/^Too many requests/) } });
  await limited.stop();
});
