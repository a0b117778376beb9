import assert from 'node:assert/strict';
import { type Client, findOffer, logIn } from './client.ts';
import { assertBooked, startLoad } from './load.ts';
import { startConnecting } from './refused.ts';
import { compose, containers, inMongo, operate, SITE, serviceOf } from './stack.ts';

/**
 * Milliseconds for which connections may be refused: a second for the calls that the proxy has begun, and the
 * start of the next one.
 */
const MAX_REFUSED_MS = 2000;
const NO_BUILD = { NO_BUILD: 'yes' };
/** What a caller sees whose connection the proxy has not, or no longer. */
const UNCONNECTED = /ECONNREFUSED|ECONNRESET|EPIPE|other side closed|socket hang up|UND_ERR_SOCKET/;

/** As `docker/update.sh` is called by who has forgotten that the demo runs, too. */
const changed = {
  env: { ...NO_BUILD, BRAND_NAME: 'Another brand' },
  files: ['verification/src/compose/changed.yml'],
  profile: false,
};

/**
 * An update that changes the definition of every container, and the brand, which is the proxy's too, refuses
 * nobody for longer than the proxy needs, and no call fails but for that. So does the way back.
 */
export const checkChangedUpdate = async (client: Client): Promise<string> => {
  const admin = await logIn(client, 'admin');
  const load = startLoad(admin, await findOffer(client));
  const connecting = startConnecting();
  await operate('update.sh', [], changed);
  const running = (await containers()).filter(({ State }) => State.Running);
  await operate('update.sh', [], { env: NO_BUILD });
  const { tries, refused, longestMs } = await connecting.stop();
  const { calls, booked, failed, slowest } = await load.stop();
  for (const container of running)
    assert.equal(container.Config.Labels.definition, 'changed', `${serviceOf(container)} is of the version before`);
  assert.deepEqual(failed.filter((said) => !UNCONNECTED.test(said)).slice(0, 5), [], 'calls failed');
  assert.ok(longestMs < MAX_REFUSED_MS, `connections were refused for ${Math.round(longestMs)} ms`);
  assert.ok(booked.length > 0, 'nothing was booked');
  await assertBooked(client, admin, booked);
  return `there and back: ${refused} of ${tries} connections refused, for ${Math.round(longestMs)} ms; ${failed.length} of ${calls} calls failed, the slowest took ${(slowest / 1000).toFixed(1)} s`;
};

/** Not by what Docker says of each: one may be gone by then. */
const idsOf = async (...services: readonly string[]): Promise<readonly string[]> =>
  (await compose(['ps', '--all', '--quiet', ...services])).all.split('\n').filter((id) => id !== '');
const hasIndex = async (): Promise<boolean> =>
  (await inMongo('print("has it:", db.bookings.getIndexes().some(({ name }) => name === "ofAnotherVersion_1"))')).includes(
    'has it: true',
  );

/** An index that only another version knows is there for as long as a process of that version may run. */
export const checkOtherIndexes = async (): Promise<string> => {
  await inMongo('db.bookings.createIndex({ ofAnotherVersion: 1 })');
  const before = await idsOf('api', 'api-2');
  let looks = 0;
  let isOver = false;
  const updating = operate('update.sh', [], { env: NO_BUILD }).finally(() => {
    isOver = true;
  });
  try {
    while (!isOver) {
      const had = await hasIndex();
      const areLeft = (await idsOf('api', 'api-2')).some((id) => before.includes(id));
      if (!areLeft) break;
      looks += 1;
      assert.ok(had, 'it was dropped while a process of the version before ran');
    }
  } finally {
    await updating;
  }
  assert.ok(looks > 0, 'it was not looked at');
  assert.ok(!(await hasIndex()), 'it was never dropped');
  return `${looks} looks while processes of the version before ran; dropped at the end`;
};

/** An update that ends half-way says what answers people and what to do; the next one brings all along. */
export const checkBrokenUpdate = async (): Promise<string> => {
  const { all, exitCode } = await operate('update.sh', [], {
    env: NO_BUILD,
    files: ['verification/src/compose/broken.yml'],
    reject: false,
  });
  assert.notEqual(exitCode, 0);
  assert.match(all, /The update has not ended well\. The service api did not start .* api-2 answers everybody/);
  assert.equal((await fetch(`${SITE}/api/ready`)).status, 200, 'the site is away');
  await operate('update.sh', [], { env: NO_BUILD });
  const health = (await containers()).filter((one) => ['api', 'api-2'].includes(serviceOf(one)));
  assert.ok(health.length === 2 && health.every(({ State }) => State.Running), 'a process does not run');
  return 'api-2 answered meanwhile; the next update brought both along';
};
