import { Secret, TOTP } from 'otpauth';
import type { Account } from './accounts.ts';
import type { TestApi } from './start-test-api.ts';

export const STEP = 30_000;

/** The code that an app shows, a number of milliseconds from now. */
export const codeOf = (api: TestApi, secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now().getTime() + later });

export const startTwoFactor = async (api: TestApi, { bearer, password }: Account): Promise<string> => {
  const { body } = await api.request.post('/api/account/two-factor').set(bearer).send({ currentPassword: password }).expect(200);
  return body.secret;
};

/** Turns it on like its owner. Afterwards the present code is used up. */
export const turnOnTwoFactor = async (api: TestApi, account: Account): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const secret = await startTwoFactor(api, account);
  const { body } = await api.request
    .post('/api/account/two-factor/confirm')
    .set(account.bearer)
    .send({ code: codeOf(api, secret) })
    .expect(200);
  return { secret, ...body };
};

/** The first step of a login with two-factor login. */
export const pendingTokenOf = async (api: TestApi, { username, password }: Account): Promise<string> => {
  const { body } = await api.request.post('/api/auth/login').send({ username, password }).expect(401);
  return body.details.pendingToken;
};

export const takeSecondStep = (api: TestApi, pendingToken: string, code: string) =>
  api.request.post('/api/auth/second-step').send({ pendingToken, code });
