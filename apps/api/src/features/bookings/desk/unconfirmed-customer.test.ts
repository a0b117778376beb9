import type { FoundCustomer } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, confirmAddress, signUp } from '../../../testing/accounts.ts';
import { addPasskey } from '../../../testing/authenticator.ts';
import { bookAtDesk, deskBody } from '../../../testing/desk.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const desk = await signUp(api, { role: 'desk' });

const addressOf = ({ username }: Account) => `${username}@example.com`;
const book = (customer: object) => bookAtDesk(api, desk, deskBody({ ...journey, api }, { customer }));
const customers = (search: string) => api.request.get('/api/desk/customer').query({ search }).set(desk.bearer);
const foundBy = async (search: string): Promise<FoundCustomer[]> => (await customers(search).expect(200)).body;

test('the desk is told where nobody has confirmed an address, in the list of customers and in the refusal of a new one', async () => {
  const [squatter, known] = [await signUp(api), await signUp(api)];
  await confirmAddress(api, known);
  expect(only(await foundBy(addressOf(squatter)))).toMatchObject({ isEmailVerified: false });
  expect(only(await foundBy(addressOf(known)))).toMatchObject({ isEmailVerified: true });
  const { body } = await book({ name: 'Priya Sharma', email: addressOf(squatter) }).expect(409);
  expect(body.details['customer.email']).toContain('Nobody has confirmed this address.');
  expect(body.details.isEmailVerified).toBe(false);
  const { body: other } = await book({ name: 'Priya Sharma', email: addressOf(known) }).expect(409);
  expect(other.message).not.toContain('confirmed');
});

test('whoever registered with an address that nobody has confirmed is logged out for good when the desk books for it; its owner sets a password by the link', async () => {
  const squatter = await signUp(api);
  await addPasskey(api, squatter);
  const { body } = await book({ userId: squatter.userId }).expect(201);
  await api.request.get('/api/account').set(squatter.bearer).expect(401);
  await api.request.get(`/api/booking/trip/${body.booking._id}`).set(squatter.bearer).expect(401);
  await api.request.post('/api/auth/login').send({ username: squatter.username, password: squatter.password }).expect(401);
  const stored = await api.dependencies.database.collection('users').findOne({ usernameKey: squatter.username.toLowerCase() });
  expect(stored).not.toHaveProperty('passkeys');
  await api.request
    .post('/api/auth/forgot-password')
    .send({ email: addressOf(squatter) })
    .expect(200);
  await post.pass();
  const { text = '' } = post.email({ to: addressOf(squatter), subject: 'Choose a new password' });
  const token = /\/reset-password#([\w-]+)/.exec(text)?.[1];
  const newPassword = 'a password that Priya has chosen';
  await api.request.post('/api/auth/reset-password').send({ token, newPassword }).expect(200);
  await book({ userId: squatter.userId }).expect(201);
  await api.request.post('/api/auth/login').send({ username: squatter.username, password: newPassword }).expect(200);
});

test('the desk’s list of customers begins at two characters and has travellers alone, and colleagues have no page there', async () => {
  const [customer, colleague] = [await signUp(api), await signUp(api, { role: 'admin' })];
  for (const query of [{}, { search: '' }, { search: 'a' }, { search: ' a ' }]) {
    const { body } = await api.request.get('/api/desk/customer').query(query).set(desk.bearer).expect(400);
    expect(body.details).toEqual({ search: 'Enter at least 2 characters.' });
  }
  expect((await foundBy(addressOf(customer))).map(({ _id }) => _id)).toEqual([customer.userId]);
  expect(await foundBy(addressOf(colleague))).toEqual([]);
  await api.request.get(`/api/customer/${colleague.userId}`).set(desk.bearer).expect(404);
  await api.request.get(`/api/customer/${colleague.userId}`).set(journey.admin.bearer).expect(200);
});
