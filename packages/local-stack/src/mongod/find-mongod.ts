import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { codeOf, UserFacingError } from '../user-facing-error.ts';
import { everyDownload, type MongodDownload } from './downloads.ts';

type FindOptions = {
  readonly env?: NodeJS.ProcessEnv;
  readonly onProgress?: (line: string) => void;
  readonly downloads?: readonly MongodDownload[];
  readonly signal?: AbortSignal;
};

/** Major version; MongoDB 6.0 ended in July 2025. */
const OLDEST_MAINTAINED = 7;
const ending = process.platform === 'win32' ? '.exe' : '';

/** Per user, outside the clone: a second clone starts without downloading again. */
export const cachedMongod = (env: NodeJS.ProcessEnv): string => {
  const cache = env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache');
  return join(cache, 'wayfarer', 'mongod', `mongod-${process.platform}-${process.arch}${ending}`);
};

/** Null when the file does not run on this machine, or is no mongod: one built for another libc or processor does not run. */
const versionOf = async (binary: string): Promise<string | null> => {
  const { stdout } = await execa(binary, ['--version'], { reject: false, timeout: 10_000 });
  return /db version v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1] ?? null;
};

/** Beside the target first: whoever looks, also another start at the same time, sees a whole mongod or none. @returns its version */
const fetchTo = async (target: string, download: MongodDownload, signal?: AbortSignal): Promise<string> => {
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(`${target}-`);
  try {
    const binary = await download(folder, signal);
    await chmod(binary, 0o755);
    await rename(binary, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const version = await versionOf(target);
  if (version === null) throw new Error('the downloaded one does not run on this machine');
  return version;
};

/** What the disk refuses; no other download would do better. */
const ofTheDisk = new Set(['ENOSPC', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);

const fetchMongod = async (target: string, downloads: readonly MongodDownload[], signal?: AbortSignal): Promise<string> => {
  const reasons: string[] = [];
  for (const download of downloads) {
    try {
      return await fetchTo(target, download, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (ofTheDisk.has(codeOf(error)))
        throw new UserFacingError(
          `The folder ${dirname(target)} cannot be written (${codeOf(error)}): make it writable, with 400 MB free on its disk, or set XDG_CACHE_HOME to another folder.`,
        );
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new UserFacingError(
    `No mongod was found and none could be downloaded (${reasons.join('; ')}): install MongoDB 6 or newer, or set MONGODB_URI to a replica set, then run the command again.`,
  );
};

const tellAge = (version: string, onProgress: (line: string) => void): void => {
  if (Number.parseInt(version, 10) >= OLDEST_MAINTAINED) return;
  onProgress(
    `The database server is MongoDB ${version}, which gets no security fixes any more: for trying out only. Another one is used when its mongod is on PATH.`,
  );
};

/**
 * The path of a mongod that runs here: named by MONGOMS_SYSTEM_BINARY, on PATH, in the cache, or downloaded into the
 * cache. Each candidate must answer `--version`; one that does not is passed over. Tells of one that is no longer maintained.
 * @throws UserFacingError when there is none and none can be had.
 */
export const findMongod = async (options: FindOptions = {}): Promise<string> => {
  const { env = process.env, onProgress = () => {}, downloads = everyDownload, signal } = options;
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const cached = cachedMongod(env);
  const candidates = [env.MONGOMS_SYSTEM_BINARY ?? '', ...onPath.map((folder) => join(folder, `mongod${ending}`)), cached];
  for (const candidate of candidates.filter((file) => existsSync(file))) {
    const version = await versionOf(candidate);
    if (version === null) continue;
    tellAge(version, onProgress);
    return candidate;
  }
  onProgress('Fetching a database server (once) …');
  tellAge(await fetchMongod(cached, downloads, signal), onProgress);
  return cached;
};
