import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** In the user's cache, so that other clones do not download it again. */
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'wayfarer');

type Wanted = {
  /** Asks it for its version. */
  readonly version?: string;
  /** The variable that names it. */
  readonly named?: string | undefined;
  /** Its cached path, or that of a program that includes it. */
  readonly kept: string;
  readonly folder?: string;
  /** Puts it there. */
  readonly fetch: (folder: string) => void;
  /** What to do where that fails. */
  readonly instead: string;
};

/**
 * A third-party program: named by a variable, on the PATH, cached, or downloaded now. @throws Error that says
 * what is missing
 */
export const findProgram = (
  name: string,
  { version = '--version', named, kept, fetch, instead, folder: its = name }: Wanted,
): string => {
  const folder = join(cache, its);
  const own = join(folder, kept);
  const found = (named ? [named] : [name, own]).find((file) => spawnSync(file, [version]).status === 0);
  if (found) return found;
  if (named) throw new Error(`${named} cannot be run.`);
  try {
    fetch(folder);
  } catch (cause) {
    const reason = String(cause).trim().split('\n').at(-1);
    throw new Error(`${name} is missing, and could not be fetched (${reason}): put it on the PATH, or ${instead}.`, { cause });
  }
  return own;
};
