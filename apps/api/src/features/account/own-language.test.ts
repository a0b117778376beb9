import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, confirmAddress, signUp } from '../../testing/accounts.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { withSettings } from '../../testing/with-settings.ts';

const api = await testApi({ LANGUAGES: 'de,xx', EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin } = journey;
const users = api.dependencies.database.collection('users');

const PASSWORD = 'a fine long password';
const inGerman = { 'Wayfarer-Language': 'de' };
const storedOf = ({ username }: Pick<Account, 'username'>) => users.findOne({ usernameKey: username.toLowerCase() });
const logIn = ({ username }: Pick<Account, 'username'>, language = 'de') =>
  api.request.post('/api/auth/login').set('Wayfarer-Language', language).send({ username, password: PASSWORD }).expect(200);
const registerInGerman = async (username: string) => {
  const registration = { username, email: `${username}@example.com`, password: PASSWORD };
  await api.request.post('/api/auth/register').set(inGerman).send(registration).expect(201);
  const { body } = await api.request.post('/api/auth/login').send({ username, password: PASSWORD }).expect(200);
  return { username, userId: String(body.userId), bearer: { Authorization: `Bearer ${body.token}` } };
};
const change = (by: Pick<Account, 'bearer'>, details: object) =>
  api.request.put('/api/account/details').set(by.bearer).send(details);
const emailsTo = async ({ username }: Pick<Account, 'username'>) => {
  await post.pass();
  return (await post.stored()).filter(({ to }) => to === `${username}@example.com`);
};

test('who registers on a German page has German emails, and their account and its export say so', async () => {
  const frieda = await registerInGerman('frieda');
  const welcome = only(await emailsTo(frieda), ({ content }) => content.kind === 'welcome');
  expect(welcome.language).toBe('de');
  const { body: account } = await api.request.get('/api/account').set(frieda.bearer).expect(200);
  const { body: file } = await api.request.get('/api/account/export').set(frieda.bearer).expect(200);
  const { body: customer } = await api.request.get(`/api/customer/${frieda.userId}`).set(admin.bearer).expect(200);
  expect([account.language, file.account.language, customer.language]).toEqual(['de', 'de', 'de']);
});

test('an account of an English page has no language until its owner logs in on another one; what they chose stays', async () => {
  const asha = await signUp(api);
  expect(await storedOf(asha)).not.toHaveProperty('language');
  await logIn(asha, 'en');
  expect(await storedOf(asha)).not.toHaveProperty('language');
  await logIn(asha);
  expect(await storedOf(asha)).toMatchObject({ language: 'de' });
  await logIn(asha, 'xx');
  expect(await storedOf(asha)).toMatchObject({ language: 'de' });
  const { body } = await change(asha, { language: 'en' }).expect(200);
  expect(body).not.toHaveProperty('language');
  await logIn(asha);
  expect(await storedOf(asha)).toMatchObject({ language: 'en' });
});

test('a language is kept by who says nothing of it, and one that is not offered is refused at its field', async () => {
  const asha = await signUp(api);
  await change(asha, { language: 'xx' }).expect(200);
  expect((await change(asha, { name: 'Asha Rao' }).expect(200)).body).toMatchObject({ name: 'Asha Rao', language: 'xx' });
  for (const language of ['ar', 'tlh', '']) {
    const { body } = await change(asha, { language }).expect(400);
    expect(Object.keys(body.details)).toEqual(['language']);
  }
  expect(await storedOf(asha)).toMatchObject({ language: 'xx' });
});

test('staff read and change the language of a traveller, and the log names the field', async () => {
  const asha = await signUp(api);
  const path = `/api/customer/${asha.userId}/details`;
  expect((await api.request.put(path).set(admin.bearer).send({ language: 'de' }).expect(200)).body.language).toBe('de');
  const { body: log } = await api.request.get('/api/activity').set(admin.bearer).expect(200);
  const entry = only(log, ({ call }: { call: string }) => call === 'changeCustomer');
  expect(JSON.stringify(entry)).toContain('language');
  expect((await api.request.get('/api/desk/customer').query({ search: asha.username }).set(admin.bearer)).body).toMatchObject([
    { language: 'de' },
  ]);
});

test('staff keep English where they log in on another page', async () => {
  const desk = await signUp(api, { role: 'desk' });
  await logIn(desk);
  expect(await storedOf(desk)).not.toHaveProperty('language');
});

test('a language that the site does not offer any more is English, and nothing fails', async () => {
  const asha = await signUp(api);
  await confirmAddress(api, asha);
  for (const language of ['de', 'tlh']) {
    await users.updateOne({ usernameKey: asha.username }, { $set: { language } });
    await withSettings(api, { LANGUAGES: ['xx'] }, async () => {
      const { body } = await api.request.get('/api/account').set(asha.bearer).expect(200);
      expect(body).not.toHaveProperty('language');
      await api.request
        .post('/api/auth/forgot-password')
        .send({ email: `${asha.username}@example.com` })
        .expect(200);
      const reset = only(await emailsTo(asha), ({ content }) => content.kind === 'password-reset');
      expect([reset.state, reset.language]).toEqual(['sent', undefined]);
      await post.clear();
    });
  }
  expect((await api.request.get('/api/account').set(asha.bearer).expect(200)).body).not.toHaveProperty('language');
});

test('a message of the contact form is answered in the language of its page; the agency gets it in English', async () => {
  await post.clear();
  const email = 'frieda@elsewhere.example';
  const message = { name: 'Frieda', email, message: 'Gibt es Plätze?' };
  await api.request.post('/api/contactus').set(inGerman).send(message).expect(201);
  const { body: inbox } = await api.request.get('/api/contactus').set(admin.bearer);
  const { _id } = only(inbox, (one: { _id: string; email: string }) => one.email === email);
  const { body: read } = await api.request.get(`/api/contactus/${_id}`).set(admin.bearer).expect(200);
  expect(read.language).toBe('de');
  const reply = { version: read.version, reply: 'Ja.', isDone: true };
  await api.request.post(`/api/contactus/${_id}/replies`).set(admin.bearer).send(reply).expect(201);
  await post.pass();
  const sent = Object.fromEntries((await post.stored()).map(({ content, language = 'en' }) => [content.kind, language]));
  expect(sent).toEqual({ 'contact-received': 'de', 'contact-reply': 'de', 'contact-forwarded': 'en' });
});

test('of who is deleted no language is left, where bookings keep the record of the account', async () => {
  const asha = await signUp(api);
  await change(asha, { language: 'de' }).expect(200);
  const booking = await journey.book({ by: asha });
  await journey.cancel(booking, asha).expect(200);
  await api.request.delete(`/api/auth/${asha.userId}`).set(admin.bearer).expect(200);
  const { userId } = await journey.stored(booking);
  const kept = await users.findOne({ _id: userId });
  expect(kept?.withdrawnAt).toBeInstanceOf(Date);
  expect(kept).not.toHaveProperty('language');
});
