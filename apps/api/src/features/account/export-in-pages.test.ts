import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { confirmAddress, signUp } from '../../testing/accounts.ts';
import { examinedBy } from '../../testing/examined.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { issueInvoices } from '../documents/invoice/issue-invoices.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const { database } = api.dependencies;

const COUNT = 3000;
/** A page of 100, and one more, which tells that there is another page. */
const MAX_AT_ONCE = 101;

type Change = (id: string, index: number) => object;
/** Stores copies of the documents of a collection until there are so many. */
const multiply = async (name: string, change: Change): Promise<void> => {
  const stored = database.collection<{ _id: unknown }>(name);
  const original = await stored.findOne();
  const missing = COUNT - (await stored.countDocuments());
  const copies = Array.from({ length: missing }, (_, index) => ({ ...original, ...change(String(original?._id), index) }));
  await stored.insertMany(copies as { _id: unknown }[]);
};

test('an account with 3,000 bookings, emails and messages exports all of them, and the database sends no more than a page at a time', async () => {
  const account = await signUp(api);
  await confirmAddress(api, account);
  await journey.bookConfirmed({ by: account });
  const message = { name: 'Asha', email: `${account.username}@example.com`, message: 'Is there snow?' };
  await api.request.post('/api/contactus').send(message).expect(201);
  await post.pass();
  await issueInvoices(api.dependencies);
  await database.collection('emails').deleteMany({ userId: { $ne: new Types.ObjectId(account.userId) } });
  await multiply('bookings', () => ({ _id: new Types.ObjectId() }));
  await multiply('emails', (id, index) => ({ _id: `${id} ${index}` }));
  await multiply('contactmessages', () => ({ _id: new Types.ObjectId() }));
  const everyBooking = await database.collection('bookings').find().toArray();
  const invoices = database.collection<{ _id: string }>('invoices');
  const invoice = await invoices.findOne();
  await invoices.deleteMany({});
  await invoices.insertMany(everyBooking.map(({ _id: bookingId }, index) => ({ ...invoice, _id: `INV-${index}`, bookingId })));

  let exported: Record<string, { _id?: string; number?: string }[]> = {};
  const { mostReturned } = await examinedBy(database, async () => {
    exported = (await api.request.get('/api/account/export').set(account.bearer).expect(200)).body;
  });
  const lengths = ['bookings', 'payments', 'invoices', 'emails', 'messages'].map((list) => exported[list]?.length);
  expect(lengths).toEqual([COUNT, COUNT, COUNT, COUNT, COUNT]);
  expect(new Set(exported.bookings?.map(({ _id }) => _id)).size).toBe(COUNT);
  expect(new Set(exported.invoices?.map(({ number }) => number)).size).toBe(COUNT);
  expect(mostReturned).toBeLessThanOrEqual(MAX_AT_ONCE);
});
