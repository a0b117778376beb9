import { addDays, everyRoute } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp } from '../testing/accounts.ts';
import { addTourPackage, todayOf } from '../testing/catalogue.ts';
import { bookingBody, startMoneyJourney } from '../testing/money-journey.ts';
import { limitedTo } from '../testing/seats.ts';
import { testApi } from '../testing/start-test-api.ts';

const api = await testApi({ LANGUAGES: 'xx', MAX_UNPAID_BOOKINGS: '1' });
const journey = await startMoneyJourney(api);
const { admin, traveller, tourPackage } = journey;
// Travellers meet this limit, which is off for the other tests.
const limitUnpaid = (is: 'on' | 'off') => Object.assign(api.dependencies.config, { RATE_LIMITS: is });

const sellsOut = await limitedTo(api, journey, 2);
await journey.book({ of: sellsOut, by: await signUp(api) });
const today = todayOf(api);
const weekly = await addTourPackage(api, admin, {
  destination: tourPackage.destination._id,
  schedule: JSON.stringify({
    rules: [{ every: 'week', from: addDays(today, 7), interval: 1 }],
    added: [],
    closed: [],
  }),
});
const over = { code: 'SUMMER', percent: 10, from: addDays(today, -30), to: addDays(today, -1) };
await api.request.post('/api/code').set(admin.bearer).send(over).expect(201);
const confirmed = await journey.bookConfirmed();
const waiting = await signUp(api);
limitUnpaid('on');
await journey.book({ by: waiting });
limitUnpaid('off');

type Answer = { status: number; message: string; code: string; details?: Readonly<Record<string, unknown>> };
type Mistake = (speaking: Record<string, string>) => PromiseLike<{ status: number; body: Omit<Answer, 'status'> }>;

const post = (path: string, body: object | string, by = traveller): Mistake => {
  const call = (speaking: Record<string, string>) => api.request.post(path).set(speaking).set(by.bearer);
  return (speaking) => call(speaking).type('json').send(body);
};
const book = (fields: object, of = tourPackage, by = traveller) =>
  post(everyRoute.createBooking.path, { ...bookingBody(api, by, of), ...fields }, by);
const travellersOf = (travellers: object[]): Mistake => {
  const path = everyRoute.changeTravellers.path.replace('{id}', confirmed._id);
  return (speaking) => api.request.put(path).set(speaking).set(traveller.bearer).send({ travellers, version: 0 });
};
const account = { username: 'somebody.new', email: 'new@example.com', password: 'a fine long password' };
const register = (fields: object) => post(everyRoute.register.path, { ...account, ...fields });

