import assert from 'node:assert/strict';
import { backup, inFolder, namesIn } from './backup.ts';
import { compose, operate, SITE } from './stack.ts';

const failing = { reject: false } as const;

const halves = (): Promise<string> => inFolder('echo "left: $(find . -name "*.part" | wc -l)"');
const isUp = async (): Promise<boolean> => (await fetch(`${SITE}/api/ready`)).status === 200;

/** A copy of the newest backup that something was done to, with checksums that are right. */
const spoil = (name: string, how: string): Promise<string> =>
  inFolder(
    `newest=$(ls -d ????-??-??T??-??-??Z | tail -n 1); cp -r "$newest" ${name}; cd ${name}; ${how}; sha256sum database.tar pictures.tar > manifest`,
  );
const SPOILT = '2020-01-01T00-00-00Z';

/** Two at once are made one after the other, each whole, by hand or at night. */
export const checkBackupsAtOnce = async (): Promise<string> => {
  const made = await Promise.all([backup('now'), backup('now'), backup('now')]);
  assert.ok(
    made.some((said) => said.includes('this one waits for its end')),
    'none waited',
  );
  const collections = made.map((said) => /is made: (\d+) collections/.exec(said)?.[1]);
  assert.equal(new Set(collections).size, 1, `they hold ${collections.join(', ')} collections`);
  const names = namesIn(await backup('list'));
  for (const name of names) assert.match(await backup('check', name), /is whole: \d+ collections in \S+, \d+ pictures/);
  assert.match(await halves(), /left: 0/);
  return `${made.length} at once, each with ${collections[0]} collections`;
};

/** What keeps a backup from being made is told, takes no space, and an empty or cut one counts as none. */
export const checkBadBackups = async (): Promise<string> => {
  const gone = [
    'run',
    '--rm',
    '--no-deps',
    '-T',
    '--env',
    'MONGODB_URI=mongodb://mongo:1/?serverSelectionTimeoutMS=1000',
    'backup',
    'now',
  ];
  assert.notEqual((await compose(gone, failing)).exitCode, 0, 'a backup of no database was made');
  assert.match(await halves(), /left: 0/);
  const check = () => compose(['run', '--rm', '--no-deps', '-T', 'backup', 'check', SPOILT], failing);
  for (const how of [
    'tar -cf database.tar --files-from /dev/null',
    'truncate -s 20000 database.tar',
    'truncate -s 5000 pictures.tar',
  ]) {
    await spoil(SPOILT, how);
    const { all, exitCode } = await check();
    assert.match(all, /is not whole: it holds no database of the product, or ends in the middle/, how);
    assert.notEqual(exitCode, 0);
    const restored = await operate('restore.sh', [SPOILT], failing);
    assert.match(restored.all, /is not whole[\s\S]*Nothing was stopped or changed/, how);
    assert.ok(await isUp(), 'the site is away');
    await inFolder(`rm -rf ${SPOILT}`);
  }
  // One that is larger than any disk here.
  await inFolder(
    'mkdir 9999-01-01T00-00-00Z; truncate -s 8T 9999-01-01T00-00-00Z/database.tar; touch 9999-01-01T00-00-00Z/manifest',
  );
  const full = await compose(['run', '--rm', '--no-deps', '-T', 'backup', 'now'], failing);
  assert.match(full.all, /too little space for backups: the next one needs \S+, and \S+ are free/);
  assert.match((await operate('restore.sh', ['latest'], failing)).all, /too little space[\s\S]*Nothing was stopped or changed/);
  await inFolder('rm -rf 9999-01-01T00-00-00Z');
  assert.match(await halves(), /left: 0/);
  assert.ok(await isUp(), 'the site is away');
  return 'no database, empty, cut twice, no space: each told, nothing stopped, nothing half left';
};

/** A restore says what is wrong and how things stand, and goes on where it is run again. */
export const checkFailedRestore = async (): Promise<string> => {
  const unknown = await operate('restore.sh', ['2026-01-01'], failing);
  assert.match(unknown.all, /There is no backup '2026-01-01'[\s\S]*Nothing was stopped or changed/);
  assert.ok(await isUp(), 'the site is away');
  const DATABASE_URI_BACKUP = 'mongodb://mongo:1/?serverSelectionTimeoutMS=1000';
  const broken = await operate('restore.sh', ['latest'], { ...failing, env: { DATABASE_URI_BACKUP } });
  assert.notEqual(broken.exitCode, 0);
  assert.match(broken.all, /The restore has not ended well\. The API is stopped.* may be half restored.* run this again/);
  const { all } = await operate('restore.sh', ['latest']);
  assert.match(all, /The backup is back, and the site runs/);
  assert.ok(await isUp(), 'the site is away');
  return 'a wrong name stops nothing; one that fails half-way says so, and goes on by itself when it is run again';
};
