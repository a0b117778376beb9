import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cachedMongod, findMongod } from './find-mongod.ts';

let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-mongod-'));
  env = { PATH: join(folder, 'path'), XDG_CACHE_HOME: join(folder, 'cache') };
  return () => rm(folder, { recursive: true, force: true });
});

/** A program that answers `--version` as a mongod does, or as something else. */
const writeBinary = async (file: string, answer = 'db version v6.0.5'): Promise<string> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\necho '${answer}'\n`);
  await chmod(file, 0o755);
  return file;
};

const named = () => writeBinary(join(folder, 'named', 'mongod'));
const onPath = () => writeBinary(join(folder, 'path', 'mongod'));
const cached = () => writeBinary(cachedMongod(env));
const download = (into: string) => writeBinary(join(into, 'mongod'), 'db version v8.0.4');
const failing = () => Promise.reject(new Error('no network'));
const never = () => Promise.reject(new Error('a download was tried although a mongod was there'));

test('prefers the mongod that MONGOMS_SYSTEM_BINARY names, then the one on PATH, then the cached one', async () => {
  const [first, second, third] = [await named(), await onPath(), await cached()];
  const withName = { ...env, MONGOMS_SYSTEM_BINARY: first };
  expect(await findMongod({ env: withName, downloads: [never] })).toBe(first);
  expect(await findMongod({ env, downloads: [never] })).toBe(second);
  await rm(second);
  expect(await findMongod({ env, downloads: [never] })).toBe(third);
});

test('passes over a candidate that does not answer as a mongod of this machine', async () => {
  const broken = await writeBinary(join(folder, 'named', 'mongod'), 'Exec format error');
  await writeBinary(join(folder, 'path', 'mongod'), 'hello');
  const third = await cached();
  expect(await findMongod({ env: { ...env, MONGOMS_SYSTEM_BINARY: broken }, downloads: [never] })).toBe(third);
});

test('tries the downloads one after the other and keeps what it got for the next time', async () => {
  const said: string[] = [];
  const found = await findMongod({ env, downloads: [failing, download], onProgress: (line) => said.push(line) });
  expect(found).toBe(cachedMongod(env));
  expect(said).toEqual(['Fetching a database server (once) …']);
  expect(await findMongod({ env, downloads: [never] })).toBe(found);
});

test('says in one sentence what to do when there is none and none can be had', async () => {
  await expect(findMongod({ env, downloads: [failing, failing] })).rejects.toThrow(
    /^No mongod was found and none could be downloaded \(no network; no network\): install MongoDB 6 or newer, or set MONGODB_URI/,
  );
});

test('warns of a mongod that no longer gets security fixes, wherever it comes from, and of no other', async () => {
  const said: string[] = [];
  const onProgress = (line: string) => void said.push(line);
  await findMongod({ env, downloads: [(into) => writeBinary(join(into, 'mongod'))], onProgress });
  await findMongod({ env, downloads: [never], onProgress });
  const old = /^The database server is MongoDB 6\.0\.5, which no longer gets security fixes: for trying out only/;
  expect(said).toEqual([expect.stringMatching(/^Fetching/), expect.stringMatching(old), expect.stringMatching(old)]);
  await writeBinary(cachedMongod(env), 'db version v7.0.30');
  await findMongod({ env, downloads: [never], onProgress });
  expect(said).toHaveLength(3);
});

test('leaves no half of a download behind, and says which folder cannot be written', async () => {
  const broken = async (into: string): Promise<string> => {
    await writeFile(join(into, 'mongod'), 'half');
    throw new Error('connection lost');
  };
  await expect(findMongod({ env, downloads: [broken] })).rejects.toThrow('connection lost');
  expect(await readdir(dirname(cachedMongod(env)))).toEqual([]);

  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(findMongod({ env: { ...env, XDG_CACHE_HOME: file }, downloads: [download] })).rejects.toThrow(
    `(ENOTDIR: not a directory, mkdir '${file}/wayfarer`,
  );
});
