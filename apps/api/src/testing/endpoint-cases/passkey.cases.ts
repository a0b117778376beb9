import { MAX_PASSKEYS } from '@wayfarer/contracts';
import { type Account, signUp } from '../accounts.ts';
import { addPasskey, answerOf, createAuthenticator, logInWithPasskey, startPasskey } from '../authenticator.ts';
import type { TestApi } from '../start-test-api.ts';
import { turnOnTwoFactor } from '../two-factor.ts';
import type { Changes, ErrorCases, FreeTexts } from './every-case.ts';

const NO_SUCH = '7b1d5c3e-2f4a-4b6c-8d9e-0f1a2b3c4d5e';

const post = (api: TestApi, path: string, { bearer }: Pick<Account, 'bearer'>, body: object) =>
  api.request.post(`/api/account/passkeys${path}`).set(bearer).send(body);

export const errorCases: ErrorCases = {
  logInWithPasskey: {
    PASSKEY_REFUSED: async ({ api, stranger }) => {
      const authenticator = createAuthenticator();
      authenticator.create(await startPasskey(api, stranger), api.url);
      return logInWithPasskey(api, await answerOf(api, authenticator));
    },
  },
  startPasskey: {
    BAD_CREDENTIALS: ({ api, stranger }) => post(api, '/start', stranger, { currentPassword: 'not this one' }),
    CODE_REFUSED: async ({ api }) => {
      const account = await signUp(api);
      await turnOnTwoFactor(api, account);
      return post(api, '/start', account, { currentPassword: account.password });
    },
    CONFLICT: async ({ api }) => {
      const account = await signUp(api);
      for (let count = 0; count < MAX_PASSKEYS; count += 1) await addPasskey(api, account);
      return post(api, '/start', account, { currentPassword: account.password });
    },
  },
  addPasskey: {
    PASSKEY_REFUSED: async ({ api, stranger }) => {
      const credential = createAuthenticator().create(await startPasskey(api, stranger), 'https://harm.example');
      return post(api, '', stranger, { name: 'My phone', credential });
    },
    CONFLICT: async ({ api }) => {
      const account = await signUp(api);
      const authenticator = createAuthenticator();
      await addPasskey(api, account, { authenticator });
      return addPasskey(api, account, { authenticator });
    },
  },
  removePasskey: {
    BAD_CREDENTIALS: ({ api, stranger }) => post(api, '/remove', stranger, { passkey: NO_SUCH, currentPassword: 'not this one' }),
    NOT_FOUND: ({ api, stranger }) => post(api, '/remove', stranger, { passkey: NO_SUCH, currentPassword: stranger.password }),
  },
};

export const changes: Changes = {
  startPasskey: async ({ api, admin }) => ({ answer: await post(api, '/start', admin, { currentPassword: admin.password }) }),
  addPasskey: async ({ api, admin }) => ({ answer: await addPasskey(api, admin) }),
  removePasskey: async ({ api, admin }) => {
    const { body } = await addPasskey(api, admin);
    return { answer: await post(api, '/remove', admin, { passkey: body.id, currentPassword: admin.password }) };
  },
};

export const freeTexts: FreeTexts = {
  addPasskey: ({ api }, by, text) => addPasskey(api, by, { name: text.slice(0, 60) }),
};
