import { randomBytes } from 'node:crypto';
import { addDays, type EmailKind, emailKinds, emailStates, startOfDay } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { everyPage } from '../../testing/every-page.ts';
import { testApi } from '../../testing/start-test-api.ts';
import { type EmailRecord, searchKeysOf } from './email.model.ts';
import { type EmailListRequest, listEmails } from './email-list.repository.ts';

const EMAILS = 5000;
const TIME_ZONE = 'Asia/Kolkata';
const HOUR = 60 * 60_000;
const random = (below: number): number => Math.floor(Math.random() * below);
const oneOf = <Choice>(choices: readonly Choice[]): Choice => choices[random(choices.length)] as Choice;
const bookings = Array.from({ length: 40 }, () => new Types.ObjectId(randomBytes(12)));

const api = await testApi();
const all: EmailRecord[] = Array.from({ length: EMAILS }, (_, row): EmailRecord => {
  // Many to one address at the same instant, so that ids break ties.
  const to = `${oneOf(['Asha', 'ravi', 'zoe'])}${random(25)}@example.com`;
  const bookingId = random(4) === 0 ? null : oneOf(bookings);
  return {
    _id: `cause/${randomBytes(6).toString('hex')}/${row}`,
    to,
    personKey: to.toLowerCase(),
    userId: null,
    bookingId,
    content: { kind: oneOf(emailKinds) } as EmailRecord['content'],
    state: oneOf(emailStates),
    causedAt: new Date(Date.UTC(2026, 0, 1) + random(2000) * HOUR),
    dueAt: null,
    tries: 1,
    sentAt: null,
    lastFailure: null,
    searchKeys: searchKeysOf({ to, bookingId }),
  };
});
await api.dependencies.database.collection<EmailRecord>('emails').insertMany(all);

type Asked = Partial<Omit<EmailListRequest, 'limit' | 'cursor'>>;
const aboutBookings: EmailKind[] = ['booking-received', 'booking-confirmed'];

/** The expected list: all emails, filtered and sorted naively. */
const plainly = ({ search, kind, kinds, state, booking, from, to, sort = '-causedAt' }: Asked): string[] => {
  const keyOf = (one: EmailRecord) => (sort.endsWith('to') ? one.to : one.causedAt.getTime());
  const compare = <Value>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);
  const beginning = search?.replace('#', '').toLowerCase();
  const found = all.filter(
    (one) =>
      (!kind || one.content.kind === kind) &&
      (!kinds || kinds.includes(one.content.kind)) &&
      (!state || one.state === state) &&
      (!booking || String(one.bookingId) === booking) &&
      (!from || one.causedAt >= startOfDay(from, TIME_ZONE)) &&
      (!to || one.causedAt < startOfDay(addDays(to, 1), TIME_ZONE)) &&
      (!beginning || one.searchKeys.some((key) => key.startsWith(beginning))),
  );
  const sorted = found.toSorted((a, b) => compare(keyOf(a), keyOf(b)) || compare(a._id, b._id));
  return (sort.startsWith('-') ? sorted.toReversed() : sorted).map(({ _id }) => _id);
};
const listed = async (asked: Asked, limit: number): Promise<string[]> => {
  const request = { kinds: null, sort: '-causedAt', ...asked } as EmailListRequest;
  const pages = await everyPage((page) => listEmails(api.dependencies.database, { ...request, ...page }, TIME_ZONE), limit);
  return pages.map(({ _id }) => _id);
};

const period = { from: '2026-01-20', to: '2026-02-25' };
const questions: [string, Asked][] = [
  ['all', {}],
  ['one state', { state: 'given_up' }],
  ['one kind', { kind: 'booking-confirmed' }],
  ['what the desk may see', { kinds: aboutBookings }],
  ['what the desk may see, of one state', { kinds: aboutBookings, state: 'sent' }],
  ['one kind, state and period', { kind: 'welcome', state: 'sent', ...period }],
  ['a period', period],
  ['one booking', { booking: String(bookings[0]) }],
  ['the beginning of an address', { search: 'ASHA1' }],
  ['the beginning of an address, in a period and a state', { search: 'ravi', state: 'waiting', ...period }],
  ['a booking number', { search: `#${String(bookings[1]).slice(-8).toUpperCase()}` }],
];

test.each(
  questions.flatMap(([what, asked]) =>
    (['-causedAt', 'causedAt', 'to', '-to'] as const).map((sort) => [what, sort, asked] as const),
  ),
)('of 5,000 random emails %s in the order %s is what a plain sort gives, to the last page', async (_, sort, asked) => {
  const expected = plainly({ ...asked, sort });
  expect(expected.length).toBeGreaterThan(0);
  expect(await listed({ ...asked, sort }, 97)).toEqual(expected);
});
