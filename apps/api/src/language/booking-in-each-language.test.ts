import { type Booking, bookingNumberOf, everyRoute } from '@wayfarer/contracts';
import { languages } from '@wayfarer/words';
import { leftInEnglish } from '@wayfarer/words/testing/left-in-english';
import type { ParsedMail } from 'mailparser';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { issueInvoices } from '../features/documents/index.ts';
import { sellingAt } from '../testing/endpoint-cases/agency.cases.ts';
import { startMoneyJourney } from '../testing/money-journey.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { testPost } from '../testing/servers/start-post.ts';
import { testApi } from '../testing/start-test-api.ts';
import { startChanges } from '../testing/trip-changes.ts';

const TRANSLATED = ['de', 'fr', 'es', 'hi', 'ar', 'pt'] as const;
const api = await testApi({ LANGUAGES: TRANSLATED.join(','), EMAIL_FROM: 'trips@wayfarer.example' });
const post = await testPost(api);

const FACTS = { meetingPoint: 'Hospet Junction', toBring: ['A torch'], included: ['Two breakfasts'] };
const ITINERARY = ['Arrive in Hospet', 'Vittala temple, at dawn', 'Coracle on the river'];
const CHARGES = {
  title: 'Hampi at walking pace',
  facts: JSON.stringify(FACTS),
  itinerary: JSON.stringify(ITINERARY),
  categories: JSON.stringify([
    { id: 'adult', name: 'Grown-up', minAge: 12 },
    { id: 'child', name: 'Youngster', minAge: 0, maxAge: 11, price: 20_000 },
  ]),
  extras: JSON.stringify([{ id: 'lunch', name: 'Picnic lunch', price: 500, per: 'person' }]),
  single: JSON.stringify({ price: 1000, required: false }),
  groups: JSON.stringify([{ from: 4, percent: 10 }]),
  deposit: JSON.stringify({ percent: 30, balanceDays: 7, isRefundable: true }),
};
const SELLER = { sellerName: 'Heron & Sons', sellerAddress: '12 Lavelle Road', sellerTaxId: 'GSTIN 29ABCDE', taxName: 'GST' };
const PEOPLE = ['Asha Rao', 'Ravi Rao', 'Leela Rao', 'Kiran Rao', 'Pune'];

/** What people wrote, which is read as they wrote it. */
const written = [CHARGES.title, 'Hampi', 'India', 'Grown-up', 'Youngster', 'Picnic lunch', FACTS.meetingPoint].concat(
  [FACTS.toBring, FACTS.included, ITINERARY, Object.values(SELLER), PEOPLE].flat(),
);

/** The texts of an answer that say something to whoever asked. */
const saidIn = (answer: unknown): string[] => {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([field, value]) =>
    typeof value === 'string' && field === 'message' ? [value] : saidIn(value),
  );
};

/** What a reader gets with an email: its subject and both forms, its calendar entry, its documents. */
const contentsOf = async ({ subject = '', text = '', html, attachments }: ParsedMail): Promise<[string, string][]> => {
  const shown = String(html).replaceAll(/<(style|head)[\s\S]*?<\/\1>|<[^>]+>/g, ' ');
  const spoken = [...String(html).matchAll(/(?:alt|title|aria-label)="([^"]*)"/g)].map(([, words]) => words);
  const files = attachments.map(async ({ contentType, content }): Promise<[string, string]> => {
    if (contentType === 'application/pdf') return [`${subject}: a document`, await readPdf(content)];
    // The words of an entry stand after its terms, and its long lines are broken.
    const lines = content
      .toString()
      .replaceAll(/\r?\n[ \t]/g, '')
      .split(/\r?\n/);
    const said = lines.flatMap((line) => /^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)$/.exec(line)?.slice(1) ?? []);
    return [`${subject}: ${contentType}`, said.join('\n').replaceAll('\\n', '\n').replaceAll('\\,', ',')];
  });
  return [[subject, [subject, text, shown, ...spoken].join('\n')], ...(await Promise.all(files))];
};

