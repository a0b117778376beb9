import assert from 'node:assert/strict';
import type { AccountExport } from '@wayfarer/contracts';
import { bodyOf } from '../product/http-client.ts';
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
  for (const role of ['desk', 'guide', 'viewer'])
    assert.match(await inApi(['account.js', `make-${role}`, 'operator']), new RegExp(`has the role ${role}`));
  assert.match(await inApi(['account.js', 'remove-two-factor', 'operator']), /had no two-factor login/);
  assert.match(await inApi(['account.js', 'remove-passkeys', 'operator']), /had no passkey/);
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
  assert.match(await inApi(['check-money.js']), /^Problems found: 0\./m);
  const { all: seen } = await compose(['exec', '-T', 'api', 'node', 'doctor.js'], { reject: false });
  assert.match(seen, /^ok +database/m);
  // How full this machine's disks are does not matter to this check.
  assert.deepEqual(seen.match(/^WRONG (?!disk).*/gm), null);
  const by = await logIn(client, 'admin');
  const told = bodyOf<{ commit: string }>(await client.once({ method: 'GET', path: '/api/version', by }), 'ask for the version');
  assert.match(told.commit, /^[0-9a-f]{12}$/, 'the version names no commit');
  return 'create-admin, account (11 actions), migrate, check-money, doctor';
};
