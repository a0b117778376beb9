import type { Booking, TrailEntry } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { type Account, confirmAddress, signUp } from '../../testing/accounts.ts';
import { bookAtDesk, deskBody } from '../../testing/desk.ts';
import { bookingBody, startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { withSettings } from '../../testing/with-settings.ts';

const api = await testApi({ LANGUAGES: 'de,xx,hi', EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin, traveller, tourPackage } = journey;
const desk = await signUp(api, { role: 'desk' });
beforeEach(() => post.clear());

const bookIn = async (language: string, by = traveller, owner = by): Promise<Booking> => {
  const order = bookingBody(api, owner, tourPackage);
  const call = api.request.post('/api/booking').set(by.bearer).set('Wayfarer-Language', language);
  return (await call.send(order).expect(201)).body.booking;
};
const atDesk = async (fields: object): Promise<Booking> =>
  (await bookAtDesk(api, desk, deskBody({ ...journey, api }, fields)).expect(201)).body.booking;
const asStaff = (booking: Pick<Booking, '_id'>, by = desk): Promise<Booking> => journey.read(booking as Booking, by);
const languageOf = async (booking: Pick<Booking, '_id'>) => (await asStaff(booking)).language;
const change = ({ _id }: Pick<Booking, '_id'>, language: string, by = desk) =>
  api.request.put(`/api/desk/language/${_id}`).set(by.bearer).send({ language });
const choose = (by: Account, language: string) =>
  api.request.put('/api/account/details').set(by.bearer).send({ language }).expect(200);
const sentAbout = async ({ _id }: Pick<Booking, '_id'>) => {
  await post.pass();
  return (await post.stored()).filter(({ bookingId }) => String(bookingId) === _id);
};

test('a booking has the language of the page where it was made, which staff, its traveller and their export read', async () => {
  const booking = await bookIn('de');
  expect(await languageOf(booking)).toBe('de');
  expect(await journey.read(booking)).toMatchObject({ language: 'de' });
  const { body: file } = await api.request.get('/api/account/export').set(traveller.bearer).expect(200);
  expect(only(file.bookings, ({ _id }: Booking) => _id === booking._id)).toMatchObject({ language: 'de' });
});

test('a booking of an English page, and of one that names no language that is offered, has none', async () => {
  for (const language of ['en', 'ar', 'tlh', ''])
    expect(await journey.stored(await bookIn(language))).not.toHaveProperty('language');
});

test('whoever books for somebody else books in the language of that one', async () => {
  const asha = await signUp(api);
  await choose(asha, 'hi');
  expect(await languageOf(await bookIn('de', admin, asha))).toBe('hi');
});

test('the desk books in the language of the customer’s account, or in the one that it chooses; a new customer gets it, too', async () => {
  const asha = await signUp(api);
  await confirmAddress(api, asha);
  await choose(asha, 'hi');
  const customer = { userId: asha.userId };
  expect(await languageOf(await atDesk({ customer }))).toBe('hi');
  expect(await languageOf(await atDesk({ customer, language: 'de' }))).toBe('de');
  expect(await journey.stored(await atDesk({ customer, language: 'en' }))).not.toHaveProperty('language');
  const added = await atDesk({ customer: { name: 'Frieda Maier', email: 'maier@example.com' }, language: 'de' });
  expect(await languageOf(added)).toBe('de');
  const { body: account } = await api.request.get(`/api/customer/${added.user._id}`).set(desk.bearer).expect(200);
  expect(account.language).toBe('de');
  const refused = deskBody({ ...journey, api }, { language: 'ar' });
  const { body } = await bookAtDesk(api, desk, refused).expect(400);
  expect(body.details).toEqual({ language: 'This site is not offered in this language.' });
});

test('staff change the language of a booking, which is in its trail once, and emails follow from then on', async () => {
  const booking = await journey.bookConfirmed();
  expect((await sentAbout(booking)).map(({ language }) => language)).not.toContain('de');
  await post.clear();
  for (let times = 0; times < 2; times += 1) await change(booking, 'de').expect(200);
  await journey.cancel(booking, admin).expect(200);
  const languages = (await sentAbout(booking)).map(({ content, language }) => [content.kind, language]);
  expect(languages).toContainEqual(['booking-cancelled', 'de']);
  const { body: trail } = await api.request.get(`/api/booking/trail/${booking._id}`).set(admin.bearer).expect(200);
  const changes = trail.flatMap((entry: TrailEntry) => entry.changes).filter(({ what }: { what: string }) => what === 'language');
  expect(changes).toMatchObject([{ from: 'en', to: 'de' }]);
  expect((await change(booking, 'en').expect(200)).body.booking).not.toHaveProperty('language');
});

test('only staff who book for others change it, and only to a language that is offered', async () => {
  const booking = await bookIn('de');
  await change(booking, 'en', traveller).expect(403);
  for (const language of ['ar', 'tlh']) {
    const { body } = await change(booking, language).expect(400);
    expect(Object.keys(body.details)).toEqual(['language']);
  }
  expect(await languageOf(booking)).toBe('de');
});

test('what becomes due about a booking is written in its language, what the agency gets in English, and the list tells which', async () => {
  await api.request
    .put('/api/agency/notices')
    .set(admin.bearer)
    .send({ paidBookingsTo: 'desk@wayfarer.example', version: 0 })
    .expect(200);
  const booking = await bookIn('de');
  await journey.confirm(booking);
  const sent = await sentAbout(booking);
  const languages = Object.fromEntries(sent.map(({ content, language }) => [content.kind, language]));
  expect(languages).toMatchObject({ 'booking-confirmed': 'de' });
  expect(languages).toHaveProperty('booking-paid', undefined);
  const { body: list } = await api.request.get('/api/emails').query({ booking: booking._id }).set(admin.bearer).expect(200);
  const listed = Object.fromEntries(list.map(({ kind, language }: Record<string, string>) => [kind, language]));
  expect(listed).toMatchObject({ 'booking-confirmed': 'de' });
  expect(listed['booking-paid']).toBeUndefined();
});

test('an email that is sent again is in its first language, whatever the booking has now', async () => {
  const booking = await bookIn('de');
  await journey.confirm(booking);
  await sentAbout(booking);
  await change(booking, 'xx').expect(200);
  const { body: list } = await api.request.get('/api/emails').query({ booking: booking._id }).set(admin.bearer).expect(200);
  const { id } = only(list, ({ kind }: Record<string, string>) => kind === 'booking-confirmed');
  await api.request.post(`/api/emails/${id}/resend`).set(admin.bearer).send({ resends: 0 }).expect(201);
  const again = (await sentAbout(booking)).filter(({ _id }) => String(_id).includes('/again/'));
  expect(again).toMatchObject([{ language: 'de', state: 'sent' }]);
});

test.each([
  ['de', 'de'],
  ['hi', 'auto'],
  ['xx', 'auto'],
  ['en', undefined],
])('the provider’s page of a booking in %s has the locale %s, and its words', async (language, locale) => {
  const booking = await bookIn(language);
  await journey.openSession(booking);
  const [attempt] = (await journey.stored(booking)).attempts;
  expect(attempt?.order.locale).toBe(locale);
  expect(attempt?.order.description.startsWith('[2 pé')).toBe(language === 'xx');
});

test('whoever pays on a German page comes back to one', async () => {
  const booking = await bookIn('de');
  const call = api.request.post('/api/payment').set(traveller.bearer).set('Wayfarer-Language', 'de');
  await call.send({ userId: traveller.userId, bookingId: booking._id }).expect(201);
  const [attempt] = (await journey.stored(booking)).attempts;
  expect(attempt?.order.successUrl).toContain('/de/payment-success/');
});

test('a booking in a language that is not offered any more is an English one, and nothing fails', async () => {
  const booking = await bookIn('de');
  await withSettings(api, { LANGUAGES: ['xx'] }, async () => {
    expect(await asStaff(booking)).not.toHaveProperty('language');
    await journey.confirm(booking);
    const sent = await sentAbout(booking);
    expect(sent.map(({ state, language }) => [state, language])).toEqual(sent.map(() => ['sent', undefined]));
    await api.request.get(`/api/booking/voucher/${booking._id}`).set(traveller.bearer).expect(200);
    await change(booking, 'en').expect(200);
  });
  expect(await asStaff(booking)).not.toHaveProperty('language');
});
