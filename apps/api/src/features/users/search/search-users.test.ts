import { randomBytes } from 'node:crypto';
import type { User } from '@wayfarer/contracts';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { type Account, confirmAddress, signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { searchKeysOf } from './search-keys.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const admin = await signUpAdmin(api);
const stored = api.dependencies.database.collection('users');

const search = (text: string) => api.request.get('/api/auth/users').query({ search: text }).set(admin.bearer);
const namesFound = async (text: string): Promise<string[]> => {
  const { body } = await search(text).expect(200);
  return (body as User[]).map(({ username }) => username).toSorted();
};
const changeEmail = async ({ bearer, password }: Account, email: string): Promise<void> => {
  await api.request.post('/api/account/email').set(bearer).send({ email, currentPassword: password }).expect(200);
  await post.pass();
  const { text = '' } = post.email({ to: email, subject: 'Confirm your email address' });
  const [, token] = /\/confirm-email#([\w-]+)/.exec(text) ?? [];
  await api.request.post('/api/account/confirm-email').send({ token }).expect(200);
};

test('users are found by the beginnings of words anywhere in name and address, without accents and capitals', async () => {
  await signUp(api, { username: 'rajiv.singh' });
  await signUp(api, { username: 'Amara_Okafor-2' });
  for (const text of ['singh', 'SIN', 'rajiv sin', 'singh rajiv', 'rajiv.singh', 'rajiv.singh@example', 'Ṡingh'])
    expect(await namesFound(text), text).toEqual(['rajiv.singh']);
  expect(await namesFound('okaf')).toEqual(['Amara_Okafor-2']);
  for (const text of ['kafor', 'singh okafor', '…']) expect(await namesFound(text), text).toEqual([]);
});

test('after a change of address a user is found by the words of the new one, and by those of the old one no longer', async () => {
  const user = await signUp(api, { username: 'moving.house' });
  await confirmAddress(api, user);
  await changeEmail(user, 'elsewhere@harbour.example');
  expect(await namesFound('harbour')).toEqual(['moving.house']);
  await changeEmail(user, 'again@lighthouse.example');
  expect(await namesFound('harbour')).toEqual([]);
});

test('of a deleted user whose bookings stay no word of name or address is kept', async () => {
  const journey = await startMoneyJourney(api);
  const user = await signUp(api, { username: 'ines.quill' });
  await journey.bookConfirmed({ by: user });
  await api.request.delete(`/api/auth/${user.userId}`).set(admin.bearer).expect(200);
  expect(await stored.findOne({ _id: new Types.ObjectId(user.userId) })).toMatchObject({ searchKeys: [] });
  expect(await stored.countDocuments({ searchKeys: 'quill' })).toBe(0);
});

test('a word of more than 1,000 users asks for more letters, and names with such words are still found by their beginning', async () => {
  const rows = Array.from({ length: 1001 }, (_, row) => {
    const username = `crowd.many-${row}`;
    const email = `${username}@crowd.example`;
    const keys = { usernameKey: username, emailKey: email, searchKeys: searchKeysOf({ username, email }) };
    return {
      _id: new Types.ObjectId(randomBytes(12)),
      username,
      email,
      ...keys,
      role: 'user',
      createdAt: new Date(),
      withdrawnAt: null,
    };
  });
  await stored.insertMany(rows);
  const { body } = await search('crowd').expect(400);
  expect(body.message).toBe('More than 1,000 users match “crowd”. Type more letters.');
  expect(await namesFound('crowd.many-1000')).toEqual(['crowd.many-1000']);
  await stored.updateOne({ username: 'crowd.many-7' }, { $set: { username: 'many.crowd', usernameKey: 'many.crowd' } });
  expect(await namesFound('many.crowd')).toEqual(['many.crowd']);
});
