import { bookingNumberOf, instantAt } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { addTourPackage, packageFields, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
beforeEach(post.clear);

const ask = (id: string, { bearer } = journey.traveller) => api.request.get(`/api/booking/calendar/${id}`).set(bearer);
/** Says when it was written. */
const withoutStamp = (entry: string) => entry.replace(/DTSTAMP:.*/, '');

test('a paid booking has the calendar entry of its email as a file', async () => {
  const booking = await journey.bookConfirmed();
  await post.pass();
  const { headers, text } = await ask(booking._id).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="trip-${bookingNumberOf(booking._id)}.ics"`,
    'cache-control': 'no-store',
  });
  const mail = post.email({ subject: /^Confirmed: / });
  const attached = only(mail.attachments, ({ filename }) => filename === 'trip.ics');
  expect(text).toContain('BEGIN:VEVENT');
  expect(withoutStamp(text)).toBe(withoutStamp(String(attached.content)));
});

test('a booking that is not paid, or cancelled, has none, and says why', async () => {
  const booking = await journey.book();
  const refusals = [await ask(booking._id).expect(409)];
  await journey.confirm(booking);
  await journey.cancel(booking).expect(200);
  refusals.push(await ask(booking._id).expect(409));
  for (const { body } of refusals) expect(body.message).toBe('Only a paid booking that is not cancelled has a calendar entry.');
});

test('nobody else gets the calendar entry of a booking', async () => {
  const booking = await journey.bookConfirmed();
  await ask(booking._id, await signUp(api)).expect(403);
});

test('a trip with a start time begins at it in the calendar, its email and its answers, whatever the package says later', async () => {
  const today = todayOf(api);
  const schedule = { rules: [{ every: 'day', from: today }], added: [], closed: [], startTime: '06:30' };
  const of = await addTourPackage(api, journey.admin, {
    destination: journey.tourPackage.destination._id,
    schedule: JSON.stringify(schedule),
  });
  const booking = await journey.bookConfirmed({ of });
  expect(booking.startTime).toBe('06:30');
  const later = { ...packageFields(api, of.destination._id), schedule: JSON.stringify({ ...schedule, startTime: '09:00' }) };
  await api.request.put(`/api/package/${of._id}`).set(journey.admin.bearer).field(later).expect(200);
  await post.pass();
  const { text } = await ask(booking._id).expect(200);
  const begins = instantAt(booking.travelDate, '06:30', api.dependencies.config.SITE_TIME_ZONE);
  expect(text).toContain(`DTSTART:${begins.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  expect(post.email({ subject: /^Confirmed: / }).text).toContain('06:30 on the first day');
});
