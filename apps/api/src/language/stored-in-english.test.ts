import { formatDay } from '@wayfarer/words';
import { expect, test } from 'vitest';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { startReceipts } from '../testing/receipts.ts';
import { testApi } from '../testing/start-test-api.ts';
import { inLanguage } from './in-language.ts';

const api = await testApi({ LANGUAGES: 'ar' });
const journey = await startMoneyJourney(api);
const { traveller } = journey;
const receipts = await startReceipts(api, journey);

/** As the website calls from an Arabic page. */
const readArabic = (): void => {
  Object.assign(traveller.bearer, { 'Wayfarer-Language': 'ar' });
};

/** Every document of every collection. */
const stored = async (): Promise<string> => {
  const { database } = api.dependencies;
  const names = (await database.listCollections()).filter(({ type }) => type === 'collection').map(({ name }) => name);
  const all = await Promise.all(names.map(async (name) => [name, await database.collection(name).find().toArray()]));
  return JSON.stringify(all);
};

const WRITTEN_IN_ARABIC = /[\p{Script=Arabic}\u2066\u2069][^"]*/u;

test('days and money are told to an Arabic reader as Arabic writes them, and stored in English', async () => {
  readArabic();
  const booking = await receipts.book();
  const ask = (wanted: object) =>
    api.request
      .post('/api/payment')
      .set(traveller.bearer)
      .send({ userId: traveller.userId, bookingId: booking._id, ...wanted });
  const refused = await ask({ amount: 29_999.99 }).expect(400);
  expect(refused.body.details.amount).toContain('\u2066₹30,000.00\u2069');
  const { body } = await ask({}).expect(201);
  const page = await (await fetch(body.url)).text();
  expect(page).toContain('balance ₹70,000.00 due ');
  expect(page).not.toMatch(WRITTEN_IN_ARABIC);
  await journey.payCard(body.sessionId);
  await journey.checkStatus(body.sessionId).expect(200);
  await receipts.paid(booking, 70_000);
  await inLanguage('ar', () => receipts.issue());
  expect(await receipts.sumsOf(booking)).toHaveLength(2);
  const everything = await stored();
  expect(everything).toContain(`from ${formatDay(booking.travelDate)}, booking `);
  expect(everything).not.toMatch(WRITTEN_IN_ARABIC);
});
