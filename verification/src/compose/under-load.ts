import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, findOffer, logIn } from './client.ts';
import { assertBooked, startLoad } from './load.ts';
import { compose, operate } from './stack.ts';

/** Before and after what happens, in milliseconds. */
const QUIET_MS = 3000;

/** While something happens to the stack no call fails, and each booking that was answered is there. */
const withoutFailure = async (client: Client, happens: () => Promise<void>): Promise<string> => {
  const admin = await logIn(client, 'admin');
  const load = startLoad(admin, await findOffer(client));
  await pause(QUIET_MS);
  const begun = performance.now();
  await happens();
  await pause(QUIET_MS);
  const seconds = Math.round((performance.now() - begun) / 1000);
  const { calls, booked, failed, slowest } = await load.stop();
  assert.deepEqual(failed.slice(0, 5), [], `${failed.length} of ${calls} calls failed`);
  assert.ok(booked.length > 0, 'nothing was booked');
  await assertBooked(client, admin, booked);
  return `0 of ${calls} calls failed in ${seconds} s, ${booked.length} of them bookings; the slowest took ${(slowest / 1000).toFixed(1)} s`;
};

/** The next `up` takes this for another version, as it does after a build. */
const asNewVersion = { KEEP_EMAILS_DAYS: '91' };

export const checkUpdate = (client: Client): Promise<string> =>
  withoutFailure(client, async () => {
    await operate('update.sh', [], { env: { ...asNewVersion, NO_BUILD: 'yes' } });
  });

/**
 * Every secret that this machine gives out changes: passwords of the database, what signs logins, and what
 * events are signed with.
 */
export const checkRotation = (client: Client): Promise<string> =>
  withoutFailure(client, async () => {
    const old = { TOKEN_SECRET: 'demo-only-demo-only-demo-only-demo-only', STRIPE_WEBHOOK_SECRET: 'whsec_demo_only' };
    const next = 'another-demo-only-another-demo-only';
    const steps = [{ TOKEN_SECRET_ACCEPTED: next }, { TOKEN_SECRET: next, TOKEN_SECRET_ACCEPTED: old.TOKEN_SECRET }];
    await compose(['run', '--rm', '-T', '--no-deps', '--env', 'ACT=rotate', 'database-users']);
    for (const step of steps) {
      const STRIPE_WEBHOOK_SECRET = `whsec_another_demo_only,${old.STRIPE_WEBHOOK_SECRET}`;
      await operate('update.sh', [], { env: { ...asNewVersion, ...step, STRIPE_WEBHOOK_SECRET, NO_BUILD: 'yes' } });
    }
  });

/** The key file of the replica set; its only node restarts, and calls wait. */
export const checkRekeying = (client: Client): Promise<string> =>
  withoutFailure(client, async () => {
    await compose(['run', '--rm', '-T', '--no-deps', '--env', 'ACT=rekey', 'database-users']);
    await compose(['restart', 'mongo']);
  });

export const checkPlainUp = (client: Client): Promise<string> =>
  withoutFailure(client, async () => {
    await compose(['up', '--detach', '--wait', 'api', 'api-2', 'proxy']);
  });

export const checkFrozen = (client: Client): Promise<string> =>
  withoutFailure(client, async () => {
    await compose(['pause', 'api']);
    await pause(10_000);
    await compose(['unpause', 'api']);
  });

export const checkStops = (client: Client, stops: number): Promise<string> =>
  withoutFailure(client, async () => {
    for (let turn = 0; turn < stops; turn += 1)
      await compose(['up', '--detach', '--force-recreate', '--no-deps', '--wait', turn % 2 === 0 ? 'api' : 'api-2']);
  });