test.each(TRANSLATED)('a booking in %s has no English word left over, from the registration to the refund', async (language) => {
  await post.clear();
  const request = supertest.agent(api.url).set('Wayfarer-Language', language);
  const spoken: typeof api = { ...api, request };
  const journey = await startMoneyJourney(spoken);
  const { admin, traveller } = journey;
  const { body: selling } = await request.get('/api/agency/selling').set(admin.bearer).expect(200);
  const asBooked = sellingAt(selling.version, { ...SELLER, documentLanguage: 'booking' });
  await request.put('/api/agency/selling').set(admin.bearer).send(asBooked).expect(200);
  const { tourPackage: of, inDays, changed } = await startChanges(spoken, journey, CHARGES);
  const answers: unknown[] = [];
  const sent: Promise<[string, string][]>[] = [];
  const ask = async (path: string, body: object) => {
    const answer = await request.post(path).set(traveller.bearer).send(body);
    answers.push(answer.body);
    return answer.body;
  };

  await ask(everyRoute.login.path, { username: traveller.username, password: 'not this one' });
  await ask(everyRoute.register.path, { username: traveller.username, email: 'no address', password: 'short' });
  const order = { party: { adult: 3, child: 1 }, extras: { lunch: 1 }, singleRooms: 1 };
  const wish = { travelDate: inDays(40), totalPersons: 4, ...order };
  const { totalAmount } = await ask(everyRoute.quoteBooking.path.replace('{id}', of._id), wish);
  const wanted = { userId: traveller.userId, packageId: of._id, ...wish };
  await ask(everyRoute.createBooking.path, { ...wanted, totalAmount: 1 });
  await ask(everyRoute.createBooking.path, { ...wanted, totalAmount, travelDate: '2027-02-30' });
  const booking: Booking = (await ask(everyRoute.createBooking.path, { ...wanted, totalAmount })).booking;
  // The deposit, and the rest.
  await journey.confirm(booking);
  await journey.confirm(booking);
  await ask(everyRoute.startPayment.path, { userId: traveller.userId, bookingId: booking._id });

  const travellers = PEOPLE.slice(0, 4).map((name) => ({ name }));
  const list = request.put(everyRoute.changeTravellers.path.replace('{id}', booking._id)).set(traveller.bearer);
  await list.send({ travellers, contact: { name: 'Asha Rao', from: 'Pune', to: 'Hampi' }, version: 0 }).expect(200);
  await changed(booking, { travelDate: inDays(50) });
  await issueInvoices(api.dependencies);
  answers.push(await journey.read(booking));
  const { body: voucher } = await request
    .get(everyRoute.printVoucher.path.replace('{id}', booking._id))
    .set(traveller.bearer)
    .responseType('blob')
    .expect(200);
  await journey.cancel(booking).expect(200);
  await issueInvoices(api.dependencies);
  const { body: trip } = await request.get(`/api/booking/trip/${booking._id}`).set(traveller.bearer).expect(200);
  answers.push(trip);
  for (const { number } of trip.invoices)
    sent.push(
      request
        .get(`/api/booking/invoice/${booking._id}`)
        .query({ number })
        .set(traveller.bearer)
        .responseType('blob')
        .expect(200)
        .then(async ({ body }) => [[number, await readPdf(body)]]),
    );
  await post.pass();
  const emails = post.emails({ to: `${traveller.username}@example.com` });
  for (const html of emails.map(({ html: found }) => String(found)))
    expect(html).toMatch(
      new RegExp(`<html(?=[^>]* dir="${languages[language].direction}")(?=[^>]* lang="${languages[language].tag}")`),
    );
  const { attempts } = await journey.stored(booking);
  const texts: [string, string][] = [
    ['answers', saidIn(answers).join('\n')],
    ['voucher', await readPdf(voucher)],
    ...attempts.map(({ order: { title, description } }): [string, string] => ['provider', `${title}\n${description}`]),
    ...(await Promise.all([...sent, ...emails.map(contentsOf)])).flat(),
  ];
  const values = [
    ...written,
    bookingNumberOf(booking._id),
    traveller.username,
    ...trip.invoices.map(({ number }: { number: string }) => number),
  ];
  expect(texts.flatMap(([place, text]) => leftInEnglish(language, text, values).map((word) => `${place}: ${word}`))).toEqual([]);
});
