import assert from 'node:assert/strict';
import type { AccountExport } from '@wayfarer/contracts';
import { type Client, logIn } from './client.ts';
import { compose } from './stack.ts';

const PASSWORD = 'a heron under the wide water';

/** Each command of the documents, in the container that they name. */
export const checkCommands = async (client: Client): Promise<string> => {
  const inApi = async (args: readonly string[], input = ''): Promise<string> =>
    (await compose(['exec', '-T', 'api', 'node', ...args], { input })).all;
  await inApi(['create-admin.js', 'operator', 'operator@example.com'], PASSWORD);
  const first = await logIn(client, 'operator', PASSWORD);
  assert.equal((await client.once({ method: 'GET', path: '/api/dashboard', by: first }))?.status, 200);
  await inApi(['account.js', 'set-password', 'operator'], `${PASSWORD} again`);
  assert.equal((await client.once({ method: 'GET', path: '/api/dashboard', by: first }))?.status, 401);
  const operator = await logIn(client, 'operator', `${PASSWORD} again`);
  await inApi(['account.js', 'remove-admin', 'operator']);
  assert.equal((await client.once({ method: 'GET', path: '/api/dashboard', by: operator }))?.status, 403);
  await inApi(['account.js', 'make-admin', 'operator']);
  await inApi(['account.js', 'end-sessions', 'operator']);
  assert.equal((await client.once({ method: 'GET', path: '/api/dashboard', by: operator }))?.status, 401);
  const printed = await inApi(['account.js', 'export', 'operator']);
  // Compose may warn before it.
  const exported: AccountExport = JSON.parse(printed.slice(printed.indexOf('{')));
  assert.equal(exported.account.email, 'operator@example.com');
  await inApi(['account.js', 'erase', 'operator'], 'operator\n');
  assert.match(
    (await compose(['exec', '-T', 'api', 'node', 'account.js', 'export', 'operator'], { reject: false })).all,
    /no user/,
  );
  await compose(['run', '--rm', '-T', '--no-deps', 'migrate']);
  assert.match(await inApi(['check-money.js']), /^Nothing is wrong/m);
  assert.match(await inApi(['doctor.js']), /^well +database/m);
  return 'create-admin, account (6 actions), migrate, check-money, doctor';
};
