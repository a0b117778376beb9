import { bookingNumberOf, type Letter, type LetterKind, letterKinds } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { dayText } from '../../time/day-text.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const letters = api.dependencies.database.collection('letters');
beforeEach(async () => {
  await post.clear();
  await letters.deleteMany({});
});

const at = (kind: LetterKind) => `/api/agency/letters/${kind}`;
const put = (kind: LetterKind, body: object) => api.request.put(at(kind)).set(journey.admin.bearer).send(body);
const reset = (kind: LetterKind, version: number) =>
  api.request.delete(`${at(kind)}?version=${version}`).set(journey.admin.bearer);
const preview = (kind: LetterKind, body: object) =>
  api.request
    .post(`${at(kind)}/preview`)
    .set(journey.admin.bearer)
    .send(body);
const listed = async (): Promise<Letter[]> => (await api.request.get('/api/agency/letters').set(journey.admin.bearer)).body;

const WORDS = { subject: 'See you, {name}: {trip}', text: 'Namaste {name},\n\nwe meet on {day} in {place}.\n\n{agency}' };

/** The email that a new traveller gets once a booking of theirs is paid. */
const confirmedEmail = async () => {
  const by = await signUp(api);
  const booking = await journey.bookConfirmed({ by });
  await post.pass();
  return { by, booking, email: post.email({ to: `${by.username}@example.com`, subject: /See you|Confirmed/ }) };
};

test('an email goes out in the agency’s words, with the values of the booking, and what law and money need stays in it', async () => {
  await put('booking-confirmed', { ...WORDS, version: 0 }).expect(200);
  const { by, booking, email } = await confirmedEmail();
  expect(email.subject).toBe(`See you, ${by.username}: ${booking.package.title}`);
  expect(email.text).toContain(`Namaste ${by.username},`);
  expect(email.text).toContain(`we meet on ${dayText(booking.travelDate)} in `);
  expect(email.text).not.toContain('An entry for your calendar is attached');
  expect(email.text).toContain('₹3,999.98');
  expect(email.text).toContain(bookingNumberOf(booking._id));
  expect(email.text).toContain('Your trip is confirmed'.toUpperCase());
  expect(email.text).toMatch(/Your voucher and your invoice are attached/);
  expect(email.text).toContain('You are receiving this email because');
});

test('back to ours takes the product’s words again, for emails that are sent from then on', async () => {
  await put('booking-confirmed', { ...WORDS, version: 0 }).expect(200);
  const { body } = await reset('booking-confirmed', 1).expect(200);
  expect(body.letter).toMatchObject({ kind: 'booking-confirmed', own: null, version: 2 });
  expect((await confirmedEmail()).email.subject).toMatch(/^Confirmed: /);
});

test('every kind is listed in the order of a booking, and tells whose words it has', async () => {
  await put('trip-reminder', { ...WORDS, version: 0 }).expect(200);
  const all = await listed();
  expect(all.map(({ kind }) => kind)).toEqual(letterKinds);
  expect(only(all.filter(({ own }) => own !== null))).toMatchObject({ kind: 'trip-reminder', own: WORDS, version: 1 });
});

test('a field that does not exist is refused where it stands, with those that do', async () => {
  const wrong = { subject: 'Hello {nmae}', text: 'You get {refund} back. {' };
  const { body } = await put('booking-confirmed', { ...wrong, version: 0 }).expect(400);
  const known = '{name}, {trip}, {day}, {place}, {number}, {persons}, {total} or {agency}.';
  expect(body.details).toEqual({
    subject: `{nmae} is not a field here. Use ${known}`,
    text: `{refund} is not a field here. Use ${known}`,
  });
  expect((await preview('booking-confirmed', wrong).expect(400)).body.details).toEqual(body.details);
  expect(await letters.countDocuments()).toBe(0);
});

test.each([
  [{ subject: 'Hello {name', text: 'x' }, { subject: 'A brace stands alone. A field has one on each side, such as {name}.' }],
  [
    { subject: ' ', text: '' },
    { subject: 'Enter a subject.', text: 'Enter the text.' },
  ],
  [
    { subject: 'x'.repeat(151), text: 'x'.repeat(4001) },
    { subject: 'Use at most 150 characters.', text: 'Use at most 4,000 characters.' },
  ],
])('an open brace, no text and too long a text are refused at their field', async (words, details) => {
  expect((await put('booking-confirmed', { ...words, version: 0 }).expect(400)).body.details).toEqual(details);
});

test('of two who change a letter one is refused with what the other wrote, also who takes ours again', async () => {
  const answers = await Promise.all(['A', 'B'].map((subject) => put('hold-expired', { ...WORDS, subject, version: 0 })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const { body } = await reset('hold-expired', 0).expect(409);
  expect(body.details.current).toEqual(only((await listed()).filter(({ own }) => own !== null)));
});

test('values are text: neither markup nor a field nor a line break in them does anything', async () => {
  const by = await signUp(api);
  await api.dependencies.database
    .collection('users')
    .updateOne({ username: by.username }, { $set: { username: '<img src=x>{total}' } });
  await journey.book({ by });
  const { body } = await preview('booking-received', { subject: 'To {name}', text: '<b>Hello</b> {name}' }).expect(200);
  expect(body.subject).toBe('To <img src=x>{total}');
  expect(body.html).not.toMatch(/<img|<b>/);
  expect(body.html).toContain('{total}');
});

test('a stored field that this version does not know does not hold an email back: it goes out in our words', async () => {
  await letters.insertOne({
    _id: 'booking-confirmed' as never,
    version: 1,
    at: new Date(),
    own: { subject: 'On {moon}', text: 'x' },
  });
  expect((await confirmedEmail()).email.subject).toMatch(/^Confirmed: /);
});

test('a preview shows each kind on the booking that is named, else on the latest, and sends nothing', async () => {
  const by = await signUp(api);
  const first = await journey.bookConfirmed({ by });
  const latest = await journey.book({ by });
  await post.pass();
  await post.clear();
  for (const kind of letterKinds) {
    const shown = await preview(kind, { subject: `${kind} {number}`, text: 'Namaste {name}' }).expect(200);
    expect(shown.body).toMatchObject({
      booking: bookingNumberOf(latest._id),
      subject: `${kind} ${bookingNumberOf(latest._id)}`,
      text: expect.stringContaining(`Namaste ${by.username}`),
    });
  }
  const named = await preview('refund-completed', { booking: bookingNumberOf(first._id) }).expect(200);
  expect(named.body.subject).toBe(`Your refund of ₹1,999.99 for booking ${bookingNumberOf(first._id)}`);
  const { body } = await preview('refund-completed', { booking: '00000000' }).expect(400);
  expect(body.details).toEqual({ booking: 'No booking has this number, or its traveller has no account any more.' });
  await post.pass();
  expect(post.emails()).toEqual([]);
  expect(await letters.countDocuments()).toBe(0);
});
