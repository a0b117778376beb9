import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { UserFacingError } from '../user-facing-error.ts';
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

/** Downloaded beside the target first: others, such as a parallel start, see a complete mongod or none. */
const fetchTo = async (target: string, download: MongodDownload, signal?: AbortSignal): Promise<void> => {
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(`${target}-`);
  try {
    const binary = await download(folder, signal);
    await chmod(binary, 0o755);
    await rename(binary, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * The path of a mongod that runs here: named by MONGOMS_SYSTEM_BINARY, on PATH, in the cache, or downloaded
 * into the cache. Each candidate must answer `--version`; others are skipped. Warns of one that is no longer
 * maintained.
 * @throws UserFacingError when none is found and none can be downloaded.
 */
export const findMongod = async (options: FindOptions = {}): Promise<string> => {
  const { env = process.env, onProgress = () => {}, downloads = everyDownload, signal } = options;
  /** One that was built for another libc or processor does not run. */
  const runsHere = async (binary: string): Promise<boolean> => {
    const { stdout } = await execa(binary, ['--version'], { reject: false, timeout: 10_000 });
    const [, version] = /db version v(\d+\.\d+\.\d+)/.exec(stdout ?? '') ?? [];
    if (Number.parseInt(version ?? '', 10) < OLDEST_MAINTAINED)
      onProgress(
        `The database server is MongoDB ${version}, which no longer gets security fixes: for trying out only. To use another one, put its mongod on PATH.`,
      );
    return version !== undefined;
  };
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const cached = cachedMongod(env);
  for (const candidate of [env.MONGOMS_SYSTEM_BINARY ?? '', ...onPath.map((folder) => join(folder, `mongod${ending}`)), cached])
    if (existsSync(candidate) && (await runsHere(candidate))) return candidate;

  onProgress('Fetching a database server (once) …');
  const reasons: string[] = [];
  for (const download of downloads) {
    try {
      await fetchTo(cached, download, signal);
      if (await runsHere(cached)) return cached;
      reasons.push('the downloaded one does not run on this machine');
    } catch (error) {
      signal?.throwIfAborted();
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new UserFacingError(
    `No mongod was found and none could be downloaded (${reasons.join('; ')}): install MongoDB 6 or newer, or set MONGODB_URI to a replica set, then run the command again.`,
  );
};
