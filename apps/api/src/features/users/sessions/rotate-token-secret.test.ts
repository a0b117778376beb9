import { createServer } from 'node:http';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { signUp } from '../../../testing/accounts.ts';
import { testApi } from '../../../testing/start-test-api.ts';

const NEW = 'the new secret for tests that is long enough';

const api = await testApi();

/** Another process on the same data, with these secrets. */
const processWith = (secrets: { TOKEN_SECRET?: string; TOKEN_SECRET_ACCEPTED?: string }) => {
  const { app, stop } = createApp({ ...api.dependencies, config: { ...api.dependencies.config, ...secrets } });
  const server = createServer({ keepAliveTimeout: 600_000 }, app).listen(0);
  return {
    request: supertest(server),
    end: async (): Promise<void> => {
      server.close();
      await stop();
    },
  };
};

test('a token secret changes in three steps during which every process takes every token; then the old one opens nothing', async () => {
  const { username, password, userId, token: first } = await signUp(api);
  const old = api.dependencies.config.TOKEN_SECRET;
  const steps = [
    {},
    { TOKEN_SECRET_ACCEPTED: NEW },
    { TOKEN_SECRET: NEW, TOKEN_SECRET_ACCEPTED: old },
    { TOKEN_SECRET: NEW },
  ].map(processWith);
  const statusOf = async (step: (typeof steps)[number] | undefined, token: string) =>
    (await step?.request.get(`/api/booking/${userId}`).set('Authorization', `Bearer ${token}`))?.status;
  const logInAt = async (step: (typeof steps)[number] | undefined): Promise<string> =>
    (await step?.request.post('/api/auth/login').send({ username, password }).expect(200))?.body.token;
  // While one process has taken a step, the other has not yet.
  for (const [index, step] of steps.slice(0, 3).entries()) {
    const next = steps[index + 1];
    const [before, after] = [await logInAt(step), await logInAt(next)];
    const taken = [await statusOf(step, before), await statusOf(step, after), await statusOf(next, after)];
    expect(taken).toEqual([200, 200, 200]);
    // The last step is taken once no login of the old secret lasts any more.
    expect(await statusOf(next, index === 0 ? first : before)).toBe(200);
  }
  expect(await statusOf(steps[2], first)).toBe(200);
  expect(await statusOf(steps[3], first)).toBe(401);
  for (const step of steps) await step.end();
});
