import type { JoinPreview } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { confirmAddress, signUp } from '../../../testing/accounts.ts';
import { everyFreeText } from '../../../testing/endpoint-cases/every-case.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';

const api = await testApi();
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const { admin } = journey;
const WRITTEN = 'In words of my own';

/** Where a text stands, with what it is in: 'notes.userId' for a field of a note. */
const placesIn = (value: unknown, place: string, text: string): string[] => {
  if (value === null || typeof value !== 'object' || value instanceof Date || '_bsontype' in value)
    return String(value).toLowerCase().includes(text) ? [place] : [];
  const parts = Array.isArray(value) ? value.map((one) => ['', one] as const) : Object.entries(value);
  return parts.flatMap(([field, one]) => placesIn(one, field === '' ? place : `${place}.${field}`, text));
};
const placesOf = async (text: string): Promise<string[]> => {
  const collections = await api.dependencies.database.listCollections();
  const found = collections
    .filter(({ type }) => type === 'collection')
    .map(async ({ name }) => {
      const documents = await api.dependencies.database.collection(name).find().toArray();
      return documents.flatMap((document) => placesIn(document, name, text.toLowerCase()));
    });
  return [...new Set((await Promise.all(found)).flat())].toSorted();
};

/** Everything that staff can see of an account, as its own export has it. */
const exportOf = async (userId: string) =>
  (await api.request.post(`/api/customer/${userId}/export`).set(admin.bearer).expect(200)).body;

test('whatever hangs on an account is of the other one once they are joined, and as much as was said before', async () => {
  const [kept, closed] = [await signUp(api), await signUp(api)];
  for (const one of [kept, closed]) await confirmAddress(api, one);
  const written: string[] = [];
  // Those that are about no account, and those that join or delete it themselves.
  for (const [name, write] of Object.entries(everyFreeText))
    if (write !== 'about no account') {
      await write({ ...journey, api }, closed, `${WRITTEN}, ${name}`);
      written.push(name);
    }
  await confirmAddress(api, closed);
  await api.request.post('/api/code').set(admin.bearer).send({ code: 'MONSOON', percent: 10, most: 10 }).expect(201);
  const half = Math.round(journey.tourPackage.price * 180) / 100;
  await journey.book({ by: closed, code: 'MONSOON', totalAmount: half });
  const confirmed = await journey.bookConfirmed({ by: closed });
  await journey.cancel(await journey.bookConfirmed({ by: closed }), closed).expect(200);
  await journey.refund(confirmed, { amount: 1, reason: WRITTEN });
  await post.pass();
  await issueInvoices(api.dependencies);

  const path = `/api/customer/${kept.userId}/join`;
  const { body: preview }: { body: JoinPreview } = await api.request
    .get(path)
    .query({ other: closed.userId })
    .set(admin.bearer)
    .expect(200);
  const [before, of] = [await exportOf(kept.userId), await exportOf(closed.userId)];
  await api.request.post(path).send({ other: closed.userId }).set(admin.bearer).expect(200);
  const after = await exportOf(kept.userId);

  // Records name the closed account by its id, which leads on to the one that remains; nothing else does.
  expect(await placesOf(closed.userId)).toEqual([
    'adminactions.asked.body.other',
    'adminactions.asked.body.user',
    'adminactions.asked.params.id',
    'adminactions.outcome.changes.fields.to',
    'adminactions.outcome.changes.id',
    'bookings.trail.by.id',
    'bookings.trail.changes.from',
    'emails._id',
    'emails.asSent.html',
    'emails.asSent.text',
    'users._id',
    'users.emailKey',
    'users.emailsDue.of',
    'users.joined.id',
    'users.usernameKey',
  ]);
  const lists = ['bookings', 'travellers', 'payments', 'invoices', 'emails', 'messages', 'notes'] as const;
  for (const list of lists) {
    expect([list, after[list].length]).toEqual([list, before[list].length + of[list].length]);
    expect([list, of[list].length > 0]).toEqual([list, true]);
  }
  const { bookings, messages, notes } = preview.moves;
  expect({ bookings, messages, notes }).toEqual({
    bookings: of.bookings.length,
    messages: of.messages.length,
    notes: of.notes.length,
  });
  expect(preview.moves.codeUses).toBe(1);
  expect(written).toContain('addNote');
});
