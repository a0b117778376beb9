import { type Account, signUp } from '../accounts.ts';
import type { TestApi } from '../start-test-api.ts';
import { codeOf, pendingTokenOf, startTwoFactor, takeSecondStep, turnOnTwoFactor } from '../two-factor.ts';
import type { Changes, ErrorCases } from './every-case.ts';

/** Nobody's code. */
const WRONG = 'aaaaa-aaaaa';

const post = (api: TestApi, path: string, { bearer }: Pick<Account, 'bearer'>, body: object) =>
  api.request.post(`/api/account/two-factor${path}`).set(bearer).send(body);

const withTwoFactor = async (api: TestApi): Promise<Account> => {
  const account = await signUp(api);
  await turnOnTwoFactor(api, account);
  return account;
};

export const errorCases: ErrorCases = {
  takeSecondStep: {
    BAD_CREDENTIALS: ({ api }) => takeSecondStep(api, 'no.such.token', '123456'),
    CODE_REFUSED: async ({ api }) => takeSecondStep(api, await pendingTokenOf(api, await withTwoFactor(api)), WRONG),
  },
  startTwoFactor: {
    BAD_CREDENTIALS: ({ api, stranger }) => post(api, '', stranger, { currentPassword: 'not this one' }),
    CONFLICT: async ({ api }) => {
      const account = await withTwoFactor(api);
      return post(api, '', account, { currentPassword: account.password });
    },
  },
  confirmTwoFactor: {
    CODE_REFUSED: async ({ api }) => {
      const account = await signUp(api);
      await startTwoFactor(api, account);
      return post(api, '/confirm', account, { code: WRONG });
    },
    CONFLICT: ({ api, stranger }) => post(api, '/confirm', stranger, { code: '123456' }),
  },
  removeTwoFactor: {
    BAD_CREDENTIALS: ({ api, stranger }) => post(api, '/remove', stranger, { currentPassword: 'not this one', code: '123456' }),
    CODE_REFUSED: async ({ api }) => {
      const account = await withTwoFactor(api);
      return post(api, '/remove', account, { currentPassword: account.password, code: WRONG });
    },
    CONFLICT: ({ api, stranger }) => post(api, '/remove', stranger, { currentPassword: stranger.password, code: '123456' }),
  },
};

export const changes: Changes = {
  startTwoFactor: async ({ api, admin }) => ({ answer: await post(api, '', admin, { currentPassword: admin.password }) }),
  confirmTwoFactor: async ({ api, admin }) => {
    const code = codeOf(api, await startTwoFactor(api, admin));
    return { answer: await post(api, '/confirm', admin, { code }) };
  },
  removeTwoFactor: async ({ api, admin }) => {
    const { recoveryCodes } = await turnOnTwoFactor(api, admin);
    return { answer: await post(api, '/remove', admin, { currentPassword: admin.password, code: recoveryCodes[0] }) };
  },
};