const mistakes: readonly [string, Mistake, string][] = [
  ['a field is missing', register({ email: undefined }), 'Enter an email address.'],
  ['a password is too short', register({ password: 'short' }), 'Use at least 8 characters.'],
  [
    'a password can be guessed',
    register({ password: 'somebody.new1' }),
    'This password is easy to guess. Use a longer one, without your name and without common words.',
  ],
  ['a username is taken', register({ username: traveller.username }), 'This username is taken. Please choose another.'],
  [
    'a text is too long',
    post(everyRoute.sendContactMessage.path, { name: 'x'.repeat(121), email: account.email, message: 'Hello' }),
    'Use at most 120 characters.',
  ],
  [
    'a phone number is none',
    travellersOf([{ name: 'Asha Rao', phone: 'call me' }]),
    'Enter a phone number such as +91 80 4123 4567.',
  ],
  ['a person is not on the booking', travellersOf([{ id: 'abc', name: 'Asha Rao' }]), 'This traveller is not on the booking.'],
  ['there are more people than were booked', travellersOf([1, 2, 3].map((name) => ({ name: `${name}` }))), 'for 2 persons.'],
  ['a day does not exist', book({ travelDate: '2027-02-30' }), 'This day does not exist.'],
  ['a day is past', book({ travelDate: addDays(today, -1) }), 'This day is in the past.'],
  ['a trip does not leave on a day', book({ travelDate: addDays(today, 8) }, weekly), 'The nearest departures are'],
  ['a day is sold out', book({}, sellsOut), 'This day is sold out. Please choose another.'],
  ['a party is too large', book({ totalPersons: 51 }), 'At most 50 persons can travel on one booking.'],
  ['a field is not known', book({ wish: 'a window' }), 'This field is not known.'],
  ['a code cannot be one', book({ code: '?' }), 'A code has 3 to 40 letters, digits and hyphens.'],
  ['no code is like this', book({ code: 'NO-SUCH' }), 'There is no such code. Please check how it is written.'],
  ['a code is over', book({ code: 'SUMMER' }), 'This code was valid until'],
  ['the price is another one', book({ totalAmount: 1 }), 'The price has changed. Please check the new total.'],
  ['a booking is unpaid', book({}, tourPackage, waiting), 'Pay or cancel your unpaid booking first.'],
  [
    'a booking is paid already',
    post(everyRoute.startPayment.path, { userId: traveller.userId, bookingId: confirmed._id }),
    'This booking cannot be paid.',
  ],
  [
    'a cancellation refunds something else',
    (speaking) =>
      api.request
        .put(everyRoute.cancelBooking.path.replace('{id}', confirmed._id))
        .set(speaking)
        .set(traveller.bearer)
        .send({ status: 'cancelled', expectedRefund: 1 }),
    'Nothing was cancelled.',
  ],
  [
    'a password is wrong',
    post(everyRoute.login.path, { username: traveller.username, password: 'not this one' }),
    'Incorrect username or password.',
  ],
  [
    'a link has expired',
    post(everyRoute.resetPassword.path, { token: 'x'.repeat(43), newPassword: account.password }),
    'This link has expired or has already been used. Request a new one.',
  ],
  [
    'no trip has this number',
    post(everyRoute.openTrip.path, { number: '1A2B3C4D', email: account.email }),
    'No booking has this number and this email address.',
  ],
  ['a body is no JSON', post(everyRoute.login.path, '{'), 'The body is not valid JSON.'],
];

/** What of an answer is read as a sentence: what it says as a whole, and at its fields. */
const sentencesOf = ({ message, details = {} }: Omit<Answer, 'status'>): string[] => [
  message,
  ...Object.values(details).filter((told): told is string => typeof told === 'string'),
];

test.each(mistakes)(
  'where %s, all of the answer is in the language of the page, and in English without one',
  async (_, make, told) => {
    limitUnpaid('on');
    const [asEver, spoken] = [await make({}), await make({ 'Wayfarer-Language': 'xx' })];
    limitUnpaid('off');
    expect(sentencesOf(asEver.body).join(' ')).toContain(told);
    expect(asEver.status).toBeGreaterThanOrEqual(400);
    // Whole texts of the pseudo-language are in brackets; nothing is said outside of them.
    for (const sentence of sentencesOf(spoken.body)) expect(sentence).toMatch(/^\[[^[\]]+\](?: \[[^[\]]+\])*$/);
    const { code, status, details = {} } = { ...spoken.body, status: spoken.status };
    expect({ code, status, fields: Object.keys(details) }).toEqual({
      code: asEver.body.code,
      status: asEver.status,
      fields: Object.keys(asEver.body.details ?? {}),
    });
  },
);

test('what no form sends, and what is missing, is said in the language of the page too', async () => {
  const long: Mistake = (speaking) =>
    api.request
      .get(everyRoute.filterTourPackages.path)
      .set(speaking)
      .query({ title: 'x'.repeat(121) });
  const missing: Mistake = (speaking) =>
    api.request.get(everyRoute.findTourPackage.path.replace('{id}', confirmed._id)).set(speaking);
  for (const make of [long, missing]) {
    const { body } = await make({ 'Wayfarer-Language': 'xx' });
    for (const sentence of sentencesOf(body)) expect(sentence).toMatch(/^\[[^[\]]+\]$/);
  }
  expect((await missing({})).body.message).toBe('This package is no longer offered.');
  expect((await long({})).body.message).toBe('Too big: expected string to have <=120 characters');
});
