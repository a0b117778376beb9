import { expect, test } from 'vitest';
import { signUp } from '../../testing/accounts.ts';
import { everyFreeText } from '../../testing/endpoint-cases/every-case.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const { database } = api.dependencies;

const isStored = async (text: string): Promise<boolean> => {
  const collections = await database.listCollections();
  const found = await Promise.all(collections.map(({ name }) => database.collection(name).find().toArray()));
  return JSON.stringify(found).includes(text);
};

/**
 * What staff write to each other about a refund (docs/decisions/0080), or about what they take off a price.
 */
const NOT_FOR_THE_OWNER = ['refundPayment', 'changeTrip'];

test('whatever is kept of what was written freely by or about the owner of an account is in its export, but for what staff write to each other', async () => {
  const account = await signUp(api);
  await database.collection('users').updateOne({ username: account.username }, { $set: { emailVerifiedAt: new Date() } });
  const texts = new Map<string, string>();
  for (const [name, write] of Object.entries(everyFreeText)) {
    if (write === 'about no account') continue;
    const text = `Written by ${name}`;
    await write({ ...journey, api }, account, text);
    if (await isStored(text)) texts.set(name, text);
  }
  const { text: exported } = await api.request.get('/api/account/export').set(account.bearer).expect(200);
  expect([...texts].filter(([, text]) => !exported.includes(text)).map(([name]) => name)).toEqual(NOT_FOR_THE_OWNER);
  expect(texts.size).toBeGreaterThan(2);
});
