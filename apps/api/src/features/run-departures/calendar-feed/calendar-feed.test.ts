import { addDays } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, signUp } from '../../../testing/accounts.ts';
import { addTourPackage, todayOf } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { nameOnDeparture } from '../../../testing/name-guide.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { sumUpFigures } from '../../../testing/sum-up-figures.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { admin } = journey;
const day = (ahead: number): string => addDays(todayOf(api), ahead);
const compact = (date: string): string => date.replaceAll('-', '');

const schedule = JSON.stringify({ rules: [{ every: 'day', from: day(0) }], added: [], closed: [], startTime: '06:30' });
const trek = await addTourPackage(api, admin, {
  destination: journey.tourPackage.destination._id,
  title: 'Trek; up, and down',
  itinerary: JSON.stringify(['Up', 'Down']),
  facts: JSON.stringify({ meetingPoint: 'Gate 3, Central Station' }),
  schedule,
});

const renew = async ({ bearer }: Account): Promise<string> =>
  new URL((await api.request.post('/api/account/calendar').set(bearer).expect(201)).body.address).pathname;
const read = (path: string) => api.request.get(path);
/** A calendar's lines, without the breaks that keep them short. */
const linesOf = async (path: string): Promise<string[]> =>
  (await read(path).expect(200)).text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const eventOf = (lines: readonly string[], on: string): string[] => {
  const uid = lines.findIndex((line) => line.startsWith(`UID:departure-${trek._id}-${on}@`));
  const begin = lines.lastIndexOf('BEGIN:VEVENT', uid);
  return uid < 0 ? [] : lines.slice(begin, lines.indexOf('END:VEVENT', uid));
};

test('the calendar of a guide has their departures with days, meeting point and persons, and nothing of who travels', async () => {
  const guide = await signUp(api, { role: 'guide' });
  await journey.bookConfirmed({ of: trek, travelDate: day(3), totalPersons: 3 });
  await journey.bookConfirmed({ of: trek, travelDate: day(6), totalPersons: 1 });
  await nameOnDeparture(api, admin, guide, { of: trek, day: day(3) });
  const path = await renew(guide);
  expect(path).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  const { headers, text } = await read(path).expect(200);
  expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = await linesOf(path);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const event = eventOf(lines, day(3));
  for (const line of [
    'SUMMARY:Trek\\; up\\, and down (3 persons)',
    'LOCATION:Gate 3\\, Central Station',
    'STATUS:CONFIRMED',
    `DTSTART:${compact(day(3))}T063000`,
    `DTEND:${compact(day(5))}T000000`,
  ])
    expect(event).toContain(line);
  expect(event.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(1);
  expect(text).not.toContain(journey.traveller.username);
  expect(text).not.toMatch(/@example\.com/);
});

test('the calendar of an admin has every departure with bookings, and a cancelled one stays in it as cancelled', async () => {
  await journey.bookConfirmed({ of: trek, travelDate: day(20), totalPersons: 2 });
  const gone = await journey.bookConfirmed({ of: trek, travelDate: day(25), totalPersons: 2 });
  await sumUpFigures(api);
  const path = await renew(admin);
  const before = eventOf(await linesOf(path), day(25));
  expect(before).toContain('STATUS:CONFIRMED');
  await api.request
    .post(`/api/departure/cancel/${trek._id}`)
    .set({ ...admin.bearer, 'Idempotency-Key': 'snow' })
    .send({ day: day(25), bookings: [gone._id], reason: 'Snow', letter: 'We are sorry.' })
    .expect(200);
  await sumUpFigures(api);
  const lines = await linesOf(path);
  const after = eventOf(lines, day(25));
  expect(after).toContain('STATUS:CANCELLED');
  const uidIn = (event: readonly string[]) => only(event, (line) => line.startsWith('UID:'));
  expect(uidIn(after)).toBe(uidIn(before));
  expect(eventOf(lines, day(20))).toContain('STATUS:CONFIRMED');
  expect(eventOf(lines, day(21))).toEqual([]);
});

test('departures of a month ago, and of more than a year ahead, are not in a calendar; one without any is a calendar too', async () => {
  const guide = await signUp(api, { role: 'guide' });
  const path = await renew(guide);
  const empty = await linesOf(path);
  expect(empty).toContain('BEGIN:VCALENDAR');
  expect(empty).not.toContain('BEGIN:VEVENT');
  for (const ahead of [-31, -30, 365, 366]) await nameOnDeparture(api, admin, guide, { of: trek, day: day(ahead) });
  const lines = await linesOf(path);
  expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2);
  for (const ahead of [-30, 365]) expect(eventOf(lines, day(ahead))).not.toEqual([]);
});

test('a calendar of many departures is one calendar, with each of them once', async () => {
  const guide = await signUp(api, { role: 'guide' });
  const days = Array.from({ length: 45 }, (_, ahead) => day(30 + ahead * 3));
  for (const on of days) await nameOnDeparture(api, admin, guide, { of: trek, day: on });
  const lines = await linesOf(await renew(guide));
  for (const line of ['BEGIN:VCALENDAR', 'END:VCALENDAR', 'VERSION:2.0'])
    expect(lines.filter((one) => one === line)).toHaveLength(1);
  const uids = lines.filter((line) => line.startsWith('UID:'));
  expect(new Set(uids).size).toBe(45);
  expect(uids).toHaveLength(45);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(45);
});

test('an address ends when it is renewed or stopped, and says nothing then; only its hash is stored', async () => {
  const guide = await signUp(api, { role: 'guide' });
  const since = async () => (await api.request.get('/api/account/calendar').set(guide.bearer).expect(200)).body.since;
  expect(await since()).toBeNull();
  const first = await renew(guide);
  const second = await renew(guide);
  expect(await since()).not.toBeNull();
  await read(first).expect(404);
  await read(second).expect(200);
  const stored = await api.dependencies.database.collection('users').findOne({ username: guide.username });
  expect(JSON.stringify(stored)).not.toContain(second.split('/').at(-1)?.replace('.ics', ''));
  await api.request.delete('/api/account/calendar').set(guide.bearer).expect(200, { since: null });
  const { body, text } = await read(second).expect(404);
  expect(body.code).toBe('NOT_FOUND');
  expect(text).not.toContain('VCALENDAR');
});

test('the calendar of a deleted account, or of one that no longer works on departures, ends', async () => {
  const [left, deleted] = [await signUp(api, { role: 'guide' }), await signUp(api, { role: 'desk' })];
  const paths = [await renew(left), await renew(deleted)];
  for (const path of paths) await read(path).expect(200);
  await api.request.put(`/api/auth/${left.userId}/role`).set(admin.bearer).send({ role: 'viewer' }).expect(200);
  await api.request.delete(`/api/auth/${deleted.userId}`).set(admin.bearer).expect(200);
  for (const path of paths) await read(path).expect(404);
});
