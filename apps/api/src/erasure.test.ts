import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Endpoint, everyEndpoint, type Payment } from '@wayfarer/contracts';
import { freeFieldsOf } from '@wayfarer/contracts/testing/free-texts';
import { only } from '@wayfarer/contracts/testing/only';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { issueInvoices } from './features/documents/index.ts';
import { invoiceRepository } from './features/invoices/index.ts';
import { travellersRepository } from './features/travellers/index.ts';
import { confirmAddress, signUp, signUpAdmin } from './testing/accounts.ts';
import { addDestination, packageFields } from './testing/catalogue.ts';
import { everyFreeText } from './testing/endpoint-cases/every-case.ts';
import { everyDocument } from './testing/every-document.ts';
import { startMoneyJourney } from './testing/money-journey.ts';
import { samplePicture } from './testing/samples/sample-picture.ts';
import { startPost } from './testing/servers/start-post.ts';
import { testApi } from './testing/start-test-api.ts';

const NAME = 'Zephyrine.Quill';
const WRITTEN = 'My name is in no dictionary';
const LEVELS = ['debug', 'info', 'warn', 'error', 'fatal'] as const;

const lines: string[] = [];
const api = await testApi({ RATE_LIMITS: 'on', EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
beforeEach(() => {
  for (const level of LEVELS)
    vi.spyOn(api.dependencies.logger, level).mockImplementation((line: unknown, text?: string) => {
      const { err } = Object(line);
      lines.push(JSON.stringify([line, text, err instanceof Error ? [err.message, err.stack] : null]));
    });
});

const everyPicture = async (): Promise<[string, string][]> => {
  const folder = api.dependencies.config.PICTURES_DIR;
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => [`picture ${name}`, (await readFile(join(folder, name))).toString('latin1')] as const),
  ).then((read) => read.map(([name, bytes]) => [name, bytes]));
};
const placesWith = async (texts: readonly string[]): Promise<string[]> => {
  const logged = lines.map((line, index): [string, string] => [`line ${index}`, line]);
  const all = [...(await everyDocument(api)), ...(await everyPicture()), ...logged];
  const wanted = texts.map((text) => text.toLowerCase());
  return all.filter(([, text]) => wanted.some((one) => text.toLowerCase().includes(one))).map(([place]) => place);
};

test('of a deleted user who did everything no collection, picture or log line keeps the name, the address or what was written', async () => {
  const user = await signUp(api, { username: NAME });
  await confirmAddress(api, user);
  const email = `${NAME}@example.com`;
  const picture = await sharp(await samplePicture())
    .withExif({ IFD0: { Artist: NAME, Copyright: email } })
    .jpeg()
    .toBuffer();
  await api.request
    .post('/api/auth/login')
    .send({ username: NAME, password: `${WRITTEN}!` })
    .expect(401);
  await api.request.post('/api/auth/register').send({ username: NAME, email, password: 'a fine long password' }).expect(409);

  for (const write of Object.values(everyFreeText))
    if (write !== 'about no account') await write({ ...journey, api }, user, `${WRITTEN}, says ${NAME}`);
  await journey.book({ by: user });
  const confirmed = await journey.bookConfirmed({ by: user });
  await journey.cancel(await journey.bookConfirmed({ by: user }), user).expect(200);
  const refund = { amount: 1, reason: `${WRITTEN}, says ${NAME}` };
  await journey.refund(confirmed, refund);

  // By now everything that they caused has become an email.
  const post = await startPost(api);
  await post.pass();
  await post.close();

  await issueInvoices(api.dependencies);

  // As an admin, who refunds money, adds a picture and searches for themselves.
  await api.dependencies.database.collection('users').updateOne({ username: NAME }, { $set: { role: 'admin' } });
  await journey.refund(confirmed, refund, { key: 'two', by: user });
  const { _id: place } = await addDestination(api, user, 'Pondicherry');
  await api.request
    .post('/api/package/add')
    .set(user.bearer)
    .field(packageFields(api, place))
    .attach('images', picture, { filename: `${NAME}.jpg`, contentType: 'image/jpeg' })
    .expect(201);
  await api.request.get(`/api/booking?search=${NAME}`).set(user.bearer).expect(200);
  await api.request.get(`/api/auth/users?search=${email}`).set(user.bearer).expect(200);
  const { body: trail } = await api.request.get(`/api/booking/trail/${confirmed._id}`).set(user.bearer).expect(200);
  expect(JSON.stringify(trail)).toContain(WRITTEN);
  const before = await placesWith([NAME, WRITTEN]);
  expect(before.filter((place) => place.startsWith('emails/')).length).toBeGreaterThan(5);

  const other = await signUpAdmin(api);
  await api.request.delete(`/api/auth/${user.userId}`).set(other.bearer).expect(200);
  // Who has paid is taken along, and the guide knows them until the trip is over (docs/decisions/0109).
  await travellersRepository(api.dependencies.database).eraseDue('2999-01-01');
  // Only invoices, receipts and credit notes still name their buyer, for as long as the law asks.
  const kept = await placesWith([NAME, email, WRITTEN]);
  expect(new Set(kept.map((place) => place.replace(/-.*/, '')))).toEqual(
    new Set(['invoices/INV', 'invoices/REC', 'invoices/CN']),
  );
  expect(await placesWith([email, WRITTEN])).toEqual([]);
  await invoiceRepository(api.dependencies.database).forgetBuyersBefore('2999-01-01', () => true);
  expect(await placesWith([NAME, email, WRITTEN])).toEqual([]);
  expect((await everyDocument(api)).length).toBeGreaterThan(20);
  expect((await everyPicture()).length).toBeGreaterThan(0);
  expect(lines.length).toBeGreaterThan(20);

  const { body: trailNow } = await api.request.get(`/api/booking/trail/${confirmed._id}`).set(other.bearer).expect(200);
  expect(JSON.stringify(trailNow)).not.toContain(WRITTEN);
  await journey.refund(confirmed, refund, { by: other });
  const { body: after } = await api.request.get(`/api/payment?booking=${confirmed._id}`).set(other.bearer).expect(200);
  expect(only<Payment>(after).refunds).toMatchObject([
    { reason: null, amount: 1 },
    { reason: null, amount: 1 },
  ]);
});

test('each call in which somebody can write freely is part of that story', () => {
  // Only data from after the account was created counts; pictures by admins belong to the catalogue.
  const writing = Object.entries<Endpoint>(everyEndpoint).filter(
    ([name, endpoint]) =>
      !['register', 'login'].includes(name) &&
      !endpoint.pictures &&
      endpoint.method !== 'GET' &&
      freeFieldsOf(endpoint).length > 0,
  );
  expect(Object.keys(everyFreeText).toSorted()).toEqual(writing.map(([name]) => name).toSorted());
});
