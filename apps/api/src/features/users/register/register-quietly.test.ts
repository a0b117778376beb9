import { beforeEach, expect, test } from 'vitest';
import { confirmAddress, signUp } from '../../../testing/accounts.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { withSettings } from '../../../testing/with-settings.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
api.clock.stop();
beforeEach(post.clear);

const password = 'a fine long password';
const register = (username: string, email: string) => api.request.post('/api/auth/register').send({ username, email, password });

test('with a mail server a taken address answers as a free one, and its owner is told, seldom however often it is tried', () =>
  withSettings(api, { SMTP_URL: post.url }, async () => {
    const { username: owner } = await signUp(api);
    const free = await register('quiet-one', 'free@example.com').expect(201);
    const taken = await register('quiet-two', `${owner}@EXAMPLE.com`).expect(201);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect(taken.body).toMatchObject({ username: 'quiet-two', email: `${owner}@EXAMPLE.com`, role: 'user' });
    for (let tries = 0; tries < 5; tries += 1) await register(`quiet-two-${tries}`, `${owner}@example.com`).expect(201);
    await post.pass();
    const { text = '' } = post.email({ to: `${owner}@example.com`, subject: /^You already have an account/ });
    // Mail clients would make a telephone of many digits, which invisible characters prevent.
    expect(text.replaceAll(/\p{Cf}/gu, '')).toContain(`Your username is ${owner}`);
    expect(await api.dependencies.database.collection('users').countDocuments({ username: /^quiet-two/ })).toBe(0);
    expect((await register('quiet-one', 'another@example.com').expect(409)).body.code).toBe('USERNAME_TAKEN');
  }));

test('without a mail server, where nobody could be told, a taken address is said', () =>
  withSettings(api, { SMTP_URL: undefined }, async () => {
    const { username } = await signUp(api);
    expect((await register('loud', `${username}@example.com`).expect(409)).body.code).toBe('EMAIL_TAKEN');
  }));

test('the welcome confirms the address, and a deleted user leaves no link of it', async () => {
  const { bearer, username } = await signUp(api);
  await post.pass();
  const welcome = post.email({ to: `${username}@example.com` });
  const [, token] = /\/confirm-email#([\w-]+)/.exec(welcome.text ?? '') ?? [];
  await api.request.post('/api/account/confirm-email').send({ token }).expect(200);
  const { body } = await api.request.get('/api/account').set(bearer).expect(200);
  expect(body.isEmailVerified).toBe(true);
  await api.request.post('/api/account/delete').set(bearer).send({ currentPassword: password }).expect(200);
  const left = { emailKey: `${username}@example.com` };
  expect(await api.dependencies.database.collection('emailedlinks').countDocuments(left)).toBe(0);
});

test('a login from a new browser is told by email, the first one and known ones are not', async () => {
  await register('walker', 'walker@example.com').expect(201);
  await confirmAddress(api, { username: 'walker' });
  const logIn = (browser: string) =>
    api.request.post('/api/auth/login').set('User-Agent', browser).send({ username: 'walker', password }).expect(200);
  const told = async () => {
    await post.pass();
    return post.emails({ subject: 'A login from a new browser' }).map(({ text }) => text);
  };
  await logIn(CHROME);
  await logIn(CHROME);
  expect(await told()).toEqual([]);
  await logIn(FIREFOX);
  await logIn(FIREFOX);
  await logIn(CHROME);
  expect(await told()).toEqual([expect.stringContaining('Firefox on Windows')]);
});

test('nothing that a header says of its browser is repeated, neither by email, nor in the list of logins, nor in the export', async () => {
  const { username, bearer } = await signUp(api);
  await confirmAddress(api, { username });
  const words = [
    'URGENT: get your money back at https://refund.evil.example/desk or call +1 555 0100/1.0 (x)',
    'refund.evil.example/1.0',
    `${'Pay at evil.example '.repeat(20)}/2.0`,
    '<b>evil.example</b>/1.0 (evil.example)',
    'Mozilla/5.0 (evil.example; evil 10) evil.example/3.0',
    'Mozilla/5.0 (X11; evil.example) Gecko/20100101 Firefox/131.0 evil.example/2.0',
  ];
  for (const browser of [CHROME, ...words])
    await api.request.post('/api/auth/login').set('User-Agent', browser).send({ username, password }).expect(200);
  await post.pass();
  const texts = post.emails({ to: `${username}@example.com` }).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('with Firefox, which'));
  const exported = await api.request.get('/api/account/export').set(bearer).expect(200);
  const account = await api.request.get('/api/account').set(bearer).expect(200);
  expect(account.body.sessions.length).toBeGreaterThan(words.length);
  expect(JSON.stringify([post.emails(), exported.body, account.body])).not.toMatch(/evil/);
});

test('an address that nobody confirmed hears nothing of what happens in an account', async () => {
  const { username, bearer } = await signUp(api);
  for (const browser of [CHROME, FIREFOX])
    await api.request.post('/api/auth/login').set('User-Agent', browser).send({ username, password }).expect(200);
  const change = { currentPassword: password, newPassword: 'another fine long password' };
  await api.request.put('/api/auth/password').set(bearer).send(change).expect(200);
  await post.pass();
  expect(post.subjectsTo(`${username}@example.com`)).toEqual(['Welcome to Wayfarer']);
});

test('a name that looks like an address or a telephone is greeted as text of which no mail client makes a link', async () => {
  for (const [index, username] of ['get-refund.evil.example', '1-800-555-0100', 'call.18005550100'].entries()) {
    await register(username, `greeted-${index}@example.com`).expect(201);
    await post.pass();
    const welcome = post.email({ to: `greeted-${index}@example.com` });
    for (const form of [welcome.text ?? '', welcome.html || '']) {
      expect(form.replaceAll('\u200C', '').toLowerCase()).toContain(username);
      expect(form).not.toMatch(/evil\.example|refund\.evil|555-0100|18005550100|call\.1/i);
    }
    // Copied from the email, it is still the name.
    const copied = /welcome, (\S+)/i.exec(welcome.text ?? '')?.[1];
    await api.request
      .post('/api/auth/login')
      .send({ username: copied ?? username, password })
      .expect(200);
  }
});
