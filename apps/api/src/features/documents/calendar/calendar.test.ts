import { bookingNumberOf } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);

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
  const mail = post.taken.find(({ subject }) => subject?.startsWith('Confirmed: '));
  const attached = mail?.attachments.find(({ filename }) => filename === 'trip.ics');
  expect(text).toContain('BEGIN:VEVENT');
  expect(withoutStamp(text)).toBe(withoutStamp(String(attached?.content)));
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
