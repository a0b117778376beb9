import { randomUUID } from 'node:crypto';
import type { Booking } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { sellingAt } from '../../testing/endpoint-cases/agency.cases.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { withSettings } from '../../testing/with-settings.ts';
import { issueInvoices } from '../documents/index.ts';
import type { InvoiceRecord } from '../invoices/index.ts';

const api = await testApi({ LANGUAGES: 'de,xx' });
const journey = await startMoneyJourney(api);
const { admin, traveller, tourPackage } = journey;
const invoices = api.dependencies.database.collection<InvoiceRecord>('invoices');

beforeEach(async () => {
  await api.dependencies.database.collection('agencyselling').deleteMany();
});

const shown = async () => (await api.request.get('/api/agency/selling').set(admin.bearer).expect(200)).body;
const setTo = async (documentLanguage?: string, status = 200) => {
  const { version } = await shown();
  const form = sellingAt(version, documentLanguage === undefined ? {} : { documentLanguage });
  return api.request.put('/api/agency/selling').set(admin.bearer).send(form).expect(status);
};
const bookIn = async (language: string): Promise<Booking> => {
  const call = api.request.post('/api/booking').set(traveller.bearer).set('Wayfarer-Language', language);
  const { booking } = (await call.send(bookingBody(api, traveller, tourPackage)).expect(201)).body;
  await journey.confirm(booking);
  return booking;
};
const issuedFor = async ({ _id }: Pick<Booking, '_id'>) => {
  await issueInvoices(api.dependencies);
  const found = (await invoices.find().sort({ _id: 1 }).toArray()).filter(({ bookingId }) => String(bookingId) === _id);
  return found.map(({ kind, language = 'en' }) => `${kind} ${language}`).toSorted();
};
const replace = async (bookings: readonly Booking[]): Promise<string> => {
  const call = api.request.post('/api/invoice/group').set({ ...admin.bearer, 'Idempotency-Key': randomUUID() });
  const buyer = { company: 'Heron & Sons Ltd', address: '4 Quay Street' };
  const { invoice } = (await call.send({ bookings: bookings.map(({ _id }) => _id), buyer }).expect(201)).body;
  return (await invoices.findOne({ _id: invoice._id }))?.language ?? 'en';
};

test('until it is set, documents are in English whatever their traveller reads, and so are those of before', async () => {
  expect(await shown()).not.toHaveProperty('documentLanguage');
  const booking = await bookIn('de');
  expect(await issuedFor(booking)).toEqual(['invoice en']);
  await setTo('booking');
  // A credit note reads as what it credits.
  await journey.cancel(booking).expect(200);
  expect(await issuedFor(booking)).toEqual(['credit-note en', 'invoice en']);
});

test('documents are issued as the booking reads, or in one language for all, and keep it', async () => {
  await setTo('booking');
  const [german, english] = [await bookIn('de'), await bookIn('en')];
  expect(await issuedFor(german)).toEqual(['invoice de']);
  expect(await issuedFor(english)).toEqual(['invoice en']);
  await setTo('xx');
  expect(await issuedFor(await bookIn('de'))).toEqual(['invoice xx']);
  await journey.cancel(german).expect(200);
  expect(await issuedFor(german)).toEqual(['credit-note de', 'invoice de']);
  await setTo('en');
  expect(await issuedFor(await bookIn('de'))).toEqual(['invoice en']);
});

test('an invoice for several bookings is in the language that they share, or in English', async () => {
  await setTo('booking');
  const [one, two, three] = [await bookIn('de'), await bookIn('de'), await bookIn('en')];
  for (const booking of [one, two, three]) await issuedFor(booking);
  expect(await replace([one, two])).toBe('de');
  expect(await issuedFor(two)).toEqual(['credit-note de', 'invoice de']);
  const [four] = [await bookIn('de')];
  await issuedFor(four);
  expect(await replace([three, four])).toBe('en');
});

test('a language that is not offered is refused at its field, and one that is not offered any more is English', async () => {
  for (const wrong of ['ar', 'tlh']) expect(Object.keys((await setTo(wrong, 400)).body.details)).toEqual(['documentLanguage']);
  await setTo('de');
  await setTo();
  expect(await shown()).toMatchObject({ documentLanguage: 'de' });
  await withSettings(api, { LANGUAGES: ['xx'] }, async () => {
    expect(await issuedFor(await bookIn('xx'))).toEqual(['invoice en']);
  });
});
