import assert from 'node:assert/strict';
import type { TourPackage } from '@wayfarer/contracts';
import { bodyOf } from '../product/http-client.ts';
import { type Client, logIn } from './client.ts';
import { compose, operate, SITE } from './stack.ts';

const backup = async (...args: string[]): Promise<string> =>
  (await compose(['run', '--rm', '--no-deps', '-T', 'backup', ...args])).all;
const inMongo = async (script: string): Promise<string> =>
  (
    await compose([
      'exec',
      '-T',
      'mongo',
      'sh',
      '-c',
      'mongosh --quiet "$(cat /access/root/uri)" --eval "$0"',
      `db = db.getSiblingDB('wayfarer'); ${script}`,
    ])
  ).all;

/** How much is there, by collection. */
const counts = async (): Promise<string> => {
  const said = await inMongo(
    'print(JSON.stringify(["bookings", "users", "tourpackages", "destinations", "adminactions"].map((name) => [name, db[name].countDocuments()])))',
  );
  return said.trim().split('\n').at(-1) ?? '';
};

/** A backup is made, everything is lost, and the backup brings it back: the same bookings, clean money, and each picture. */
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
  const names = (await backup('list')).match(/\d{4}-\d\d-\d\dT\S+Z/g) ?? [];
  assert.equal(names.length, 2, 'BACKUPS_KEPT is 2');
  return `${/Backup .*: (\S+),/.exec(made)?.[1]}, ${before}, ${pictures.length} pictures`;
};
