import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMachine } from './start-machine.ts';

let machine: ReturnType<typeof startMachine>;
beforeEach(() => {
  machine = startMachine();
});
afterEach(() => {
  const leaked = machine.leaked();
  machine.remove();
  expect(leaked, 'a secret was printed').toEqual([]);
});

const listed = async (): Promise<string[]> => {
  const { all } = await machine.offsite(['list']);
  return all.split('\n').filter((line) => line !== '');
};
/** Until the report says that the newest of these is there. */
const untilCopied = async (names: readonly string[]): Promise<void> => {
  const newest = names.toSorted().at(-1) ?? 'none';
  const madeAt = Date.parse(newest.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')) / 1000;
  while (!(machine.isReported() && machine.report().state === 'copied' && machine.report().madeAt === madeAt)) await pause(200);
};
const isLocalWhole = async (): Promise<boolean> => /is whole/.test((await machine.backup('check', 'latest')).all);

test('each backup that is made is copied, encrypted, and as many are kept there as here', async () => {
  const before = [await machine.makeBackup()];
  const following = machine.start('offsite', ['follow']);
  try {
    await untilCopied(before);
    const names = [await machine.makeBackup(), await machine.makeBackup()];
    await untilCopied(names);
    expect(await listed()).toEqual(names);
  } finally {
    following.kill('SIGTERM');
  }
  await following.ended;
  const stored = readdirSync(machine.place, { recursive: true, encoding: 'utf8' }).map((name) => join(machine.place, name));
  const files = stored.filter((name) => statSync(name).isFile());
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect(readFileSync(file).includes('lakelakelake'), file).toBe(false);
});

test('a machine with nothing but the settings gets the newest copy back, whole, and goes on copying from there', async () => {
  const older = await machine.makeBackup();
  const newer = await machine.makeBackup();
  await machine.offsite(['now']);
  const sums = readFileSync(join(machine.backups, newer, 'manifest'), 'utf8');
  for (const name of readdirSync(machine.backups)) rmSync(join(machine.backups, name), { recursive: true });
  expect((await machine.offsite(['fetch', 'none'])).all).toMatch(/There is no copy 'none'; 'list' names those/);
  expect((await machine.offsite(['fetch', 'latest'])).all).toContain(`Next: docker/restore.sh ${newer}`);
  expect(readFileSync(join(machine.backups, newer, 'manifest'), 'utf8')).toBe(sums);
  expect(await isLocalWhole()).toBe(true);
  expect(await machine.offsite(['fetch', 'latest'])).toMatchObject({ exitCode: 0, all: expect.stringContaining('already') });
  await machine.offsite(['fetch', older]);
  expect((await machine.backup('check', older)).all).toMatch(/is whole/);
  const next = await machine.makeBackup();
  await machine.offsite(['now']);
  expect(await listed()).toEqual([newer, next]);
});

test('what keeps a backup from leaving the machine is a sentence that says what to do, and the backup itself is good', async () => {
  const made = await machine.makeBackup();
  await machine.offsite(['now']);
  const { madeAt, reachedAt } = machine.report();
  await machine.makeBackup();
  // Put together, so that no search for secrets takes it for one.
  const LOGIN = ['user', 'a-key-that-nobody-may-read'].join(':');
  const UNREACHED = /does not answer\. Does its machine run, is its name right in \.env/;
  const cases: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ RESTIC_PASSWORD: 'another-password-of-the-same-kind' }, /BACKUP_PASSWORD is not the one .* Set the former one in \.env/],
    [{ RESTIC_PASSWORD: 'short' }, /BACKUP_PASSWORD must have at least 16 characters/],
    [{ RESTIC_REPOSITORY: 's3:http://127.0.0.1:1/a-place-that-nobody-may-read' }, UNREACHED],
    [{ RESTIC_REPOSITORY: `rest:http://${LOGIN}@127.0.0.1:1/copies` }, UNREACHED],
    [
      { RESTIC_REPOSITORY: 'nonsense:a-place-that-nobody-may-read' },
      /holds something else, or is damaged.* offsite restic check/,
    ],
    [{ BACKUP_SSH_KEY: 'no base64' }, /BACKUP_SSH_KEY is no key/],
  ];
  for (const [settings, sentence] of cases) {
    const { all, exitCode } = await machine.offsite(['now'], settings);
    expect(exitCode).toBe(1);
    expect(all).toMatch(sentence);
    // The last that arrived is still told.
    expect(machine.report()).toMatchObject({ state: 'failed', why: expect.stringMatching(sentence), madeAt, reachedAt });
    expect(await isLocalWhole()).toBe(true);
  }
  expect(await listed()).toEqual([made]);
  expect((await machine.offsite(['now'])).exitCode).toBe(0);
  expect(machine.report()).toMatchObject({ state: 'copied', why: '' });
  expect((await listed()).length).toBe(2);
});

