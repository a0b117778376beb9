import type { EmailEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import type { Response } from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { type Account, confirmAddress, signUp } from '../../testing/accounts.ts';
import { todayOf } from '../../testing/catalogue.ts';
import { agencyFields } from '../../testing/endpoint-cases/agency.cases.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const desk = await signUp(api, { role: 'desk' });
const post = await testPost(api);
beforeEach(post.clear);

const addressOf = ({ username }: Account): string => `${username}@example.com`;
const list = async (query = '', by = journey.admin): Promise<EmailEntry[]> =>
  (await api.request.get(`/api/emails?${query}`).set(by.bearer).expect(200)).body;
const find = async ({ _id }: Pick<EmailEntry, '_id'>, by = journey.admin) =>
  (await api.request.get(`/api/emails/${_id}`).set(by.bearer).expect(200)).body;
const resend = ({ _id }: Pick<EmailEntry, '_id'>, body: object, by = journey.admin) =>
  api.request.post(`/api/emails/${_id}/resend`).set(by.bearer).send(body);
const theOnlyOne = async (query: string): Promise<EmailEntry> => only(await list(query));

test('staff see every email of the site, newest first, with its cause and how it stands, and find it by address, booking, kind, state and day', async () => {
  const traveller = await signUp(api);
  const booking = await journey.bookConfirmed({ by: traveller });
  await post.pass();
  const { subject } = post.email({ to: addressOf(traveller), subject: /^Confirmed: / });
  const listed = (await list()).filter(({ to }) => to === addressOf(traveller));
  expect(listed).toMatchObject([
    { kind: 'booking-confirmed', state: 'sent', booking: booking._id, tries: 1, subject },
    { kind: 'welcome' },
  ]);
  const today = todayOf(api);
  const kinds = async (query: string) => (await list(query)).map(({ kind }) => kind);
  for (const query of [
    `search=${addressOf(traveller).slice(0, 12).toUpperCase()}`,
    `search=%23${booking._id.slice(-8)}&state=sent`,
    `booking=${booking._id}&kind=booking-confirmed`,
    'kind=booking-confirmed&sort=to',
    'state=sent&kind=booking-confirmed&from=2020-01-01',
  ])
    expect(await kinds(query), query).toContain('booking-confirmed');
  for (const query of ['search=nobody@', 'state=given_up', 'kind=refund-returned', 'to=2020-01-01', `from=2199-01-01`])
    expect(await list(query), query).toEqual([]);
  expect(await kinds(`from=2020-01-01&to=${today}&search=${booking._id.slice(-8)}`)).toEqual(['booking-confirmed']);
});

test('a long list is read page by page, each email once', async () => {
  await Promise.all([1, 2, 3].map(async () => journey.bookConfirmed({ by: await signUp(api) })));
  await post.pass();
  const all = await list();
  for (const sort of ['-causedAt', 'to']) {
    const seen: string[] = [];
    let next: string | undefined = `?limit=2&sort=${sort}`;
    while (next) {
      const { body, headers }: Response = await api.request.get(`/api/emails${next}`).set(journey.admin.bearer).expect(200);
      seen.push(...body.map(({ _id }: EmailEntry) => _id));
      next = /<(.+)>/.exec(headers.link ?? '')?.[1];
    }
    expect(seen.toSorted()).toEqual(all.map(({ _id }) => _id).toSorted());
  }
});

test('an email is shown as it was sent, whatever the agency calls itself later', async () => {
  const booking = await journey.bookConfirmed();
  await post.pass();
  const sent = post.email({ subject: /^Confirmed: / });
  const renamed = agencyFields(0, { name: 'Another name' });
  await api.request.put('/api/agency').set(journey.admin.bearer).field(renamed).expect(200);
  const email = await find(await theOnlyOne(`booking=${booking._id}`));
  expect(email).toMatchObject({ isAsSent: true, from: sent.from?.text.replaceAll('"', ''), subject: sent.subject });
  expect(email.html).toBe(String(sent.html).trimEnd());
  expect(email.text.trim()).toBe(sent.text?.trim());
  expect(email.from).toContain('Wayfarer <');
});

test('what a secret link is worth is in no email that staff read, nor in the database, and such an email is not sent again', async () => {
  const traveller = await signUp(api);
  await api.request
    .post('/api/auth/forgot-password')
    .send({ email: addressOf(traveller) })
    .expect(200);
  await post.pass();
  for (const kind of ['welcome', 'password-reset']) {
    const tokens = post.emails().flatMap(({ text = '' }) => [...text.matchAll(/#([\w-]{20,})/g)].map(([, found = '']) => found));
    expect(tokens).toHaveLength(2);
    const entry = await theOnlyOne(`kind=${kind}`);
    const email = await find(entry);
    expect(email).toMatchObject({ isAsSent: true, canResend: false });
    expect(email.html).toContain('#hidden');
    const kept = JSON.stringify([email, await post.stored()]);
    for (const secret of tokens) expect(kept).not.toContain(secret);
    const { body } = await resend(entry, { resends: 0 }).expect(400);
    expect(body.message).toContain('a private link for its recipient');
  }
});

test('an email is sent again once however often the button is pressed, and is another email', async () => {
  const booking = await journey.bookConfirmed();
  await post.pass();
  const first = await theOnlyOne(`booking=${booking._id}`);
  const [one, other] = await Promise.all([resend(first, { resends: 0 }).expect(201), resend(first, { resends: 0 }).expect(201)]);
  expect(one.body._id).toBe(other.body._id);
  await post.pass();
  const confirmed = post.emails({ subject: /^Confirmed: / });
  expect(confirmed).toHaveLength(2);
  expect(new Set(confirmed.map(({ messageId }) => messageId)).size).toBe(2);
  expect(await find(first)).toMatchObject({ resends: [{ _id: one.body._id, state: 'sent' }] });
  expect(await find(one.body)).toMatchObject({ isResent: true });
  // The resend counts like the first email.
  await resend(one.body, { resends: 1 }).expect(201);
  expect((await find(first)).resends).toHaveLength(2);
  for (const resends of [2, 5]) {
    const answer = await resend(first, { resends: resends + 1 });
    expect(answer.status).toBe(409);
  }
  const tooOften = await resend(first, { resends: 10 }).expect(400);
  expect(tooOften.body.message).toContain('10 times');
});

test('a mistyped address is corrected for a booking’s email alone, and the account keeps its own', async () => {
  const traveller = await signUp(api);
  post.fail({ unknown: addressOf(traveller) });
  const booking = await journey.bookConfirmed({ by: traveller });
  await post.pass();
  const given = await theOnlyOne(`booking=${booking._id}`);
  expect(given).toMatchObject({ state: 'given_up', tries: 1, lastFailure: expect.stringContaining('No such mailbox') });
  const wrong = ['asha@example.com\r\nBcc: victim@example.com', 'asha', `${'x'.repeat(10_000)}@example.com`, ''];
  for (const to of wrong) {
    const { body } = await resend(given, { resends: 0, to }).expect(400);
    expect(body.details.to).toBeTruthy();
  }
  await resend(given, { resends: 0, to: 'asha@example.com' }).expect(201);
  await resend(given, { resends: 0, to: 'another@example.com' }).expect(409);
  await post.pass();
  expect(post.subjectsTo('asha@example.com')).toHaveLength(1);
  const { database } = api.dependencies;
  expect(await database.collection('users').findOne({ username: traveller.username })).toMatchObject({
    email: addressOf(traveller),
  });
  const log = JSON.stringify(await database.collection('adminactions').find().toArray());
  expect(log).toContain('toAnotherAddress');
  expect(log).not.toContain('asha@example.com');
});

test('an email about an account goes to the address of the account alone', async () => {
  const traveller = await signUp(api);
  await confirmAddress(api, traveller);
  const passwords = { currentPassword: traveller.password, newPassword: 'another fine long password' };
  await api.request.put('/api/auth/password').set(traveller.bearer).send(passwords).expect(200);
  await post.pass();
  const changed = await theOnlyOne(`search=${addressOf(traveller)}&kind=password-changed`);
  const { body } = await resend(changed, { resends: 0, to: 'asha@example.com' }).expect(400);
  expect(body.details.to).toBe('Only an email about a booking can go to another address.');
  await resend(changed, { resends: 0 }).expect(201);
});

test('what is still being sent is not sent again', async () => {
  const booking = await journey.bookConfirmed();
  post.fail({ isBusy: true });
  await post.pass();
  const waiting = await theOnlyOne(`booking=${booking._id}`);
  expect(waiting).toMatchObject({
    state: 'waiting',
    nextTryAt: expect.any(String),
    lastFailure: expect.stringContaining('Busy'),
  });
  const { body } = await resend(waiting, { resends: 0 }).expect(400);
  expect(body.message).toBe('This email is still being sent.');
});

test('the desk sees and sends again what is about bookings, and nothing about accounts', async () => {
  const traveller = await signUp(api);
  const booking = await journey.bookConfirmed({ by: traveller });
  await post.pass();
  const account = await theOnlyOne(`search=${addressOf(traveller)}&kind=welcome`);
  const about = await theOnlyOne(`booking=${booking._id}`);
  expect((await list('', desk)).map(({ booking: id }) => id)).not.toContain(null);
  expect(await list('kind=welcome', desk)).toEqual([]);
  expect(await find(about, desk)).toMatchObject({ kind: 'booking-confirmed' });
  await api.request.get(`/api/emails/${account._id}`).set(desk.bearer).expect(404);
  await resend(account, { resends: 0 }, desk).expect(404);
  await resend(about, { resends: 0 }, desk).expect(201);
});
