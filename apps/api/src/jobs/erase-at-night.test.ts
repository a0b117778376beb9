import { expect, test } from 'vitest';
import { issueInvoices } from '../features/documents/index.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { startPost } from '../testing/servers/start-post.ts';
import { testApi } from '../testing/start-test-api.ts';
import { eraseAtNight } from './erase-at-night.ts';

const DAY = 24 * 60 * 60_000;
const WRITTEN = 'The guide forgot them.';

const api = await testApi({
  KEEP_CONTACT_MESSAGES_DAYS: '30',
  KEEP_REFUND_REASONS_DAYS: '60',
  KEEP_EMAILS_DAYS: '50',
  KEEP_INVOICE_NAMES_DAYS: '50',
  EMAIL_FROM: 'agency@wayfarer.example',
});
const journey = await startMoneyJourney(api);

/** To half past three at night in Asia/Kolkata, some days from now. */
const moveToNight = (days: number): void => {
  const now = api.clock.now().getTime();
  const midnight = Math.floor(now / DAY) * DAY + days * DAY;
  api.clock.moveBy(midnight + 22 * 60 * 60_000 - now);
};
const stored = (collection: string) => api.dependencies.database.collection(collection).find().toArray();

test('contact messages, emails, names in invoices, phone numbers of travellers and reasons of refunds are erased at night once they were kept for as long as the settings say', async () => {
  const booking = await journey.bookConfirmed();
  const named = { travellers: [], contact: { name: 'Asha', phone: '112' }, version: 0 };
  await api.request.put(`/api/booking/travellers/${booking._id}`).set(journey.traveller.bearer).send(named).expect(200);
  await journey.refund(booking, { amount: 1, reason: WRITTEN });
  await api.request.post('/api/contactus').send({ name: 'Asha', email: 'asha@example.com', message: 'Hello.' }).expect(201);
  await issueInvoices(api.dependencies);
  const post = await startPost(api);
  await post.pass();
  await post.close();
  const look = async () => {
    await eraseAtNight(api.dependencies, () => false);
    return [
      (await stored('contactmessages')).length,
      (await stored('emails')).length > 0,
      (await stored('invoices')).some(({ buyer }) => buyer !== null),
      JSON.stringify(await stored('bookings')).includes(WRITTEN),
      (await stored('travellers')).some(({ contact }) => contact.phone !== undefined),
    ];
  };
  moveToNight(1);
  expect(await look()).toEqual([1, true, true, true, true]);
  moveToNight(32);
  expect(await look()).toEqual([0, true, true, true, true]);
  moveToNight(32);
  expect(await look()).toEqual([0, false, false, false, false]);
  const { refunds } = (await journey.stored(booking)).attempts[0] ?? {};
  expect(refunds).toMatchObject([{ origin: 'admin', amount: 100, state: 'done', reason: null, askedBy: journey.admin.userId }]);
});
