import { randomBytes } from 'node:crypto';
import type { InboxFilter } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { everyPage } from '../../testing/every-page.ts';
import { testApi } from '../../testing/start-test-api.ts';
import type { ContactMessageRecord } from './contact-message.model.ts';
import { contactMessageRepository, searchKeysOf } from './contact-message.repository.ts';

const MESSAGES = 5000;
const HOUR = 60 * 60_000;
const random = (below: number): number => Math.floor(Math.random() * below);
const [caller, other] = [new Types.ObjectId(randomBytes(12)), new Types.ObjectId(randomBytes(12))];

const api = await testApi();
const all: ContactMessageRecord[] = Array.from({ length: MESSAGES }, (): ContactMessageRecord => {
  const name = `${['Asha', 'Zoë', 'ravi'][random(3)]} ${['Rao', 'Iyer', 'Ravindran'][random(3)]}`;
  const message = ['Is there snow in Manali?', 'Čokoladu, prosím', '雪がありますか'][random(3)] ?? '';
  const email = `writer${random(20)}@example.com`;
  return {
    _id: new Types.ObjectId(randomBytes(12)),
    name,
    email,
    emailKey: email,
    searchKeys: searchKeysOf({ name, email, message }),
    message,
    // Many at the same instant, so that ids break ties.
    receivedAt: new Date(Date.UTC(2026, 0, 1) + random(1500) * HOUR),
    isDone: random(2) === 0,
    assigneeId: [null, caller, other][random(3)] ?? null,
    replies: [],
  };
});
await api.dependencies.database.collection<ContactMessageRecord>('contactmessages').insertMany(all);

/** The expected list: all messages, filtered and sorted naively. */
const plainly = ({ state, assigned, sort }: InboxFilter, begins: readonly string[]): string[] => {
  const found = all.filter(
    ({ isDone, assigneeId, searchKeys }) =>
      (state === 'all' || isDone === (state === 'done')) &&
      (assigned === 'all' || String(assigneeId) === (assigned === 'me' ? String(caller) : 'null')) &&
      begins.every((beginning) => searchKeys.some((key) => key.startsWith(beginning))),
  );
  const sorted = found.toSorted(
    (a, b) => Number(a.receivedAt) - Number(b.receivedAt) || (String(a._id) < String(b._id) ? -1 : 1),
  );
  return (sort === 'receivedAt' ? sorted : sorted.toReversed()).map(({ _id }) => String(_id));
};

const searches = [
  [undefined, []],
  ['ZOE', ['zoe']],
  ['rav', ['rav']],
  ['asha iy', ['asha', 'iy']],
  ['writer7', ['writer7']],
  ['snow', ['snow']],
  ['rav cokol', ['rav', 'cokol']],
  ['あります', ['あります']],
] as const;
const questions = searches.flatMap(([search, begins]) =>
  (['all', 'open', 'done'] as const).flatMap((state) =>
    (['all', 'me', 'nobody'] as const).flatMap((assigned) =>
      (['receivedAt', '-receivedAt'] as const).map((sort) => [{ search, state, assigned, sort }, begins] as const),
    ),
  ),
);

test.each(questions)('of 5,000 random messages %j are what a plain sort gives, to the last page', async (asked, begins) => {
  const messages = contactMessageRepository(api.dependencies.database);
  const found = await everyPage((page) => messages.list({ ...asked, ...page, caller: String(caller) }), 83);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ _id }) => String(_id))).toEqual(plainly(asked, begins));
});