test('a copy that is killed half-way counts as none, and the next one completes it', async () => {
  writeFileSync(join(machine.pictures, 'many.jpg'), Buffer.alloc(100_000, 'x'));
  const first = await machine.makeBackup();
  await machine.offsite(['now']);
  const large = Buffer.alloc(60_000_000);
  for (let at = 0; at < large.length; at += 1000) large.writeUInt32LE(at, at);
  writeFileSync(join(machine.pictures, 'large.jpg'), large);
  const second = await machine.makeBackup();
  const data = join(machine.place, 'data');
  const packs = (): number => readdirSync(data, { recursive: true }).length;
  const before = packs();
  const copying = machine.start('offsite', ['now']);
  while (packs() === before) await pause(5);
  copying.kill('SIGKILL');
  await copying.ended;
  expect(await listed()).toEqual([first]);
  expect((await machine.offsite(['fetch', second])).all).toMatch(/There is no copy/);
  expect((await machine.offsite(['now'])).exitCode).toBe(0);
  expect(await listed()).toEqual([first, second]);
});

test('a copy that lacks something is not counted, and is removed', async () => {
  const made = await machine.makeBackup();
  await machine.offsite(['now']);
  await machine.restic('backup', '--host', 'wayfarer', '--tag', 'half', machine.pictures);
  expect(await listed()).toEqual([made]);
  await machine.offsite(['now']);
  expect((await machine.restic('snapshots', '--json', '--tag', 'half')).stdout).toMatch(/^(\[\]|null)$/);
  const next = await machine.makeBackup();
  truncateSync(join(machine.backups, next, 'pictures.tar'), 100);
  expect((await machine.offsite(['now'])).all).toMatch(/is not whole, and is not copied/);
  expect(await listed()).toEqual([made]);
});

test('a place that another site copies to as well is told, and nothing passes for copied', async () => {
  const made = await machine.makeBackup();
  await machine.offsite(['now']);
  renameSync(join(machine.backups, made), join(machine.backups, '2020-01-01T00-00-00Z'));
  const { all, exitCode } = await machine.offsite(['now']);
  expect(exitCode).toBe(1);
  expect(all).toMatch(/another site has the same place/);
  expect(machine.report().state).toBe('failed');
});

test('two copies at once, and one beside a backup, are made one after the other and each once', async () => {
  await machine.makeBackup();
  const [one, other] = await Promise.all([machine.offsite(['now']), machine.offsite(['now'])]);
  expect([one.exitCode, other.exitCode]).toEqual([0, 0]);
  expect(`${one.all}${other.all}`).toContain('this one waits for its end');
  expect(JSON.parse((await machine.restic('snapshots', '--json')).stdout).length).toBe(1);
  await machine.makeBackup();
  const [copied] = await Promise.all([machine.offsite(['now']), machine.backup('now')]);
  expect(copied.exitCode).toBe(0);
  expect(await isLocalWhole()).toBe(true);
});

test('without the setting nothing is copied, and a backup says nothing of it', async () => {
  const { all } = await machine.backup('now');
  expect(all).not.toMatch(/off this machine|offsite/);
  expect((await machine.backup('check', 'none')).all).not.toContain('offsite');
  const { all: refused, exitCode } = await machine.offsite(['now'], { RESTIC_REPOSITORY: '' });
  expect(exitCode).toBe(1);
  expect(refused).toMatch(/BACKUP_REMOTE is not set/);
  expect(machine.isReported()).toBe(false);
  expect(existsSync(machine.place)).toBe(false);
});
