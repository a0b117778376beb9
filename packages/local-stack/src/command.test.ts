import { expect, test } from 'vitest';
import { folderWithDemo, runScript, startCopy, temporaryFolder } from './testing/copies.ts';

const run = async (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const command = runScript('command.ts', { DATA_DIR: folder, ...env }, args);
  return { code: await command.ended, output: command.output() };
};

test('the money check and the first admin work on the copy that runs with the data folder, without a variable', async () => {
  const { folder, url } = await startCopy(await folderWithDemo());
  const checked = await run(folder, ['check-money']);
  expect(checked).toEqual({ code: 0, output: expect.stringMatching(/^Problems found: 0\. Bookings checked: 0\./) });
  const password = 'violet harbour 4711';
  const made = await run(folder, ['create-admin', 'captain', 'captain@example.com'], { ADMIN_PASSWORD: password });
  expect(made).toEqual({ code: 0, output: "The admin 'captain' can log in now.\n" });
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'captain', password }),
  });
  expect(login.status).toBe(200);
});

test('a command of the operator says what to do where nothing runs with the data folder', async () => {
  const { code, output } = await run(await temporaryFolder(), ['check-money']);
  expect([code, output]).toEqual([
    2,
    expect.stringMatching(/^Nothing runs with DATA_DIR .+: run npm start first, or set MONGODB_URI/),
  ]);
});
