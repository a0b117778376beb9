import { type Booking, everyRoute } from '@wayfarer/contracts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { issueInvoices } from '../features/documents/index.ts';
import { startOffers } from '../testing/another-day.ts';
import { everyDocument } from '../testing/every-document.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { testApi } from '../testing/start-test-api.ts';
import { startChanges } from '../testing/trip-changes.ts';
import { waitlistsOf } from '../testing/waitlists.ts';

const api = await testApi({ LANGUAGES: 'xx' });
/** The same, of which every call, those of its admin too, comes from a page in the pseudo-language. */
const spoken: typeof api = { ...api, request: supertest.agent(api.url).set('Wayfarer-Language', 'xx') };
const journey = await startMoneyJourney(spoken);
const { admin, traveller } = journey;

/** The pseudo-language has accents on letters, and fills texts up. */
const SPOKEN = /[áéíöüñçšýÅÉÍÖÜŠÇÑ]|~\]/;
/** A text of a document in which it is. */
const SPOKEN_TEXT = /"[^"]*(?:[áéíöüñçšýÅÉÍÖÜŠÇÑ]|~\])[^"]*"/g;

/** Without what the provider's page says, in its payer's language: it is kept to be sent again as it was. */
const withoutPage = (text: string): string =>
  JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === 'order' ? undefined : value)));

const CHARGES = {
  categories: JSON.stringify([
    { id: 'adult', name: 'Adult', minAge: 12 },
    { id: 'child', name: 'Child', minAge: 0, maxAge: 11, price: 20_000 },
  ]),
  extras: JSON.stringify([{ id: 'lunch', name: 'Lunch', price: 500, per: 'person' }]),
  single: JSON.stringify({ price: 1000, required: false }),
  groups: JSON.stringify([{ from: 4, percent: 10 }]),
  deposit: JSON.stringify({ percent: 30, balanceDays: 7, isRefundable: true }),
};

const saying = (path: string, body: object) => spoken.request.post(path).set(traveller.bearer).send(body);

test('a whole trip that is booked on a page in another language stores each sentence in English', async () => {
  const { tourPackage: of, inDays, changed } = await startChanges(spoken, journey, CHARGES);
  await spoken.request.post('/api/code').set(admin.bearer).send({ code: 'MONSOON', percent: 10 }).expect(201);

  // Mistakes are told, and not kept.
  for (const password of ['1', '2', '3', '4', '5', '6', '7'])
    expect((await saying(everyRoute.login.path, { username: traveller.username, password })).body.message).toMatch(SPOKEN);
  await saying(everyRoute.sendContactMessage.path, { name: 'Asha', email: 'asha@example.com', message: 'Hello' }).expect(201);

  const order = { party: { adult: 3, child: 1 }, extras: { lunch: 1 }, singleRooms: 1, code: 'MONSOON' };
  const wish = { travelDate: inDays(40), totalPersons: 4, ...order };
  const { body: quote } = await saying(everyRoute.quoteBooking.path.replace('{id}', of._id), wish).expect(200);
  const booked: Booking = await journey.book({ of, ...wish, totalAmount: quote.totalAmount });
  await journey.confirm(booked);
  await journey.confirm(booked);

  const list = everyRoute.changeTravellers.path.replace('{id}', booked._id);
  const travellers = [{ name: 'Asha Rao' }, { name: 'Ravi Rao' }, { name: 'Leela Rao' }, { name: 'Kiran Rao' }];
  const contact = { name: 'Asha Rao', from: 'Pune', to: 'Hampi' };
  await spoken.request.put(list).set(traveller.bearer).send({ travellers, contact, version: 0 }).expect(200);

  await changed(booked, { travelDate: inDays(50) });
  await changed(booked, { totalPersons: 5, party: { adult: 4, child: 1 } });
  await journey.confirm(booked);
  await changed(booked, { travelDate: inDays(60) }, admin);
  await issueInvoices(api.dependencies);
  await journey.cancel(booked).expect(200);

  const waitlists = waitlistsOf(spoken, journey);
  const full = await waitlists.full(2);
  const [waiting] = await waitlists.inLine(full.tourPackage, 2);
  await journey.cancel(full.booking).expect(200);
  await waitlists.offer();
  if (!waiting) throw new Error('Nobody waits.');
  const token = await waitlists.tokenOf(waiting);
  const { body: offered } = await waitlists.open(token).expect(200);
  await waitlists.book(token, offered.totalAmount).expect(201);

  const offers = startOffers(spoken, journey);
  const asked = await journey.bookConfirmed({ travelDate: inDays(20) });
  const otherDay = { day: inDays(27), until: offers.hoursAhead(48) };
  await offers.cancel(journey.tourPackage, inDays(20), { bookings: [asked._id], otherDay }).expect(200);
  await offers.workOff();
  const link = await offers.tokenOf(asked);
  await offers.answer(link, 'move').expect(200);
  await issueInvoices(api.dependencies);

  const documents = await everyDocument(api);
  const stored = documents.map(([, text]) => text).join('\n');
  // What was done is in there, which proves that it is looked for where it would be.
  for (const text of ['Single room', 'Lunch', 'MONSOON', 'Asha Rao', 'cancelled']) expect(stored).toContain(text);
  expect(
    documents.flatMap(([place, text]) => (withoutPage(text).match(SPOKEN_TEXT) ?? []).map((found) => [place, found])),
  ).toEqual([]);
});
