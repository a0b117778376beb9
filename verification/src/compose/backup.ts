import assert from 'node:assert/strict';
import type { TourPackage } from '@wayfarer/contracts';
import { bodyOf } from '../product/http-client.ts';
import { type Client, logIn } from './client.ts';
import { compose, containers, inMongo, operate, SITE, serviceOf } from './stack.ts';

export const backup = async (...args: string[]): Promise<string> =>
  (await compose(['run', '--rm', '--no-deps', '-T', 'backup', ...args])).all;
/** Of backups, in what a command printed. */
export const namesIn = (said: string): readonly string[] => said.match(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ/g) ?? [];
/** A shell with the folder of backups, as the user who makes them. */
export const inFolder = async (script: string): Promise<string> =>
  (await compose(['run', '--rm', '--no-deps', '-T', '--entrypoint', 'bash', 'backup', '-euc', `cd /backups; ${script}`])).all;
/** How much is there, by collection. */
export const counts = async (): Promise<string> => {
  const said = await inMongo(
    'print(JSON.stringify(["bookings", "users", "tourpackages", "destinations", "adminactions"].map((name) => [name, db[name].countDocuments()])))',
  );
  return said.trim().split('\n').at(-1) ?? '';
};

/**
 * A backup is made, everything is lost, and the backup brings it back: the same bookings, clean money, and
 * each picture.
 */
export const checkBackup = async (client: Client): Promise<string> => {
  const made = await backup('now');
  assert.match(await backup('check', 'latest'), /is whole/);
  const before = await counts();
  await inMongo('db.dropDatabase()');
  await compose(['run', '--rm', '--no-deps', '-T', '--entrypoint', 'sh', 'backup', '-c', 'rm -rf /data/pictures/*']);
  await operate('restore.sh', ['latest']);
  assert.equal(await counts(), before);
  await logIn(client, 'admin');
  const packages = bodyOf<TourPackage[]>(await client.ask({ method: 'GET', path: '/api/package' }), 'list packages');
  const pictures = packages.flatMap(({ images }) => images);
  assert.ok(pictures.length > 0, 'no package has a picture');
  for (const picture of pictures) assert.equal((await fetch(new URL(picture, SITE))).status, 200, picture);
  const { all: money } = await compose(['exec', '-T', 'api', 'node', 'check-money.js']);
  assert.match(money, /^Problems found: 0\./m);
  for (let more = 0; more < 2; more += 1) await backup('now');
  const names = namesIn(await backup('list'));
  assert.equal(names.length, 2, 'BACKUPS_KEPT is 2');
  return `${/Backup .*: (.+);/.exec(made)?.[1]}, ${before}, ${pictures.length} pictures`;
};

/**
 * On a machine with nothing but the settings and the folder of backups, one command brings back the whole
 * site: its proxy and its nightly backup too.
 */
export const checkRestoreOnEmptyMachine = async (client: Client): Promise<string> => {
  await backup('now');
  const before = await counts();
  await compose(['down', '--volumes', '--remove-orphans']);
  assert.deepEqual(await containers(), []);
  const { all: said } = await operate('restore.sh', ['latest']);
  assert.match(said, /The backup is back, and the site runs/);
  assert.equal(await counts(), before);
  const running = (await containers()).filter(({ State }) => State.Running).map(serviceOf);
  for (const service of ['api', 'api-2', 'proxy', 'backup', 'mongo'])
    assert.ok(running.includes(service), `${service} does not run`);
  assert.equal((await fetch(SITE)).status, 200);
  await logIn(client, 'admin');
  const { all: seen } = await compose(['exec', '-T', 'api', 'node', 'doctor.js'], { reject: false });
  assert.match(seen, /^ok +backup/m);
  // What the proxy says in its stead, once it is gone.
  await compose(['stop', 'proxy']);
  const { all: away, exitCode } = await compose(['exec', '-T', 'api', 'node', 'doctor.js'], { reject: false });
  await compose(['up', '--detach', '--wait', 'proxy']);
  assert.match(away, /^WRONG +site +The proxy does not answer/m);
  assert.equal(exitCode, 1);
  return `${before}; ${running.length} services run`;
};

/** A backup that fails says so in its own words, and the API knows of it; so does the next that is made. */
export const checkFailedBackup = async (): Promise<string> => {
  const doctor = async () => (await compose(['exec', '-T', 'api', 'node', 'doctor.js'], { reject: false })).all;
  const failed = await compose(['run', '--rm', '--no-deps', '-T', 'backup', 'now'], {
    reject: false,
    env: { BACKUPS: '/usr' },
  });
  assert.notEqual(failed.exitCode, 0);
  assert.match(failed.all, /cannot be written: let BACKUPS be one that user 1000 may write/);
  assert.match(await doctor(), /^WRONG +backup +The last backup failed/m);
  await backup('now');
  assert.match(await doctor(), /^ok +backup/m);
  return 'told by its own sentence and by doctor, until one was made';
};
