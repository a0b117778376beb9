import { homedir } from 'node:os';
import { join } from 'node:path';

const fileName = `mongod-${process.platform}-${process.arch}${process.platform === 'win32' ? '.exe' : ''}`;

/** Per user, outside the clone: a second clone starts without downloading again. */
export const cacheFolder = (env: NodeJS.ProcessEnv): string =>
  join(env.XDG_CACHE_HOME || join(env.HOME || homedir(), '.cache'), 'wayfarer', 'mongod');

/** Where every download ends up, whatever its source. */
export const cachedMongod = (env: NodeJS.ProcessEnv): string => join(cacheFolder(env), fileName);
