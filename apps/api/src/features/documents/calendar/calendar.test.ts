import { bookingNumberOf, type PackageFacts } from '@wayfarer/contracts';
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

/** A package that leaves each day at 06:30, with the facts given. */
const leavingEarly = async (facts: PackageFacts) => {
  const schedule = { rules: [{ every: 'day', from: todayOf(api) }], added: [], closed: [], startTime: '06:30' };
  const destination = journey.tourPackage.destination._id;
  const fields = { destination, schedule: JSON.stringify(schedule), facts: JSON.stringify(facts) };
  return { schedule, of: await addTourPackage(api, journey.admin, fields) };
};
/** An entry's lines, without the breaks that keep them short. */
const linesOf = (entry: string): string[] => entry.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
const compact = (day: string): string => day.replaceAll('-', '');

test('a trip with a start time begins at it on the clock of its place, wherever the calendar is, whatever the package says later', async () => {
  const { of, schedule } = await leavingEarly({ meetingPoint: 'Rodoviario, Puerto Natales' });
  const booking = await journey.bookConfirmed({ of });
  expect(booking.startTime).toBe('06:30');
  const later = {
    ...packageFields(api, of.destination._id),
    schedule: JSON.stringify({ ...schedule, startTime: '09:00' }),
    facts: JSON.stringify({ meetingPoint: 'Elsewhere' }),
  };
  await api.request.put(`/api/package/${of._id}`).set(journey.admin.bearer).field(later).expect(200);
  await post.pass();
  const lines = linesOf((await ask(booking._id).expect(200)).text);
  // Without Z and without a time zone: RFC 5545 3.3.5, form 1.
  expect(lines).toContain(`DTSTART:${compact(booking.travelDate)}T063000`);
  expect(lines.filter((line) => /^DTEND:\d{8}T000000$/.test(line))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('DTSTAMP'))).toHaveLength(1);
  expect(lines.filter((line) => /TZID|TRANSPARENT/.test(line))).toEqual([]);
  const { text } = post.email({ subject: /^Confirmed: / });
  expect(text).toContain('06:30 on the first day, local time');
  expect(text).toContain('Rodoviario, Puerto Natales');
});

test('the calendar leads to the meeting point, and says what to bring', async () => {
  const map = 'https://maps.example.com/?q=1,2';
  const { of } = await leavingEarly({ meetingPoint: 'Gate 3; Central Station', map, toBring: ['A torch'] });
  const booking = await journey.bookConfirmed({ of });
  const { name, country } = of.destination;
  const lines = linesOf((await ask(booking._id).expect(200)).text);
  expect(lines).toContain(`LOCATION:Gate 3\\; Central Station\\, ${name}\\, ${country}`);
  const description = only(lines, (line) => line.startsWith('DESCRIPTION:Booking'));
  for (const part of ['06:30\\, local time', 'Gate 3', map.replaceAll(',', '\\,'), 'A torch', '2 travellers'])
    expect(description).toContain(part);
  expect(lines).toContain('TRIGGER:-PT24H');
});
