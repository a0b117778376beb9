import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { signUp, signUpAdmin } from './testing/accounts.ts';
import { addTourPackage, packageFields } from './testing/catalogue.ts';
import { bookingBody } from './testing/money-journey.ts';
import { testApi } from './testing/start-test-api.ts';

/** In the distant future, so that the database lets nothing expire. */
const NOON = new Date('2090-02-03T06:30:00.000Z').getTime();

const api = await testApi();
api.clock.stop();
api.clock.moveBy(NOON - api.clock.now().getTime());

const admin = await signUpAdmin(api);
const traveller = await signUp(api, { username: 'asha' });
const tourPackage = await addTourPackage(api, admin);
const bookAnswer = await api.request
  .post('/api/booking')
  .set(traveller.bearer)
  .send(bookingBody(api, traveller, tourPackage));

/** What differs from run to run: ids alone. */
const ids = {
  package: tourPackage._id,
  destination: tourPackage.destination._id,
  user: traveller.userId,
  booking: bookAnswer.body.booking._id,
};

type Answer = { status: number; headers: Record<string, string>; text: string };

const etagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url')}"`;

/**
 * Status, ETag and body as they were sent, with a name in place of each id. The ETag depends on the ids, so
 * that what it is made of stands in its place.
 */
const recordOf = ({ status, headers, text }: Answer): string => {
  if (headers.etag !== undefined) expect(headers.etag).toBe(etagOf(text));
  const body = Object.entries(ids).reduce((sent, [name, id]) => sent.replaceAll(id, `<${name} id>`), text);
  return `${status}\nETag: ${headers.etag === undefined ? 'none' : 'SHA-256 of the body'}\n${body}\n`;
};

/** All were asked for before the first test, the edit last. */
const answers: Record<string, Answer> = {
  'find-package': await api.request.get(`/api/package/${ids.package}`),
  'list-packages': await api.request.get('/api/package'),
  'create-booking': bookAnswer,
  'find-booking': await api.request.get(`/api/booking/bookingById/${ids.booking}`).set(traveller.bearer),
  'list-bookings-of-user': await api.request.get(`/api/booking/${ids.user}`).set(traveller.bearer),
  'edit-package': await api.request
    .put(`/api/package/${ids.package}`)
    .set(admin.bearer)
    .field(packageFields(api, ids.destination, { title: 'Hampi, slowly', price: '2100.50' })),
};

test.each(Object.entries(answers))(
  'the answers for a package without departures and prices stay the same to the byte: %s',
  async (name, answer) => {
    await expect(recordOf(answer)).toMatchFileSnapshot(`./testing/recorded-answers/${name}.txt`);
  },
);
