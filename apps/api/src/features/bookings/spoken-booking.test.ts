import { type Booking, everyRoute, type Trip } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../database/object-ids.ts';
import { addTourPackage, packageFields, priceFormOf } from '../../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { composeAbout, readAbout } from './emails/compose-about.ts';

const api = await testApi({ LANGUAGES: 'de,ar' });
const journey = await startMoneyJourney(api);

const prices = {
  price: 1000,
  categories: [{ id: 'adult', name: 'Adult', minAge: 12 }],
  extras: [{ id: 'lunch', name: 'Lunch', price: 100, per: 'booking' as const }],
};
const german = {
  title: 'Hampi zu Fuß',
  itinerary: ['Ankunft in Hospet', null, 'Im Boot auf dem Fluss'],
  facts: { meetingPoint: 'Bahnhof Hospet' },
  categories: { adult: 'Erwachsene' },
  extras: { lunch: { name: 'Mittagessen' } },
};
/** Its destination is translated too. */
const addGerman = async () => {
  const tourPackage = await addTourPackage(api, journey.admin, {
    ...priceFormOf(prices),
    facts: JSON.stringify({ meetingPoint: 'Hospet Junction', toBring: ['A torch'] }),
    translations: JSON.stringify({ de: german }),
  });
  await api.dependencies.database
    .collection('destinations')
    .updateOne(
      { _id: objectIdOf(tourPackage.destination._id) },
      { $set: { translations: { de: { name: 'Hampi am Fluss', country: 'Indien' } } } },
    );
  return tourPackage;
};
const inside = (language: string) => ({ 'Wayfarer-Language': language });

/** Books with lunch, on a page in a language. */
const book = async (language: string, tourPackage?: Awaited<ReturnType<typeof addGerman>>): Promise<Booking> => {
  const of = tourPackage ?? (await addGerman());
  const { traveller } = journey;
  const { body } = await api.request
    .post('/api/booking')
    .set({ ...traveller.bearer, ...inside(language) })
    .send(bookingBody(api, traveller, of, { totalPersons: 1, party: { adult: 1 }, extras: { lunch: 1 }, totalAmount: 1100 }))
    .expect(201);
  return body.booking;
};
const read = async ({ _id }: Booking, language: string, by = journey.traveller): Promise<Booking> =>
  (
    await api.request
      .get(`/api/booking/bookingById/${_id}`)
      .set({ ...by.bearer, ...inside(language) })
      .expect(200)
  ).body;
const wordsOf = ({ package: { title, destination }, lines = [], facts }: Booking) => [
  title,
  destination.name,
  destination.country,
  ...lines.map(({ text }) => text),
  facts?.meetingPoint,
];

const GERMAN = ['Hampi zu Fuß', 'Hampi am Fluss', 'Indien', 'Erwachsene', 'Mittagessen', 'Bahnhof Hospet'];
const ENGLISH = ['Hampi at walking pace', 'Hampi', 'India', 'Adult', 'Lunch', 'Hospet Junction'];

test('a booking made in German is read in German on German pages, and in English by staff and on all others', async () => {
  const booked = await book('de');
  expect(wordsOf(await read(booked, 'de'))).toEqual(GERMAN);
  expect((await read(booked, 'de')).facts?.toBring).toEqual(['A torch']);
  expect(wordsOf(await read(booked, 'en'))).toEqual(ENGLISH);
  expect(wordsOf(await read(booked, 'ar'))).toEqual(ENGLISH);
  expect(wordsOf(await read(booked, 'en', journey.admin))).toEqual(ENGLISH);
});

test('a booking keeps the words that it was made with, also once the package is translated in another way', async () => {
  const tourPackage = await addGerman();
  const booked = await book('de', tourPackage);
  await api.request
    .put(`/api/package/${tourPackage._id}`)
    .set(journey.admin.bearer)
    .field(packageFields(api, tourPackage.destination._id, { translations: JSON.stringify({ de: { title: 'Anders' } }) }))
    .expect(200);
  expect(wordsOf(await read(booked, 'de'))).toEqual(GERMAN);
});

test('what is stored of the price stays English, and a booking made in English keeps no translation', async () => {
  const bookings = api.dependencies.database.collection('bookings');
  const stored = await bookings.findOne({ _id: objectIdOf((await book('de'))._id) });
  expect(stored?.choice.lines.map(({ text }: { text: string }) => text)).toEqual(['Adult', 'Lunch']);
  expect(stored?.package).toMatchObject({
    title: 'Hampi at walking pace',
    translated: { language: 'de', title: 'Hampi zu Fuß' },
  });
  const english = await bookings.findOne({ _id: objectIdOf((await book('en'))._id) });
  expect(english?.package).not.toHaveProperty('translated');
  const arabic = await bookings.findOne({ _id: objectIdOf((await book('ar'))._id) });
  expect(arabic?.package).not.toHaveProperty('translated');
});

test('the days of a booked trip are read in the language of the page, and those in English are named', async () => {
  const { _id } = await book('de');
  const trip = async (language: string): Promise<Trip> =>
    (
      await api.request
        .get(`/api/booking/trip/${_id}`)
        .set({ ...journey.traveller.bearer, ...inside(language) })
        .expect(200)
    ).body;
  const [german, english] = [await trip('de'), await trip('en')];
  expect(german.days).toEqual(['Ankunft in Hospet', english.days[1], 'Im Boot auf dem Fluss']);
  expect(german.untranslated).toEqual(['itinerary/1']);
  expect(english).not.toHaveProperty('untranslated');
});

test('a voucher in German has the place and the days in German', async () => {
  const booked = await book('de');
  await journey.confirm(booked);
  const { body } = await api.request
    .get(everyRoute.printVoucher.path.replace('{id}', booked._id))
    .set(journey.traveller.bearer)
    .responseType('blob')
    .expect(200);
  const text = await readPdf(body);
  for (const words of ['Hampi am Fluss, Indien', 'Ankunft in Hospet', 'Im Boot auf dem Fluss']) expect(text).toContain(words);
});

test('an email about it has the words of its own language, whatever is spoken where it is made', async () => {
  const { _id } = await book('de');
  const { database } = api.dependencies;
  const titles: (string | undefined)[] = [];
  await composeAbout(database, _id, api.clock.now(), (_, { trip }) => {
    titles.push(trip.title);
    return null;
  });
  titles.push((await readAbout(database, _id))?.about.trip.title);
  expect(titles).toEqual(['Hampi zu Fuß', 'Hampi at walking pace']);
});

test('a quote on a German page names what is charged in German', async () => {
  const { _id } = await addGerman();
  const asked = { party: { adult: 1 }, totalPersons: 1, extras: { lunch: 1 } };
  const { travelDate } = bookingBody(api, journey.traveller, await addGerman(), {});
  const { body } = await api.request
    .post(`/api/package/${_id}/quote`)
    .set(inside('de'))
    .send({ ...asked, travelDate })
    .expect(200);
  expect(body.lines.map(({ text }: { text: string }) => text)).toEqual(['Erwachsene', 'Mittagessen']);
});
