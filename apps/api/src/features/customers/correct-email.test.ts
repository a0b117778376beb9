import { addDays, type Role, roleSchema } from '@wayfarer/contracts';
import { only } from '@wayfarer/contracts/testing/only';
import { expect, test } from 'vitest';
import { type Account, confirmAddress, signUp } from '../../testing/accounts.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { testPost } from '../../testing/servers/start-post.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const post = await testPost(api);
const journey = await startMoneyJourney(api);
const desk = await signUp(api, { role: 'desk' });
const DAY_MS = 24 * 60 * 60_000;

const correct = (user: Account, email: string, by: Account = desk) =>
  api.request.put(`/api/customer/${user.userId}/email`).set(by.bearer).send({ email });
const ofClerk = ({ username }: Account) => `clerk.${username}@example.com`;
/** The token of the link to a page that has arrived since the last look; null where none has. */
const tokenTo = async (to: string, page: string): Promise<string | null> => {
  await post.pass();
  const tokens = post.emails({ to }).flatMap(({ text = '' }) => new RegExp(`/${page}#([\\w-]+)`).exec(text)?.[1] ?? []);
  post.forget();
  return tokens.length === 0 ? null : only(tokens);
};
const confirm = async (email: string): Promise<void> => {
  const token = await tokenTo(email, 'confirm-email');
  await api.request.post('/api/account/confirm-email').send({ token }).expect(200);
};
const forgotten = async (email: string): Promise<string | null> => {
  await api.request.post('/api/auth/forgot-password').send({ email }).expect(200);
  return tokenTo(email, 'reset-password');
};

/** Written down beside the table of permissions: whoever sets an address can log in by it. */
const MAY: Record<Role, { confirmed: number; unconfirmed: number }> = {
  user: { confirmed: 403, unconfirmed: 403 },
  guide: { confirmed: 403, unconfirmed: 403 },
  viewer: { confirmed: 403, unconfirmed: 403 },
  desk: { confirmed: 403, unconfirmed: 200 },
  'desk-lead': { confirmed: 403, unconfirmed: 200 },
  admin: { confirmed: 200, unconfirmed: 200 },
};

test.each(roleSchema.options)(
  'an address that its owner has confirmed is replaced by admins alone, by the role %s as the table says',
  async (role) => {
    const [caller, confirmed, unconfirmed] = [await signUp(api, { role }), await signUp(api), await signUp(api)];
    await confirmAddress(api, confirmed);
    const { body } = await correct(confirmed, ofClerk(confirmed), caller).expect(MAY[role].confirmed);
    if (role === 'desk' || role === 'desk-lead') expect(Object.keys(body.details)).toEqual(['email']);
    await correct(unconfirmed, ofClerk(unconfirmed), caller).expect(MAY[role].unconfirmed);
    const login = MAY[role].confirmed === 200 ? 401 : 200;
    await api.request.get('/api/account').set(confirmed.bearer).expect(login);
  },
);

test('no password is set by an address that the desk has set, until its reader has confirmed it; the desk sends that link again', async () => {
  const user = await signUp(api);
  const email = ofClerk(user);
  await correct(user, email).expect(200);
  expect(await forgotten(email)).toBeNull();
  await correct(user, email).expect(200);
  await confirm(email);
  expect(await forgotten(email)).not.toBeNull();
});

test('for a week after the desk has set an address, an admin cancels what refunds more than the desk may', async () => {
  const user = await signUp(api);
  const dear = { by: user, totalPersons: 10, totalAmount: 19_999.9, travelDate: addDays(journey.tourPackage.availableFrom, 90) };
  const [large, later, small] = [
    await journey.bookConfirmed(dear),
    await journey.bookConfirmed(dear),
    await journey.bookConfirmed({ by: user }),
  ];
  const email = ofClerk(user);
  // The welcome, which has a link that confirms too, goes to the address before.
  expect(await tokenTo(`${user.username}@example.com`, 'confirm-email')).not.toBeNull();
  await correct(user, email).expect(200);
  await confirm(email);
  const newPassword = 'a password that the clerk has chosen';
  await api.request
    .post('/api/auth/reset-password')
    .send({ token: await forgotten(email), newPassword })
    .expect(200);
  const login = async () => {
    const { body } = await api.request
      .post('/api/auth/login')
      .send({ username: user.username, password: newPassword })
      .expect(200);
    return { ...user, bearer: { Authorization: `Bearer ${body.token}` } };
  };
  const clerk = await login();
  const { body } = await journey.cancel(large, clerk).expect(403);
  expect(body.message).toMatch(/you may refund up to ₹10,000\.00\. Our desk set the address .* please contact us\.$/);
  await journey.cancel(small, clerk).expect(200);
  await journey.cancel(large, journey.admin).expect(200);
  api.clock.moveBy(7 * DAY_MS);
  await journey.cancel(later, await login()).expect(200);
});
