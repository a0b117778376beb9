import { randomBytes } from 'node:crypto';
import type { LoginAnswer, Role } from '@wayfarer/contracts';
import { register } from '../features/users/index.ts';
import type { TestApi } from './start-test-api.ts';

const PASSWORD = 'a fine long password';

export type Account = LoginAnswer & {
  username: string;
  password: string;
  /** The Authorization header. */
  bearer: { Authorization: string };
};

/** The headers of calls with this token. */
export const bearerOf = (token: string): Pick<Account, 'bearer'> => ({ bearer: { Authorization: `Bearer ${token}` } });

/** No vowels, so that no name is a word that a test looks for. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/**
 * A new name of letters alone: emails break seven digits with invisible characters, which a name of both
 * would have by chance.
 */
const randomName = (): string => `t-${Array.from(randomBytes(10), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;

/** A logged-in account, made through the product's own registration and login. */
export const signUp = async (
  api: TestApi,
  { role = 'user', username = randomName() }: { role?: Role; username?: string } = {},
): Promise<Account> => {
  const registration = { username, email: `${username}@example.com`, password: PASSWORD };
  if (role !== 'user') await register(api.dependencies, registration, { role });
  else await api.request.post('/api/auth/register').send(registration).expect(201);
  const { body } = await api.request.post('/api/auth/login').send({ username, password: PASSWORD }).expect(200);
  const login = body as LoginAnswer;
  return { ...login, username, password: PASSWORD, ...bearerOf(login.token) };
};

/** As if its owner had opened the link that was sent to it. */
export const confirmAddress = async (api: TestApi, { username }: Pick<Account, 'username'>): Promise<void> => {
  const confirmed = { $set: { emailVerifiedAt: api.dependencies.clock() } };
  await api.dependencies.database.collection('users').updateOne({ usernameKey: username.toLowerCase() }, confirmed);
};

export const signUpAdmin = (api: TestApi): Promise<Account> => signUp(api, { role: 'admin' });
